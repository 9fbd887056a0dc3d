// Sharing an amount without losing a cent, by the largest remainder. Used to spread a voucher or shipping costs over lines, which
// have different tax rates. Source: docs/adr/0009 "Money, time, numbers"; § 14 UStG (a reduction belongs to the rate of its goods).

import { err, ok, type Result } from 'neverthrow';
import { type Money, money } from './money.ts';

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * Shares an amount in proportion to the weights, so that the shares always add up to the amount. Cents that are left over go to the
 * largest remainders, the earlier share first.
 *
 * `money.no-weights` when the weights are not whole numbers from 0 on with at least one above 0.
 *
 * @example
 * allocate(money(100), [1, 1, 1]) // 34, 33, 33
 */
export const allocate = (amount: Money, weights: readonly number[]): Result<readonly Money[], AllocationError> => {
  const isUsable = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0);
  if (!isUsable || weights.every((weight) => weight === 0)) return err({ kind: 'money.no-weights' });
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const whole = BigInt(amount.cents);
  const shares = weights.map((weight) => (whole * BigInt(weight)) / total);
  const left = absolute(whole - shares.reduce((sum, share) => sum + share, 0n));
  const favoured = new Set(largestRemainders(whole, total, weights).slice(0, Number(left)));
  const extra = amount.cents < 0 ? -1n : 1n;
  return ok(shares.map((share, index) => money(Number(favoured.has(index) ? share + extra : share), amount.currency)));
};

/** Indices by their remainder, the largest first; equal ones keep their order. */
const largestRemainders = (whole: bigint, total: bigint, weights: readonly number[]): readonly number[] =>
  weights
    .map((weight, index) => ({ index, remainder: absolute((whole * BigInt(weight)) % total) }))
    .sort((left, right) => Number(right.remainder - left.remainder))
    .map(({ index }) => index);

export type AllocationError = { readonly kind: 'money.no-weights' };
