import { renderHook } from '@testing-library/react';
import { QUANTITY_DEBOUNCE_MS } from '@tornister/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { useSeenQuantity } from './use-seen-quantity.ts';

const open = (quantity: number) => renderHook(({ now }) => useSeenQuantity(now), { initialProps: { now: quantity } });

describe('the quantity that was seen (docs/adr/0076)', () => {
  it('is the one that stood there when the change began, whatever came meanwhile', () => {
    const { result, rerender } = open(2);
    result.current.touch({ timeStamp: 1_000 });
    rerender({ now: 5 });
    result.current.touch({ timeStamp: 1_000 + QUANTITY_DEBOUNCE_MS - 1 });
    expect(result.current.seen()).toBe(2);
  });

  it('is the newer one for a change that begins later', () => {
    const { result, rerender } = open(2);
    result.current.touch({ timeStamp: 1_000 });
    rerender({ now: 5 });
    result.current.touch({ timeStamp: 1_000 + QUANTITY_DEBOUNCE_MS });
    expect(result.current.seen()).toBe(5);
  });

  it('begins anew once a change was applied', () => {
    const { result, rerender } = open(2);
    result.current.touch({ timeStamp: 1_000 });
    expect(result.current.seen()).toBe(2);
    rerender({ now: 3 });
    expect(result.current.seen()).toBe(3);
  });
});
