import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf, weekdayOf } from '../shared/calendar-day.ts';
import { instantOf } from '../shared/instant.ts';
import {
  CONTRACT_NUMBER_MAX_LENGTH,
  checkWithdrawal,
  DECLARED_GOODS_MAX_LENGTH,
  lastWithdrawalDay,
  WITHDRAWAL_PERIOD_DAYS,
  withdrawalPeriodAt,
} from './index.ts';

const FORM = { name: 'Gesa Gast', email: 'gesa@example.com', orderNumber: '1000123', goods: '' };
const wrongOf = (form: Partial<typeof FORM>): readonly (readonly [string, string])[] =>
  checkWithdrawal({ ...FORM, ...form }).match(
    () => [],
    ({ errors }) => errors.map(({ field, message }) => [field, message] as const),
  );

describe('a withdrawal (§ 356a BGB)', () => {
  it('needs name, number of the contract and an address for the receipt, and no reason', () => {
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({ name: ' ', email: '', orderNumber: '' })).toEqual([
      ['name', 'requiredField'],
      ['email', 'requiredField'],
      ['orderNumber', 'requiredField'],
    ]);
  });

  it('takes a number and goods up to their lengths', () => {
    expect(wrongOf({ orderNumber: '1'.repeat(CONTRACT_NUMBER_MAX_LENGTH) })).toEqual([]);
    expect(wrongOf({ orderNumber: '1'.repeat(CONTRACT_NUMBER_MAX_LENGTH + 1) })).toEqual([['orderNumber', 'tooLong']]);
    expect(wrongOf({ goods: 'x'.repeat(DECLARED_GOODS_MAX_LENGTH) })).toEqual([]);
    expect(wrongOf({ goods: 'x'.repeat(DECLARED_GOODS_MAX_LENGTH + 1) })).toEqual([['goods', 'tooLong']]);
  });

  it('is stored without the white space around what was typed', () => {
    expect(checkWithdrawal({ ...FORM, name: ' Gesa Gast ', orderNumber: ' 7 ' })._unsafeUnwrap()).toEqual({
      ...FORM,
      orderNumber: '7',
    });
  });
});

describe('the period of withdrawal (§ 355(2) BGB)', () => {
  it('ends with the fourteenth day after the delivery', () => {
    // A Thursday.
    expect(lastWithdrawalDay({ year: 2026, month: 11, day: 5 })).toEqual({ year: 2026, month: 11, day: 19 });
    expect(lastWithdrawalDay({ year: 2026, month: 12, day: 24 })).toEqual({ year: 2027, month: 1, day: 7 });
  });

  it('ends on the Monday after a Saturday or Sunday', () => {
    expect(lastWithdrawalDay({ year: 2026, month: 11, day: 6 })).toEqual({ year: 2026, month: 11, day: 20 });
    expect(lastWithdrawalDay({ year: 2026, month: 11, day: 7 })).toEqual({ year: 2026, month: 11, day: 23 });
    expect(lastWithdrawalDay({ year: 2026, month: 11, day: 8 })).toEqual({ year: 2026, month: 11, day: 23 });
    expect(lastWithdrawalDay({ year: 2026, month: 11, day: 9 })).toEqual({ year: 2026, month: 11, day: 23 });
  });

  it('law: is 14 to 16 days long and never ends on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
        const last = lastWithdrawalDay(calendarDayOf(number));
        const days = dayNumberOf(last) - number;
        expect(days).toBeGreaterThanOrEqual(WITHDRAWAL_PERIOD_DAYS);
        expect(days).toBeLessThanOrEqual(WITHDRAWAL_PERIOD_DAYS + 2);
        expect([0, 6]).not.toContain(weekdayOf(last));
      }),
    );
  });

  it('has not begun before everything has come, runs until its end, and is over from there on', () => {
    const end = instantOf(1_000);
    expect(withdrawalPeriodAt(undefined, instantOf(5_000))).toBe('not-begun');
    expect(withdrawalPeriodAt(end, instantOf(999))).toBe('running');
    expect(withdrawalPeriodAt(end, instantOf(1_000))).toBe('over');
    expect(withdrawalPeriodAt(end, instantOf(1_001))).toBe('over');
  });
});
