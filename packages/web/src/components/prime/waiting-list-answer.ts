// What the forms of the waiting list are answered, and where its link leads.

import type { MailedLinkState } from '@tornister/domain/newsletter';
import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import type { FormRefusal } from '../../routes/form-refusal.ts';

export type WaitingListAnswer = {
  readonly refusal?: FormRefusal;
  readonly done?: 'asked';
};

/** The link of the mail by which somebody came, and what it can still do. */
export type LinkedPlace = { readonly token: string; readonly link: MailedLinkState };

/** Where the link of the mail leads that confirms a place. */
export const waitingListAddress = (token: string): string =>
  `${PATHS.primeMembership}?${WAITING_LIST_PARAMETER}=${encodeURIComponent(token)}`;
