// Files that belong to one visitor, as answers that a browser saves and nobody caches; and the plain words where there is none.

import type { DownloadFile, GatewayError } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import type { Context } from 'hono';
import { retryAfter } from '../respond.ts';
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

/** What is answered when the backend does not: whose login has ended logs in again. */
export const failedDownload = (context: Context<EndpointEnvironment>, error: GatewayError): Response => {
  if (error.kind === 'gateway.unauthenticated') return context.redirect(PATHS.login, 303);
  return error.kind === 'gateway.throttled'
    ? plainAnswer(429, error.message, retryAfter(error.retryAfterSeconds))
    : plainAnswer(503, inLanguage(AWAY, context.get('visit').site.storefront.language), retryAfter(10));
};
