import { describe, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '../shared/instant.ts';
import { PRIME_RENEWAL_GRACE_MS, renewalAt, renewalCents } from './index.ts';

describe('the renewal of a membership', () => {
  const END = 10 * DAY_MS;
  const asked = { endsAt: instantOf(END), agreedCents: 2_900, isAnnounced: true };
  const at = (now: number, more: Partial<typeof asked> = {}, price: number | undefined = 2_900) =>
    renewalAt({ ...asked, ...more }, price, instantOf(now));

  it('waits for the end of what is paid for', () => {
    expect(at(END - 1)).toEqual({ kind: 'not-due' });
    expect(at(END)).toEqual({ kind: 'renews', cents: 2_900 });
    expect(renewalAt(asked, undefined, instantOf(END - 1))).toEqual({ kind: 'not-due' });
  });

  it('is never dearer than agreed, and cheaper where a year costs less by now', () => {
    expect(at(END, {}, 3_900)).toEqual({ kind: 'renews', cents: 2_900 });
    expect(at(END, {}, 1_900)).toEqual({ kind: 'renews', cents: 1_900 });
  });

  it('is shown at the price of which one will be charged, also while no year is sold', () => {
    expect(renewalCents(2_900, 1_900)).toBe(1_900);
    expect(renewalCents(2_900, 3_900)).toBe(2_900);
    expect(renewalCents(2_900, undefined)).toBe(2_900);
  });

  it('does not happen unannounced, later than a day, or where no year is sold: the membership ends', () => {
    expect(at(END, { isAnnounced: false })).toEqual({ kind: 'ends' });
    expect(at(END + PRIME_RENEWAL_GRACE_MS)).toMatchObject({ kind: 'renews' });
    expect(at(END + PRIME_RENEWAL_GRACE_MS + 1)).toEqual({ kind: 'ends' });
    expect(renewalAt(asked, undefined, instantOf(END))).toEqual({ kind: 'ends' });
  });
});
