import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDayOf, dayNumberOf, monthsLater } from '../shared/calendar-day.ts';
import {
  CANCELLATION_KINDS,
  CANCELLATION_REASON_MAX_LENGTH,
  CANCELLED_CONTRACTS,
  type CancellationForm,
  CONTRACT_NUMBER_MAX_LENGTH,
  checkCancellation,
  MEMBERSHIP_NOTICE_MONTHS,
  MEMBERSHIP_TERM_MONTHS,
  membershipEndOf,
  parseDay,
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

describe('the end of a cancelled membership', () => {
  it('is the end of the first term, which lasts twelve months', () => {
    const first = { startsOn: on('2026-01-15'), endsOn: monthsLater(on('2026-01-15'), MEMBERSHIP_TERM_MONTHS) };
    expect(membershipEndOf(first, on('2026-02-01'))).toEqual(on('2027-01-15'));
    expect(membershipEndOf(first, on('2027-01-14'))).toEqual(on('2027-01-15'));
  });

  it('is a month after the declaration in a later term, and not after its end', () => {
    const renewed = { startsOn: on('2026-01-15'), endsOn: on('2028-01-15') };
    expect(membershipEndOf(renewed, on('2027-03-31'))).toEqual(on('2027-04-30'));
    expect(membershipEndOf(renewed, on('2027-12-14'))).toEqual(on('2028-01-14'));
    expect(membershipEndOf(renewed, on('2027-12-15'))).toEqual(on('2028-01-15'));
    expect(membershipEndOf(renewed, on('2027-12-16'))).toEqual(on('2028-01-15'));
  });

  it('law: is never after what is paid for, and never more than a month of notice in a later term', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(4), fc.nat(2_000), (start, renewals, after) => {
        const startsOn = calendarDayOf(start);
        const endsOn = monthsLater(startsOn, MEMBERSHIP_TERM_MONTHS * (renewals + 1));
        const declaredOn = calendarDayOf(start + after);
        const end = dayNumberOf(membershipEndOf({ startsOn, endsOn }, declaredOn));
        expect(end).toBeLessThanOrEqual(dayNumberOf(endsOn));
        if (renewals > 0)
          expect(end).toBeLessThanOrEqual(dayNumberOf(monthsLater(declaredOn, MEMBERSHIP_NOTICE_MONTHS)));
      }),
    );
  });
});
