import { describe, expect, it } from 'vitest';
import { mayTakePlace } from './seen-entry.ts';

describe('two who change one entry (docs/adr/0076)', () => {
  it('takes the place of what was seen', () => {
    expect(mayTakePlace({ current: 2, seen: 2, wanted: 5 })).toBe(true);
  });

  it('never takes the place of what somebody else has made of it meanwhile', () => {
    expect(mayTakePlace({ current: 3, seen: 2, wanted: 5 })).toBe(false);
    expect(mayTakePlace({ current: 'blue', seen: 'red', wanted: 'green' })).toBe(false);
  });

  it('is done where both want the same', () => {
    expect(mayTakePlace({ current: 5, seen: 2, wanted: 5 })).toBe(true);
  });

  it('believes a call that does not say what was seen', () => {
    expect(mayTakePlace({ current: 3, seen: undefined, wanted: 5 })).toBe(true);
  });
});
