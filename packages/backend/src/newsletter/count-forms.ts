// Counts the forms by which somebody joins or leaves the newsletter, against floods of mails and forms that are sent twice. Source: spec 2 §7.

import { limitSubjectOf } from '@tornister/domain/calls';
import { tidyEmail } from '@tornister/domain/forms';
import { err, ok, type Result } from 'neverthrow';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { takeAll } from '../limits/limiter.ts';
import { NEWSLETTER_FORMS_FROM_ADDRESS, NEWSLETTER_MAILS_TO_RECIPIENT, SAME_WISH } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';

/** Who leaves gives a house number: with another one it is another wish. */
type Wanted = 'join' | `leave ${string}`;

type PostedWish = { readonly wanted: Wanted; readonly email: string; readonly honeypotField?: string };

/** What becomes of a wish: a mail says so, nothing does because the mailbox has had enough, or it is dropped: its twin has done it, or a machine sent it. */
type Counted = 'mailed' | 'silent' | 'dropped';

/** Counts a form of an address. */
export const countForm = async (
  context: RequestContext,
  { wanted, email, honeypotField = '' }: PostedWish,
): Promise<Result<Counted, Refusal>> => {
  const { database, clientAddress, log } = context;
  const taken = await withinRateLimits(context, database, [
    [NEWSLETTER_FORMS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
  ]);
  if (taken.isErr()) return err(taken.error);
  if (honeypotField !== '') {
    log.warn({ event: 'malicious_bot_dropped', form: 'newsletter' }, 'subscription dropped');
    return ok('dropped');
  }
  return ok(await countWish(context, wanted, email));
};

type Counting = Pick<RequestContext, 'database' | 'now'>;

/** Counts a wish of an address. */
const countWish = async (counting: Counting, wanted: Wanted, email: string): Promise<Counted> => {
  const counted = await takeAll(counting, [
    [SAME_WISH, `newsletter ${wanted} ${email}`],
    [NEWSLETTER_MAILS_TO_RECIPIENT, email],
  ]);
  if (counted.isOk()) return 'mailed';
  return counted.error.limit === SAME_WISH ? 'dropped' : 'silent';
};

/** Whether an address that wants the newsletter by the way, in another form or with an order, is to be asked to confirm it. */
export const mayAskToConfirm = async (counting: Counting, email: string): Promise<boolean> =>
  (await countWish(counting, 'join', tidyEmail(email))) === 'mailed';
