// Whether the visitor of a tab is a prime member, for the mark in the header and the notes at products: members are asked about once for each login,
// strangers and guests never. Source: spec 3 §6 "Prime members".

import { isPrimeMember } from '@tornister/domain/session';
import { of, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { SessionGateway } from '../ports/index.ts';
import type { WatchLogin } from '../session/watch-login.ts';

export type WatchPrime = { readonly state$: Behavior<boolean> };

export type WatchPrimePorts = {
  readonly login: Pick<WatchLogin, 'state$'>;
  readonly session: Pick<SessionGateway, 'customerInfo'>;
};

/** Makes the watch of a tab. Whoever cannot be asked about is no member. */
export const createWatchPrime = (scope: Scope, { login, session }: WatchPrimePorts): WatchPrime => {
  const { state$, set } = behavior(false);
  const isPrime$ = login.state$.pipe(
    switchMap((visitor) =>
      visitor.login === 'member' ? session.customerInfo().match(isPrimeMember, () => false) : of(false),
    ),
  );
  scope.during(isPrime$).subscribe(set);
  return { state$ };
};
