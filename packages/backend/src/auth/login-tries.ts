// How many passwords may be tried, so that guessing is slow and nobody shuts an owner out. Beyond the limit of an account, or of an address that
// many people share, a few spare tries are left to each account at each address. Figures for an attacker: docs/security.md. Source: ASVS 5.0 6.1.1, 6.3.1.

import { limitSubjectOf } from '@tornister/domain/calls';
import { err, ok, type Result } from 'neverthrow';
import type { Exceeded, Taken } from '../limits/limiter.ts';
import {
  type Limit,
  SPARE_LOGINS_FOR_ACCOUNT_FROM_ADDRESS,
  SPARE_LOGINS_FOR_ACCOUNT_FROM_NETWORK,
  SPARE_LOGINS_FROM_ADDRESS,
  WRONG_LOGINS_FOR_ACCOUNT,
  WRONG_LOGINS_FOR_ACCOUNT_FROM_ADDRESS,
  WRONG_LOGINS_FROM_ADDRESS,
} from '../limits/limits.ts';

/** What counts tries; `limiter.ts` does it in the database. */
export type TryCounter = {
  readonly take: (limit: Limit, subject: string) => Promise<Result<Taken, Exceeded>>;
  readonly giveBack: (taken: readonly Taken[]) => Promise<void>;
};

/** A password that is tried in a browser that nobody knows: for which name, from where. */
export type LoginTry = { readonly name: string; readonly clientAddress: string };

/** Counts a try before its password is checked; who was right gives it back. Whether there is such an account is not asked, so nothing tells. */
export const countLoginTry = async (
  counter: TryCounter,
  { name, clientAddress }: LoginTry,
): Promise<Result<readonly Taken[], Exceeded>> => {
  const taken: Taken[] = [];
  const count = async (limit: Limit, subject: string): Promise<Exceeded | undefined> => {
    const counted = await counter.take(limit, subject);
    if (counted.isErr()) return counted.error;
    taken.push(counted.value);
    return undefined;
  };
  const refused = async (exceeded: Exceeded) => {
    await counter.giveBack(taken);
    return err(exceeded);
  };
  const address = limitSubjectOf(clientAddress);
  const here = `${name} ${address}`;
  const tooFast = await count(WRONG_LOGINS_FOR_ACCOUNT_FROM_ADDRESS, here);
  if (tooFast !== undefined) return refused(tooFast);
  const crowded = await count(WRONG_LOGINS_FROM_ADDRESS, address);
  const attacked = await count(WRONG_LOGINS_FOR_ACCOUNT, name);
  if (crowded === undefined && attacked === undefined) return ok(taken);
  const spare = [
    [SPARE_LOGINS_FOR_ACCOUNT_FROM_ADDRESS, here] as const,
    ...(crowded === undefined ? [] : [[SPARE_LOGINS_FROM_ADDRESS, address] as const]),
    ...(attacked === undefined
      ? []
      : [[SPARE_LOGINS_FOR_ACCOUNT_FROM_NETWORK, `${name} ${limitSubjectOf(clientAddress, 'network')}`] as const]),
  ];
  // No spare try is needed any more once both limits have room again.
  const untilRoom = Math.max(crowded?.waitMs ?? 0, attacked?.waitMs ?? 0);
  for (const [limit, subject] of spare) {
    const spent = await count(limit, subject);
    if (spent !== undefined) return refused({ limit, waitMs: Math.min(spent.waitMs, untilRoom) });
  }
  return ok(taken);
};
