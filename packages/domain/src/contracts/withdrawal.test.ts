import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_MAX_LINES } from '../cart/cart-counts.ts';
import { characterCount } from '../forms/validators.ts';
import { calendarDayOf, dayNumberOf, weekdayOf } from '../shared/calendar-day.ts';
import { instantOf } from '../shared/instant.ts';
import { isHoliday } from '../shared/public-holidays.ts';
import type { StoreCode } from '../storefront/profiles/index.ts';
import { tradingTermsOf } from '../storefront/profiles/terms.ts';
import {
  CONTRACT_NUMBER_MAX_LENGTH,
  checkWithdrawal,
  DECLARED_GOODS_MAX_LENGTH,
  DECLARED_LINE_MAX_LENGTH,
  declaredLine,
  isWithdrawable,
  lastWithdrawalDay,
  WITHDRAWAL_PERIOD_DAYS,
  withdrawalOf,
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

  it('takes every line of the largest order, however long they are together', () => {
    const lines = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length)).join('\n');
    expect(wrongOf({ goods: lines(CART_MAX_LINES, DECLARED_LINE_MAX_LENGTH) })).toEqual([]);
    expect(wrongOf({ goods: lines(CART_MAX_LINES, DECLARED_LINE_MAX_LENGTH - 1) })).toEqual([]);
    expect(wrongOf({ goods: lines(CART_MAX_LINES, DECLARED_LINE_MAX_LENGTH + 1) })).toEqual([['goods', 'tooLong']]);
    // More and shorter lines, as an order has that came in several parcels.
    const short = 'x\n'.repeat((lines(CART_MAX_LINES, DECLARED_LINE_MAX_LENGTH).length - 1) / 2);
    expect(wrongOf({ goods: `${short}x` })).toEqual([]);
    expect(wrongOf({ goods: `${short}xx` })).toEqual([['goods', 'tooLong']]);
  });

  it('counts the end of a line as one character, as the field of a form does', () => {
    const goods = 'x'.repeat(DECLARED_GOODS_MAX_LENGTH - 3);
    expect(checkWithdrawal({ ...FORM, goods: `${goods}\r\nyz\r\n` })._unsafeUnwrap().goods).toBe(`${goods}\nyz`);
    expect(wrongOf({ goods: `${goods}\r\nxyz` })).toEqual([['goods', 'tooLong']]);
  });

  it('is stored without the white space around what was typed', () => {
    const spaced = { name: ' Gesa Gast ', email: ' gesa@example.com\t', orderNumber: ' 7 ', goods: ' Heft ' };
    expect(checkWithdrawal(spaced)._unsafeUnwrap()).toEqual({ ...FORM, orderNumber: '7', goods: 'Heft' });
  });
});

describe('a line of an order in a withdrawal', () => {
  it('says pieces, name and order number', () => {
    expect(declaredLine({ quantity: 2, name: 'Heft A4', sku: '754321' })).toBe('2 × Heft A4 (754321)');
  });

  it('is one line, and keeps its order number where the name is too long', () => {
    const at = (length: number) => declaredLine({ quantity: 12, name: 'n'.repeat(length), sku: '7' });
    const longest = DECLARED_LINE_MAX_LENGTH - '12 ×  (7)'.length;
    expect(at(longest)).toBe(`12 × ${'n'.repeat(longest)} (7)`);
    expect(at(longest + 1)).toBe(`12 × ${'n'.repeat(longest - 1)}… (7)`);
    expect(declaredLine({ quantity: 1, name: ' Heft\r\n A4 ', sku: '7' })).toBe('1 × Heft A4 (7)');
  });

  it('law: is never too long to be declared', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99_999 }),
      name: fc.string({ unit: 'grapheme', maxLength: 400 }),
      sku: fc.stringMatching(/^[A-Z0-9]{1,32}$/),
    });
    fc.assert(
      fc.property(line, (ordered) => {
        const declared = declaredLine(ordered);
        expect(characterCount(declared)).toBeLessThanOrEqual(DECLARED_LINE_MAX_LENGTH);
        expect(declared).not.toMatch(/[\r\n]/);
        expect(declared.endsWith(` (${ordered.sku})`)).toBe(true);
      }),
    );
  });
});

