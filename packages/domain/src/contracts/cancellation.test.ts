import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDayOf, dayNumberOf, monthsLater, parseDay } from '../shared/calendar-day.ts';
import { instantOf } from '../shared/instant.ts';
import {
  CANCELLATION_KINDS,
  CANCELLATION_REASON_MAX_LENGTH,
  CANCELLED_CONTRACTS,
  type CancellationForm,
  CONTRACT_NUMBER_MAX_LENGTH,
  checkCancellation,
  declaredEndOf,
  isMembershipCancellable,
  MEMBERSHIP_NOTICE_MONTHS,
  MEMBERSHIP_TERM_MONTHS,
  membershipEndOf,
  unusedShareOf,
} from './index.ts';

const FORM: CancellationForm = {
  name: 'Paul Prime',
  email: 'paul@example.com',
  contract: 'prime',
  reference: '',
  kind: 'ordinary',
  reason: '',
  endsOn: '',
};
const wrongOf = (form: Partial<CancellationForm>): readonly (readonly [string, string])[] =>
  checkCancellation({ ...FORM, ...form }).match(
    () => [],
    ({ errors }) => errors.map(({ field, message }) => [field, message] as const),
  );
const on = (text: string): CalendarDay => {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} is no day.`);
  return day;
};

describe('a cancellation (§ 312k BGB)', () => {
  it('of the membership needs a name and an address; another contract must be named', () => {
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({ name: '', email: '' })).toEqual([
      ['name', 'requiredField'],
      ['email', 'requiredField'],
    ]);
    expect(wrongOf({ contract: 'other' })).toEqual([['reference', 'requiredField']]);
    expect(wrongOf({ contract: 'other', reference: 'x'.repeat(CONTRACT_NUMBER_MAX_LENGTH) })).toEqual([]);
    expect(wrongOf({ reference: 'x'.repeat(CONTRACT_NUMBER_MAX_LENGTH + 1) })).toEqual([['reference', 'tooLong']]);
  });

  it('names a reason only where it is extraordinary', () => {
    for (const kind of CANCELLATION_KINDS) expect(wrongOf({ kind, reason: 'Umzug' })).toEqual([]);
    expect(wrongOf({ kind: 'extraordinary' })).toEqual([['reason', 'requiredField']]);
    expect(wrongOf({ reason: 'x'.repeat(CANCELLATION_REASON_MAX_LENGTH) })).toEqual([]);
    expect(wrongOf({ reason: 'x'.repeat(CANCELLATION_REASON_MAX_LENGTH + 1) })).toEqual([['reason', 'tooLong']]);
  });

  it('counts the end of a line of its reason as one character, as the field of a form does', () => {
    const reason = 'x'.repeat(CANCELLATION_REASON_MAX_LENGTH - 2);
    expect(checkCancellation({ ...FORM, reason: `${reason}\r\ny\r\n` })._unsafeUnwrap().reason).toBe(`${reason}\ny`);
    expect(wrongOf({ reason: `${reason}\r\nyz` })).toEqual([['reason', 'tooLong']]);
  });

  it('is stored without the white space around what was typed', () => {
    const typed = {
      ...FORM,
      contract: 'other',
      reference: '7',
      kind: 'extraordinary',
      reason: 'Umzug',
      endsOn: '2027-01-15',
    };
    const spaced = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, ` ${text}\t`]));
    expect(checkCancellation({ ...typed, ...spaced })._unsafeUnwrap()).toEqual(typed);
  });

  it('takes only what the form offers, and days that there are', () => {
    for (const contract of CANCELLED_CONTRACTS) expect(wrongOf({ contract, reference: '7' })).toEqual([]);
    expect(wrongOf({ contract: 'gym', kind: 'angry' })).toEqual([
      ['contract', 'requiredField'],
      ['kind', 'requiredField'],
    ]);
    expect(wrongOf({ endsOn: '2028-02-29' })).toEqual([]);
    for (const endsOn of ['2027-02-29', '2027-13-01', '2027-00-01', '2027-04-31', '1.4.2027', 'morgen'])
      expect(wrongOf({ endsOn })).toEqual([['endsOn', 'dateIncorrect']]);
  });
});

describe('the day of a cancellation', () => {
  const wrongToday = (endsOn: string): readonly string[] =>
    checkCancellation({ ...FORM, endsOn }, on('2026-11-27')).match(
      () => [],
      ({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`),
    );

  it('is not over while nothing is declared yet', () => {
    expect(wrongToday('2026-11-26')).toEqual(['endsOn: dateOver']);
    expect(wrongToday('2026-11-27')).toEqual([]);
    expect(wrongToday('2026-11-28')).toEqual([]);
    expect(wrongToday('')).toEqual([]);
    expect(wrongToday('2026-02-30')).toEqual(['endsOn: dateIncorrect']);
  });

  it('is taken as it is once it is declared: a right is not lost by a slip', () => {
    expect(wrongOf({ endsOn: '2026-11-26' })).toEqual([]);
  });
});

describe('what there is of a membership to cancel', () => {
  const at = (now: number, renewsItself: boolean) =>
    isMembershipCancellable({ endsAt: instantOf(1_000), renewsItself }, instantOf(now));

  it('is what is paid for, until its end', () => {
    expect([at(999, false), at(1_000, false), at(1_001, false)]).toEqual([true, false, false]);
  });

  it('is also a renewal that is due and not done', () => {
    expect([at(999, true), at(1_000, true), at(1_001, true)]).toEqual([true, true, true]);
  });
});

