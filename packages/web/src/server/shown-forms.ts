// Says in every form of a visitor's page for whom it was drawn, and knows one that comes when somebody else is here. Without scripts a page stays open
// while its owner logs out and another person logs in to the same browser; what it sends must not act on that person's account.

import { passNotice } from '@tornister/application/notices';
import { PATHS } from '@tornister/domain/routing';
import { NOBODY, personHere } from '@tornister/domain/session';
import { SHOWN_TO_FIELD } from '../components/account/account-form/shown-to.tsx';
import { isShownToOthers, SHOWN_TO_OTHERS } from '../routes/account/shown-to-others.ts';
import type { PageEntry } from '../routing/page-entry.ts';
import type { Visit } from './visitor.ts';

/** Pages whose forms act on nobody's account that happens to be logged in, by their paths, with the reason. */
export const TAKEN_FROM_ANYBODY: ReadonlyMap<string, string> = new Map([
  [PATHS.login, 'who logs in says who they are'],
  [PATHS.logout, 'whoever is here is to be gone'],
  [PATHS.newPassword, 'the link of the mail says whose password it is'],
  [PATHS.consent, 'it is the choice of the browser, whoever is logged in'],
]);

const POSTING_FORM = /<form\b([^>]*\bmethod="post"[^>]*)>[\s\S]*?(?=<\/form>)/g;
/** A payment provider is not told who is here. */
const FOREIGN_ACTION = /\baction="(?!\/(?!\/))/;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

const here = ({ cookies }: Pick<Visit, 'cookies'>): string => personHere((name) => cookies.get(name));

/**
 * The page with the mark of its person at the end of each form that posts to the shop; React leaves hidden fields alone that it has not drawn in
 * a form. A page that nobody is logged in to has no marks.
 */
export const withShownTo = (html: string, visit: Pick<Visit, 'cookies'>): string => {
  const person = here(visit);
  if (person === NOBODY) return html;
  const field = `<input type="hidden" name="${SHOWN_TO_FIELD}" value="${escaped(person)}"/>`;
  return html.replace(POSTING_FORM, (form, attributes: string) =>
    FOREIGN_ACTION.test(attributes) || form.includes(`name="${SHOWN_TO_FIELD}"`) ? form : form + field,
  );
};

const shownToIn = async (body: ArrayBuffer, type: string): Promise<string> => {
  // Most that is large is a file, which is not read twice for nothing.
  if (!Buffer.from(body).includes(SHOWN_TO_FIELD)) return '';
  const value = (await new Response(body, { headers: { 'content-type': type } }).formData()).get(SHOWN_TO_FIELD);
  return typeof value === 'string' ? value : '';
};

type Sent = { readonly headers: Headers; readonly body: ArrayBuffer | undefined };

/**
 * Whether what was posted to a page is somebody else's, who is told so on the page that is opened anew. Nothing is done then, and what was typed
 * goes nowhere.
 */
export const refusesOthersForm = async (
  visit: Pick<Visit, 'cookies'>,
  { path }: Pick<PageEntry, 'path'>,
  { headers, body }: Sent,
): Promise<boolean> => {
  if (body === undefined || TAKEN_FROM_ANYBODY.has(path)) return false;
  if (!isShownToOthers(await shownToIn(body, headers.get('content-type') ?? ''), here(visit))) return false;
  passNotice(visit.cookies, SHOWN_TO_OTHERS);
  return true;
};
