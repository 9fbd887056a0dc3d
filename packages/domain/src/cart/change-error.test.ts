import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import {
  type CartChangeError,
  PLAIN_CHANGE_ERRORS,
  parseChangeError,
  type WrittenChangeError,
  writeChangeError,
} from './change-error.ts';

const ALL: readonly CartChangeError[] = [
  ...PLAIN_CHANGE_ERRORS.map((kind) => ({ kind })),
  { kind: 'cart.below-minimum', minimum: 5 },
  { kind: 'cart.above-maximum', maximum: 3 },
  { kind: 'voucher.minimum-not-reached', minimum: money(5_000), missing: money(1_234) },
];

describe('why a change was not done (spec 2 §3 "attainableInfos")', () => {
  it('is the same after the way between backend and channel', () => {
    for (const error of ALL) expect(parseChangeError(writeChangeError(error))).toEqual(error);
  });

  it('is nothing for a code that is not known or lacks its values', () => {
    const written: readonly WrittenChangeError[] = [
      { code: 'cart.on-fire' },
      { code: 'toString' },
      { code: 'cart.below-minimum' },
      { code: 'cart.above-maximum' },
      { code: 'voucher.minimum-not-reached', minimum: money(1) },
      { code: 'voucher.minimum-not-reached', missing: money(1) },
    ];
    for (const error of written) expect(parseChangeError(error)).toBeUndefined();
  });
});