describe('the end of a cancelled membership', () => {
  it('is the one that is past where its renewal was due and not done', () => {
    for (const isRenewed of [true, false])
      expect(membershipEndOf({ endsOn: on('2027-01-15'), isRenewed }, on('2027-01-16'))).toEqual(on('2027-01-15'));
  });

  it('is what is paid for in a year that was bought', () => {
    const bought = { endsOn: on('2027-01-15'), isRenewed: false };
    expect(membershipEndOf(bought, on('2026-02-01'))).toEqual(on('2027-01-15'));
    expect(membershipEndOf(bought, on('2027-01-14'))).toEqual(on('2027-01-15'));
  });

  it('is a month after the declaration in a year that came by a renewal, and not after its end', () => {
    const renewed = { endsOn: on('2028-01-15'), isRenewed: true };
    expect(membershipEndOf(renewed, on('2027-03-31'))).toEqual(on('2027-04-30'));
    expect(membershipEndOf(renewed, on('2027-12-14'))).toEqual(on('2028-01-14'));
    expect(membershipEndOf(renewed, on('2027-12-15'))).toEqual(on('2028-01-15'));
    expect(membershipEndOf(renewed, on('2027-12-16'))).toEqual(on('2028-01-15'));
  });

  it('law: is never after what is paid for, and never more than a month of notice after a renewal', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.boolean(), fc.nat(2_000), (last, isRenewed, before) => {
        const endsOn = calendarDayOf(last + 2_000);
        const declaredOn = calendarDayOf(last + 2_000 - before);
        const end = dayNumberOf(membershipEndOf({ endsOn, isRenewed }, declaredOn));
        expect(end).toBeLessThanOrEqual(dayNumberOf(endsOn));
        if (isRenewed) expect(end).toBeLessThanOrEqual(dayNumberOf(monthsLater(declaredOn, MEMBERSHIP_NOTICE_MONTHS)));
        else expect(end).toBe(dayNumberOf(endsOn));
      }),
    );
  });
});

describe('the day that a cancellation sets', () => {
  const ends = (soonest: string, wished?: string, before?: string) => {
    const day = (text: string | undefined) => (text === undefined ? undefined : on(text));
    const { last, isRepeated } = declaredEndOf({ soonest: on(soonest), wished: day(wished), before: day(before) });
    return [last, isRepeated];
  };

  it('is the soonest, or a later one that is wished', () => {
    expect(ends('2027-01-15')).toEqual([on('2027-01-15'), false]);
    expect(ends('2027-01-15', '2027-01-14')).toEqual([on('2027-01-15'), false]);
    expect(ends('2027-01-15', '2027-02-01')).toEqual([on('2027-02-01'), false]);
  });

  it('is the day of an earlier declaration that waits, whoever declares the same again', () => {
    expect(ends('2027-01-15', undefined, '2027-01-14')).toEqual([on('2027-01-14'), true]);
    expect(ends('2027-01-15', '2027-01-10', '2027-01-14')).toEqual([on('2027-01-14'), true]);
    expect(ends('2027-01-15', '2027-02-01', '2027-02-01')).toEqual([on('2027-02-01'), true]);
  });

  it('is its own where it is sooner, or another later one is wished', () => {
    expect(ends('2027-01-15', undefined, '2027-02-01')).toEqual([on('2027-01-15'), false]);
    expect(ends('2027-01-15', '2027-03-01', '2027-01-14')).toEqual([on('2027-03-01'), false]);
    expect(ends('2027-01-15', '2027-01-20', '2027-02-01')).toEqual([on('2027-01-20'), false]);
  });
});

describe('what of a year is for the days after an early end', () => {
  const year = { endsOn: on('2027-01-15') };

  it('is its share by days, rounded up for the member', () => {
    expect(unusedShareOf(3_650, year, on('2027-01-14'))).toBe(10);
    expect(unusedShareOf(2_990, year, on('2026-12-20'))).toBe(Math.ceil((2_990 * 26) / 365));
    expect(unusedShareOf(3_660, { endsOn: on('2028-12-31') }, on('2028-12-30'))).toBe(10);
  });

  it('is nothing at its end and later, and all of it at most', () => {
    expect(unusedShareOf(2_990, year, on('2027-01-15'))).toBe(0);
    expect(unusedShareOf(2_990, year, on('2027-01-16'))).toBe(0);
    expect(unusedShareOf(2_990, year, on('2026-01-15'))).toBe(2_990);
    expect(unusedShareOf(2_990, year, on('2025-01-15'))).toBe(2_990);
  });

  it('law: with what was used it is the price, and never more than a cent too much for the member', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 0, max: 365 }), (cents, used) => {
        const start = dayNumberOf(monthsLater(year.endsOn, -MEMBERSHIP_TERM_MONTHS));
        const share = unusedShareOf(cents, year, calendarDayOf(start + used));
        const exact = (cents * (365 - used)) / 365;
        expect(share).toBeGreaterThanOrEqual(exact);
        expect(share).toBeLessThan(exact + 1);
      }),
    );
  });
});
