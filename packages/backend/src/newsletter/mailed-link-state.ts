// What the link of a mail can still do, told before anybody presses the button of its page. Telling uses nothing up; who asks about links that
// the shop has not made is counted like who uses them. Source: ASVS 5.0 6.3.1.

import type { MailedLinkKind, MailedLinkState } from '@tornister/domain/newsletter';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { countToken } from '../auth/mailed-links.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { placeLinkState } from '../prime/waiting-list.ts';
import { alertLinkState } from '../stock-alerts/stock-alerts.ts';
import { confirmationLinkState, unsubscribeLinkState } from './subscriptions.ts';

type Look = (context: RequestContext, token: string) => Promise<MailedLinkState>;

const LOOKS: Readonly<Record<MailedLinkKind, Look>> = {
  newsletter: confirmationLinkState,
  newsletterEnd: unsubscribeLinkState,
  stockAlert: (context, token) => alertLinkState(context, 'confirm', token),
  stockAlertEnd: (context, token) => alertLinkState(context, 'end', token),
  primeWaitingList: placeLinkState,
};

/** The state of a link. */
export const mailedLinkState = (
  context: RequestContext,
  { kind, token }: { readonly kind: MailedLinkKind; readonly token: string },
): ResultAsync<MailedLinkState, Refusal> =>
  safeTry(async function* () {
    const taken = yield* await countToken(context);
    const state = await LOOKS[kind](context, token);
    if (state !== 'unknown') await giveBack(context, taken);
    return ok(state);
  });
