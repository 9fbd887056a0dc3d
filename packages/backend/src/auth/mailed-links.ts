// Links of mails that are shown again: counted, so that nobody guesses one, and refused where they are no longer good.

import { limitSubjectOf } from '@tornister/domain/calls';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { refusedWith } from '../graphql/form-answers.ts';
import { WRONG_EMAIL_TOKENS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';

/** Counts a token that is shown; a good one is given back. */
export const countToken = (context: RequestContext): ReturnType<typeof withinRateLimits> =>
  withinRateLimits(context, context.database, [
    [WRONG_EMAIL_TOKENS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)],
  ]);

/** What the bearer of a link is answered that is not good, whatever the reason. */
export const badLink = ({ storefront }: RequestContext): Answer<'MutationResult'> =>
  refusedWith(inLanguage(BAD_LINK, storefront.language));

const BAD_LINK: Worded<string> = {
  de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  en: 'This link is no longer valid. Please ask for a new one.',
};
