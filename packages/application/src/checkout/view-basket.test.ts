import { brandId, type CartLineId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  createHandDrivenClock,
  createInMemoryCartGateway,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createEditCart } from '../cart/edit-cart.ts';
import { createDormantScope, createScope } from '../kernel/index.ts';
import { createViewBasket } from './view-basket.ts';

const LINE = brandId<CartLineId>('line-1');

describe('the basket page in a tab', () => {
  it('begins with what the loader brought, goods before gifts, and asks the tab for nothing before it lives', () => {
    const gift = aLine(1, { kind: { kind: 'free-gift' } });
    const { view, editCart } = open([gift, aLine(2)]);
    expect(view.state$.value.lines.map(({ id }) => id)).toEqual(['line-2', 'line-1']);
    expect(editCart.state$.value.status).toBe('unknown');
  });

  it('hands what the loader brought to the tab, although the tab knew an older cart', async () => {
    const { view, editCart, scope } = open([aLine(1), aLine(2)], [aLine(1)]);
    await editCart.refresh();
    scope.start();
    await editCart.settled();
    expect([view.state$.value.lines.length, editCart.state$.value]).toMatchObject([2, { cart: { itemsCount: 2 } }]);
  });

  it('shows a change of the tab at once, and a removal until it is over', async () => {
    const { view, editCart, scope } = open([aLine(1), aLine(2)]);
    scope.start();
    await editCart.settled();
    const removed = editCart.remove(LINE);
    expect(view.state$.value).toMatchObject({ isChanging: true, removal: { kind: 'undoable' } });
    await removed;
    expect(view.state$.value.lines.map(({ id }) => id)).toEqual(['line-2']);
    await view.commands.undoRemoval();
    expect(view.state$.value.lines).toHaveLength(2);
  });

  it('has no cart once its last line is gone, and follows nothing after its end', async () => {
    const { view, editCart, scope } = open([aLine(1)]);
    scope.start();
    await editCart.settled();
    await editCart.remove(LINE);
    expect(view.state$.value.cart).toBeUndefined();
    scope.end();
    await editCart.undoRemoval();
    expect(view.state$.value.lines).toEqual([]);
  });

  it('keeps lines that an answer leaves as they are, so that a view draws only the others', async () => {
    const { view, editCart, scope } = open([aLine(1), aLine(2)]);
    scope.start();
    await editCart.settled();
    const before = view.state$.value.lines;
    await editCart.adopt(aCart([aLine(1), aLine(2, { quantity: 2 })]));
    const after = view.state$.value.lines;
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
    expect(after[1]?.quantity).toBe(2);
  });

  it('keeps what it was opened with while the cart of the tab cannot be read', async () => {
    const { view, editCart, carts, scope } = open([aLine(1)]);
    scope.start();
    carts.failNext({ kind: 'gateway.unreachable' });
    await editCart.refresh();
    expect(view.state$.value.lines).toHaveLength(1);
  });
});

const open = (lines: Parameters<typeof aCart>[0], known: Parameters<typeof aCart>[0] = lines) => {
  const carts = createInMemoryCartGateway({ cart: aCart(known), items: [aLine(1), aLine(2)] });
  const parent = createScope();
  const editCart = createEditCart(parent, {
    carts,
    clock: createHandDrivenClock(),
    tabs: createRecordingTabs(),
    notices: createRecordingNotifier(),
    analytics: createRecordingAnalytics(),
  });
  const scope = createDormantScope(parent);
  return { view: createViewBasket(scope, { editCart }, { cart: aCart(lines) }), editCart, carts, scope };
};
