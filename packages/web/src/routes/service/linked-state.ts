// What the link of a mail can still do, asked before its page shows a button.

import type { GatewayError } from '@tornister/application/ports';
import type { MailedLinkState } from '@tornister/domain/newsletter';
import type { ResultAsync } from 'neverthrow';
import { failWith } from '../../respond.ts';

/** The state of a link as it was answered; without an answer there is no page. */
export const linkedState = async (asked: ResultAsync<MailedLinkState, GatewayError>): Promise<MailedLinkState> => {
  const link = await asked;
  if (link.isErr()) throw failWith(link.error);
  return link.value;
};