describe('the period of withdrawal (§ 355(2) BGB)', () => {
  const { holidays } = tradingTermsOf('de');
  /** The last day after a delivery on a day like `2026-11-05`. */
  const lastDay = (delivered: string, store: StoreCode = 'de'): string => {
    const [year = 0, month = 0, day = 0] = delivered.split('-').map(Number);
    const last = lastWithdrawalDay({ year, month, day }, tradingTermsOf(store).holidays);
    return [last.year, String(last.month).padStart(2, '0'), String(last.day).padStart(2, '0')].join('-');
  };

  it('ends with the fourteenth day after the delivery', () => {
    // A Thursday.
    expect(lastDay('2026-11-05')).toBe('2026-11-19');
    expect(lastDay('2026-12-24')).toBe('2027-01-07');
  });

  it('ends on the Monday after a Saturday or Sunday', () => {
    expect(lastDay('2026-11-06')).toBe('2026-11-20');
    expect(lastDay('2026-11-07')).toBe('2026-11-23');
    expect(lastDay('2026-11-08')).toBe('2026-11-23');
    expect(lastDay('2026-11-09')).toBe('2026-11-23');
  });

  it('ends on the next working day after a public holiday (§ 193 BGB)', () => {
    // The fourteenth day is Christmas Day, a Friday; the next working day is the Monday after.
    expect(lastDay('2026-12-11')).toBe('2026-12-28');
    // Good Friday, the weekend and Easter Monday one after the other.
    expect(lastDay('2026-03-20')).toBe('2026-04-07');
    // The Day of Repentance, a Wednesday, is a holiday in Germany and none in Austria.
    expect(lastDay('2026-11-04')).toBe('2026-11-19');
    expect(lastDay('2026-11-04', 'at')).toBe('2026-11-18');
    // The national days, each at home only; in 2027 Austria's is a Tuesday.
    expect(lastDay('2027-10-12', 'at')).toBe('2027-10-27');
    expect(lastDay('2027-10-12')).toBe('2027-10-26');
  });

  it('law: is at least 14 days long, at most 5 longer, and ends on a working day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
        const last = lastWithdrawalDay(calendarDayOf(number), holidays);
        const days = dayNumberOf(last) - number;
        expect(days).toBeGreaterThanOrEqual(WITHDRAWAL_PERIOD_DAYS);
        expect(days).toBeLessThanOrEqual(WITHDRAWAL_PERIOD_DAYS + 5);
        expect([0, 6]).not.toContain(weekdayOf(last));
        expect(isHoliday(last, holidays)).toBe(false);
      }),
    );
  });

  it('is from a contract: neither cancelled nor waiting for its payment', () => {
    const states = ['placed', 'awaiting-payment', 'cancelled'] as const;
    expect(states.map((state) => isWithdrawable({ state }))).toEqual([true, false, false]);
  });

  it('is by what the storefront grants; from a renewed year there is none, nor from a year where no law gives it', () => {
    const granted = ['statutory', 'voluntary', 'none'] as const;
    const rights = (isMembership: boolean, isRenewal: boolean) =>
      granted.map((terms) => withdrawalOf({ terms, isMembership, isRenewal }));
    expect(rights(false, false)).toEqual(granted);
    expect(rights(true, false)).toEqual(['statutory', 'none', 'none']);
    expect(rights(true, true)).toEqual(['none', 'none', 'none']);
  });

  it('has not begun before everything has come, runs until its end, and is over from there on', () => {
    const end = instantOf(1_000);
    expect(withdrawalPeriodAt(undefined, instantOf(5_000))).toBe('not-begun');
    expect(withdrawalPeriodAt(end, instantOf(999))).toBe('running');
    expect(withdrawalPeriodAt(end, instantOf(1_000))).toBe('over');
    expect(withdrawalPeriodAt(end, instantOf(1_001))).toBe('over');
  });
});
