// Which storefronts sell the prime membership. Source: spec 2 §4 "Prime"; docs/adr/0028.

import { mayHavePrime } from './prime-customers.ts';
import { profileOf, type StoreCode } from './profiles/index.ts';

/** Cents of a year, tax included, in each store that sells one; the operator sets them. */
export type PrimePrices = Readonly<Partial<Record<StoreCode, number>>>;

/** What a year costs in a store; undefined where none is sold, whatever is set. */
export const primeYearCents = (store: StoreCode, prices: PrimePrices): number | undefined =>
  mayHavePrime(profileOf(store)) ? prices[store] : undefined;

/** Whether a store sells prime; one that does not says of no article that prime delivers it. */
export const sellsPrime = (store: StoreCode, prices: PrimePrices): boolean =>
  primeYearCents(store, prices) !== undefined;

/**
 * Whether a store sends its parcels to members for nothing: where memberships are sold, and where theirs was bought, also after the sale has ended
 * there. Not in the specification: its members are those of one shop.
 */
export const deliversPrime = (store: { readonly sellsPrime: boolean; readonly wasBoughtHere: boolean }): boolean =>
  store.sellsPrime || store.wasBoughtHere;
