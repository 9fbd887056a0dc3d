import { describe, expect, it } from 'vitest';
import { instantOf } from '../shared/instant.ts';
import { ADDRESS_UNDO_MS, canRestoreAddress } from './address-removal.ts';

const removedAt = instantOf(1_000);
const after = (ms: number) => instantOf(1_000 + ms);
const removed = { removedAt, isReplaced: false, isLatest: true };

describe('taking back the removal of an address (spec 2 §4 "Address book", §9)', () => {
  it('is possible for 8 seconds at least, and ends after an hour', () => {
    expect(canRestoreAddress(removed, removedAt)).toBe(true);
    expect(canRestoreAddress(removed, after(8_000))).toBe(true);
    expect(canRestoreAddress(removed, after(ADDRESS_UNDO_MS - 1))).toBe(true);
    expect(canRestoreAddress(removed, after(ADDRESS_UNDO_MS))).toBe(false);
  });

  it('is over with the next removal, and means nothing for an address that was changed', () => {
    expect(canRestoreAddress({ ...removed, isLatest: false }, removedAt)).toBe(false);
    expect(canRestoreAddress({ ...removed, isReplaced: true }, removedAt)).toBe(false);
  });
});
