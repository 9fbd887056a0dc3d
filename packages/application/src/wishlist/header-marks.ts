// What a page for one visitor says of them in its header at once, so that no tab has to ask: whether any list has an entry, and whether a member is
// a prime member. Source: spec 3 §2 "Header shortcuts", §6 "Prime members".

import { isPrimeMember, loginStateOf } from '@tornister/domain/session';
import { hasAnyEntry } from '@tornister/domain/wishlist';
import { okAsync, ResultAsync } from 'neverthrow';
import type { CookieJar, GatewayError, SessionGateway, WishlistGateway } from '../ports/index.ts';
import { mayHaveLists } from './list-of-browser.ts';

export type HeaderMarks = {
  readonly hasEntries: boolean;
  /** Strangers and guests are none. */
  readonly isPrime: boolean;
};

export type HeaderMarksPorts = {
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly wishlists: Pick<WishlistGateway, 'essentials'>;
  readonly session: Pick<SessionGateway, 'customerInfo'>;
};

/** Nothing for whoever has no lists, and where the backend does not say: then the tab asks by itself. */
export const openHeaderMarks = ({
  cookies,
  wishlists,
  session,
}: HeaderMarksPorts): ResultAsync<HeaderMarks | undefined, never> => {
  if (!mayHaveLists(cookies)) return okAsync(undefined);
  const isMember = loginStateOf((name) => cookies.get(name) !== undefined) === 'member';
  const prime: ResultAsync<boolean, GatewayError> = isMember
    ? session.customerInfo().map(isPrimeMember)
    : okAsync(false);
  return ResultAsync.combine([wishlists.essentials(), prime] as const)
    .map(([lists, isPrime]): HeaderMarks | undefined => ({ hasEntries: hasAnyEntry(lists), isPrime }))
    .orElse(() => okAsync(undefined));
};
