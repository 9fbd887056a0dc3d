// Files that belong to one visitor, as answers that a browser saves and nobody caches; and the plain words where there is none.

import type { DownloadFile, GatewayError } from '@tornister/application/ports';
import { keepWanted } from '@tornister/application/session';
import { PATHS } from '@tornister/domain/routing';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import type { Context } from 'hono';
import { retryAfter } from '../respond.ts';
import { hasLogin } from './ended-login.ts';
import type { EndpointEnvironment } from './endpoints.ts';

/** A sentence for people, without a page around it. */
export const plainAnswer = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** The file, under a plain name. */
export const fileAnswer = ({ fileName, contentType, base64 }: DownloadFile): Response =>
  new Response(new Uint8Array(Buffer.from(base64, 'base64')), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/** Shown in the place of the page from which the file was asked for: links to files are no `download` links, which would save this as the file. */
const AWAY: Worded<string> = {
  de: 'Der Shop ist gerade nicht erreichbar. Bitte gehen Sie zurück und versuchen Sie es gleich noch einmal.',
  en: 'The shop cannot be reached at the moment. Please go back and try again soon.',
};

/** Leads to the login, and after it to the page on which the file is asked for. */
const askForLogin = (context: Context<EndpointEnvironment>, page: string | undefined): Response => {
  if (page !== undefined) keepWanted(context.get('visit').cookies, page);
  return context.redirect(PATHS.login, 303);
};

export type MissingFile = {
  /** The page of the account on which the file is asked for. */
  readonly page?: string | undefined;
  readonly words: Worded<string>;
};

/**
 * There is no such file, or it is not this visitor's; which of them, nobody is told. Who is not logged in any more logs in first where the file
 * belongs to a page of the account.
 */
export const missingDownload = (context: Context<EndpointEnvironment>, { page, words }: MissingFile): Response => {
  const visit = context.get('visit');
  if (page !== undefined && !hasLogin(visit)) return askForLogin(context, page);
  return plainAnswer(404, inLanguage(words, visit.site.storefront.language));
};

/** What is answered when the backend does not: whose login has ended logs in again, and comes back to the page with the link to the file. */
export const failedDownload = (
  context: Context<EndpointEnvironment>,
  error: GatewayError,
  page?: string | undefined,
): Response => {
  if (error.kind === 'gateway.unauthenticated') return askForLogin(context, page);
  return error.kind === 'gateway.throttled'
    ? plainAnswer(429, error.message, retryAfter(error.retryAfterSeconds))
    : plainAnswer(503, inLanguage(AWAY, context.get('visit').site.storefront.language), retryAfter(10));
};
