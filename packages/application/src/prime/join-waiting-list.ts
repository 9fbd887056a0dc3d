// The waiting list of the prime membership: a wish, and its confirmation by the link of a mail. Source: spec 2 §4 "Prime", §7.

import { checkWaitingListEntry } from '@tornister/domain/newsletter';
import type { FieldError } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError, PrimeGateway } from '../ports/index.ts';

/** A form that the shop itself refuses, or what came of the call. */
type WaitingListError =
  | { readonly kind: 'waiting-list.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

export type JoinWaitingList = {
  readonly join: (entry: {
    readonly email: string;
    readonly honeypotField: string;
  }) => ResultAsync<void, WaitingListError>;
  readonly link: PrimeGateway['waitingListLink'];
  readonly confirm: PrimeGateway['confirmWaitingList'];
};

/** Makes the commands of the waiting list. */
export const createJoinWaitingList = ({
  prime,
}: {
  readonly prime: Pick<PrimeGateway, 'joinWaitingList' | 'waitingListLink' | 'confirmWaitingList'>;
}): JoinWaitingList => ({
  join: ({ email, honeypotField }) =>
    checkWaitingListEntry({ email })
      .mapErr(({ errors }): WaitingListError => ({ kind: 'waiting-list.invalid', errors }))
      .asyncAndThen((entry) => prime.joinWaitingList({ ...entry, honeypotField })),
  link: prime.waitingListLink,
  confirm: prime.confirmWaitingList,
});
