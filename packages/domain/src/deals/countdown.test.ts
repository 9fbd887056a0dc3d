import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someInstant } from '../../test/arbitraries/instant.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS, SECOND_MS } from '../shared/instant.ts';
import { announcementBetween, type Countdown, countdownAt, DAYS_ONLY_ABOVE_MS, hasMinutesLabel } from './countdown.ts';

const withLeft = (ms: number): Countdown => countdownAt(instantOf(1_000_000), instantOf(1_000_000 + ms));

describe('countdownAt (spec 3 §4)', () => {
  it('shows days only over 3 days', () => {
    expect(DAYS_ONLY_ABOVE_MS).toBe(259_200_000);
    expect(withLeft(3 * DAY_MS + 1)).toEqual({ kind: 'days', days: 3 });
    expect(withLeft(9 * DAY_MS - 1)).toEqual({ kind: 'days', days: 8 });
    expect(withLeft(3 * DAY_MS)).toEqual({ kind: 'long-clock', text: '72:00:00' });
  });

  it('shows hours with the days in them from one day on', () => {
    expect(withLeft(DAY_MS)).toEqual({ kind: 'long-clock', text: '24:00:00' });
    expect(withLeft(2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS + 5 * SECOND_MS)).toEqual({
      kind: 'long-clock',
      text: '51:04:05',
    });
    expect(withLeft(DAY_MS - 1)).toEqual({ kind: 'clock', text: '23:59:59' });
  });

  it('shows hh:mm:ss over one hour', () => {
    expect(withLeft(HOUR_MS + SECOND_MS)).toEqual({ kind: 'clock', text: '01:00:01' });
    expect(withLeft(HOUR_MS + 1)).toEqual({ kind: 'clock', text: '01:00:00' });
    expect(withLeft(HOUR_MS)).toEqual({ kind: 'minutes', text: '60:00' });
    expect(withLeft(HOUR_MS - 1)).toEqual({ kind: 'minutes', text: '59:59' });
  });

  it('shows mm:ss below, and 00:00 under one second', () => {
    expect(withLeft(65 * SECOND_MS)).toEqual({ kind: 'minutes', text: '01:05' });
    expect(withLeft(SECOND_MS)).toEqual({ kind: 'minutes', text: '00:01' });
    expect(withLeft(SECOND_MS - 1)).toEqual({ kind: 'over', text: '00:00' });
    expect(withLeft(0)).toEqual({ kind: 'over', text: '00:00' });
    expect(withLeft(-DAY_MS)).toEqual({ kind: 'over', text: '00:00' });
    expect(withLeft(Number.NaN)).toEqual({ kind: 'over', text: '00:00' });
  });

  it('names the minutes on a page and not in the header', () => {
    expect(hasMinutesLabel(withLeft(MINUTE_MS), 'page')).toBe(true);
    expect(hasMinutesLabel(withLeft(MINUTE_MS), 'header')).toBe(false);
    expect(hasMinutesLabel(withLeft(2 * HOUR_MS), 'page')).toBe(false);
    expect(hasMinutesLabel(withLeft(0), 'page')).toBe(false);
  });
});

describe('what a screen reader is told', () => {
  const until = instantOf(10 * MINUTE_MS);
  const between = (beforeLeft: number, nowLeft: number) =>
    announcementBetween(instantOf(until - beforeLeft), instantOf(until - nowLeft), until);

  it('is that 5 minutes or 1 minute are left, and the end', () => {
    expect(between(5 * MINUTE_MS + 1, 5 * MINUTE_MS)).toEqual({ kind: 'left', ms: 5 * MINUTE_MS });
    expect(between(MINUTE_MS + 1_000, MINUTE_MS)).toEqual({ kind: 'left', ms: MINUTE_MS });
    expect(between(1, 0)).toEqual({ kind: 'expired' });
    expect(between(1_000, -1)).toEqual({ kind: 'expired' });
  });

  it('is nothing in between, nor twice', () => {
    expect(between(5 * MINUTE_MS + 2, 5 * MINUTE_MS + 1)).toBeUndefined();
    expect(between(5 * MINUTE_MS, 5 * MINUTE_MS - 1_000)).toBeUndefined();
    expect(between(MINUTE_MS, MINUTE_MS - 1_000)).toBeUndefined();
    expect(between(0, -1_000)).toBeUndefined();
  });

  it('is the later mark when a tab slept over both', () => {
    expect(between(6 * MINUTE_MS, 30 * SECOND_MS)).toEqual({ kind: 'left', ms: MINUTE_MS });
  });
});

describe('the countdown as laws', () => {
  const ORDER: readonly Countdown['kind'][] = ['over', 'minutes', 'clock', 'long-clock', 'days'];
  const seconds = ({ kind, ...rest }: Countdown): number => {
    if ('days' in rest) return rest.days * 86_400;
    const parts = rest.text.split(':').map(Number);
    return parts.reduce((all, part) => all * 60 + part, 0) + (kind === 'over' ? -1 : 0);
  };
  const left = fc.integer({ min: -DAY_MS, max: 10 * DAY_MS });

  it('never grows as time passes', () => {
    fc.assert(
      fc.property(someInstant(), left, fc.nat(4 * DAY_MS), (until, ms, passed) => {
        const before = countdownAt(instantOf(until - ms), until);
        const after = countdownAt(instantOf(until - ms + passed), until);
        expect(seconds(after)).toBeLessThanOrEqual(seconds(before));
        expect(ORDER.indexOf(after.kind)).toBeLessThanOrEqual(ORDER.indexOf(before.kind));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('a clock reads the whole seconds that are left', () => {
    fc.assert(
      fc.property(fc.integer({ min: SECOND_MS, max: 3 * DAY_MS }), (ms) => {
        expect(seconds(withLeft(ms))).toBe(Math.floor(ms / SECOND_MS));
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
