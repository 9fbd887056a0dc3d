// What the basket's address tells of a change that was made without scripts: what can be taken back, and why a quantity is another one.

import type { LineLimit } from '@tornister/application/cart';
import type { BasketChanged } from '@tornister/application/checkout';
import { brandId, type CartLineId, type ItemId } from '@tornister/domain/shared';

/** Numbers in the address are places and quantities: short, whole and not negative. */
const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const typed = query.get(name) ?? '';
  return /^\d{1,5}$/.test(typed) ? Number(typed) : undefined;
};

const REASONS = ['above-maximum', 'below-minimum', 'no-number'] as const satisfies readonly LineLimit['reason'][];

/** The change that the address tells; nothing where somebody has written something else into it. */
export const changeInAddress = (query: URLSearchParams): BasketChanged => {
  const removed = query.get('removed');
  if (removed !== null) {
    const quantity = numberIn(query, 'pieces') ?? 1;
    return { removed: { itemId: brandId<ItemId>(removed), quantity, at: numberIn(query, 'at') ?? 0 } };
  }
  const of = query.get('limited');
  const reason = REASONS.find((known) => known === query.get('reason'));
  const amount = numberIn(query, 'amount');
  if (of === null || amount === undefined || reason === undefined) return {};
  return { limited: { of: brandId<CartLineId>(of), reason, amount } };
};
