// What the newsletter's pages call their forms and parameters.

import { NEWSLETTER_SUCCESS_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '@tornister/domain/newsletter';
import { PATHS } from '@tornister/domain/routing';

export const NEWSLETTER_INTENTS = { subscribe: 'subscribe', confirm: 'confirm', unsubscribe: 'unsubscribe' } as const;

/** The token of a mail's link; the page after it keeps it, so that a reload is told what holds then. */
export const NEWSLETTER_TOKEN = 'token';
/** On the page for unsubscribing: the form was taken. */
export const NEWSLETTER_DONE = 'done';

const withToken = (path: string, token: string): string => `${path}?${NEWSLETTER_TOKEN}=${encodeURIComponent(token)}`;

/** Where the link of the mail leads that confirms the newsletter. */
export const confirmAddress = (token: string): string => withToken(PATHS.newsletter, token);
/** What comes after the confirmation. */
export const confirmedAddress = (token: string): string => withToken(NEWSLETTER_SUCCESS_PATH, token);
/** Where the link of a mail leads that ends the newsletter. */
export const endAddress = (token: string): string => withToken(NEWSLETTER_UNSUBSCRIBE_PATH, token);
