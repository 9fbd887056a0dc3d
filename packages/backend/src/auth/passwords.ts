// Hashes passwords with argon2id and checks them. Each hash takes 64 MB for a moment, so only a few are computed at once.
// Source: ASVS 5.0 11.4.2 and appendix C.

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { err, ok, type Result } from 'neverthrow';
import { createConcurrencyLimit } from '../server/concurrency-limit.ts';
import { memoizeAsync } from './memoize-async.ts';

/** The library's default algorithm is argon2id. */
const OPTIONS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Hashes at once in one process. */
const MOST_AT_ONCE = Math.max(2, Math.min(8, availableParallelism()));

const inTurn = createConcurrencyLimit(MOST_AT_ONCE);

/** The hash to store for a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/** A hash that no password is tried for but those of accounts that do not exist. */
const hashOfNobody = memoizeAsync(() => hashPassword('nobody has this password'));

/** What came of a try: whether the password was right, and what the try was allowed with. */
type Tried<Allowed> = { readonly isRight: boolean; readonly allowed: Allowed };

/**
 * Checks a password that is tried; for an account that does not exist it takes just as long, so that nobody learns which ones do. `allow` is
 * asked when the turn has come and may refuse the try: so no more tries are under way at once than are checked at once.
 */
export const tryPassword = async <Allowed, Refused>(
  storedHash: string | undefined,
  password: string,
  allow: () => Promise<Result<Allowed, Refused>>,
): Promise<Result<Tried<Allowed>, Refused>> => {
  const ofNobody = hashOfNobody();
  // That it could not be made is told to a try that needs it, and to no other.
  ofNobody.catch(() => undefined);
  const against = storedHash ?? (await ofNobody);
  return inTurn(async () => {
    const allowed = await allow();
    if (allowed.isErr()) return err(allowed.error);
    const isSame = await verify(against, password);
    return ok({ isRight: storedHash !== undefined && isSame, allowed: allowed.value });
  });
};

/** Whether a password is that of the hash. */
export const isPassword = (storedHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(storedHash, password));
