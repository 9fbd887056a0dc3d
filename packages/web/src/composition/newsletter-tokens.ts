// The names (tokens) of the use cases of the newsletter.

import type { ManageNewsletter } from '@tornister/application/newsletter';
import { token } from './tokens.ts';

/** What somebody does about the newsletter. */
export const newsletterUseCases = {
  manageNewsletter: token<ManageNewsletter>('manageNewsletter'),
} as const;
