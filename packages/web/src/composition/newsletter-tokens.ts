// The names (tokens) of the use cases of the newsletter.

import type { ManageNewsletter, WaitForStock } from '@tornister/application/newsletter';
import { token } from './tokens.ts';

/** What somebody does about the newsletter. */
export const newsletterUseCases = {
  manageNewsletter: token<ManageNewsletter>('manageNewsletter'),
  /** Hearing when an article is back. */
  waitForStock: token<WaitForStock>('waitForStock'),
} as const;
