import { CART_UPDATE_MAX_OPERATIONS } from '@tornister/domain/cart';
import { CART_CHANGED } from '@tornister/domain/session';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { listShare } from '@tornister/domain/wishlist';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  aListEntry,
  createInMemoryCartGateway,
  createRecordingAnalytics,
  createRecordingTabs,
} from '../../testing/index.ts';
import type { GatewayError } from '../ports/index.ts';
import { addToBasket } from './list-to-basket.ts';

const ITEM = brandId<ItemId>('7-1');
/** The shop sells at most 20 pieces of the item, whatever the page of the list was told. */
const SOLD = aLine(1, { itemId: ITEM, maxQuantity: 20 });

const open = (held = 0) => {
  const carts = createInMemoryCartGateway({
    items: [SOLD],
    ...(held === 0 ? {} : { cart: aCart([{ ...SOLD, quantity: held }]) }),
  });
  const analytics = createRecordingAnalytics();
  let resets = 0;
  const ports = {
    carts,
    analytics,
    tabs: createRecordingTabs(),
    keys: { make: () => '' },
    store: {
      reset: () => {
        resets += 1;
      },
    },
  };
  const entry = aListEntry('7');
  const add = async (quantity: number, key = 'key-of-press') =>
    (await addToBasket(ports, [{ ...entry, quantity, item: { ...entry.item, maxQuantity: 20 } }], key))._unsafeUnwrap();
  return { add, carts, analytics, ports, entry, resets: () => resets };
};

describe('a list in the basket (spec 3 §8 "Quantity above limit")', () => {
  it.each([
    [0, 20, 'all', 20],
    [0, 21, 'some', 20],
    [0, 30, 'some', 20],
    [10, 10, 'all', 10],
    [10, 15, 'some', 10],
    [20, 1, 'none', undefined],
  ] as const)('of a basket with %i pieces %i more are told as %s', async (held, quantity, share, reported) => {
    const { add, carts, analytics } = open(held);
    expect(listShare(await add(quantity))).toBe(share);
    expect(carts.received()).toEqual([{ kind: 'add-position', itemId: ITEM, quantity }]);
    expect(carts.stored()?.lines.map((line) => line.quantity)).toEqual([Math.min(20, held + quantity)]);
    expect(analytics.tracked()).toMatchObject(
      reported === undefined
        ? []
        : [{ event: 'add_to_cart', ecommerce: { items: [{ item_variant: ITEM, quantity: reported }] } }],
    );
  });

  it('is told to be unfinished where a later part of it was not answered', async () => {
    const { ports, entry } = open();
    const many = Array.from({ length: CART_UPDATE_MAX_OPERATIONS + 1 }, () => ({ ...entry, quantity: 1 }));
    let asked = 0;
    const carts: typeof ports.carts = {
      ...ports.carts,
      update: (...update) => {
        asked += 1;
        return asked === 1 ? ports.carts.update(...update) : errAsync({ kind: 'gateway.unreachable' });
      },
    };
    const added = (await addToBasket({ ...ports, carts }, many, 'key-of-press'))._unsafeUnwrap();
    expect([asked, added.isUnfinished, listShare(added)]).toEqual([2, true, 'unfinished']);
  });

  it('has failed as a whole where a later part was not answered and nothing went in before it', async () => {
    const { ports, entry } = open(20);
    const many = Array.from({ length: CART_UPDATE_MAX_OPERATIONS + 1 }, () => ({ ...entry, quantity: 1 }));
    const lost: GatewayError = { kind: 'gateway.unreachable' };
    let asked = 0;
    const carts: typeof ports.carts = {
      ...ports.carts,
      update: (...update) => {
        asked += 1;
        return asked === 1 ? ports.carts.update(...update) : errAsync(lost);
      },
    };
    const added = await addToBasket({ ...ports, carts }, many, 'key-of-press');
    expect([asked, added._unsafeUnwrapErr()]).toEqual([2, lost]);
  });

  it('is told to this tab and others also where its answer was lost: it may have gone in', async () => {
    const { carts, ports, entry, resets } = open();
    const lost: GatewayError = { kind: 'gateway.unreachable' };
    const losing: typeof ports.carts = {
      ...carts,
      update: (...update) => carts.update(...update).andThen(() => errAsync(lost)),
    };
    const added = await addToBasket({ ...ports, carts: losing }, [entry], 'key-of-press');
    expect(added._unsafeUnwrapErr()).toEqual(lost);
    expect(carts.stored()?.lines).toHaveLength(1);
    expect([resets(), ports.tabs.sent()]).toEqual([1, [CART_CHANGED]]);
  });

  it('goes in once for two presses with one key, and once more with another', async () => {
    const { add, carts } = open();
    const pieces = () => carts.stored()?.lines.map((line) => line.quantity);
    await add(3, 'first-press');
    await add(3, 'first-press');
    expect(pieces()).toEqual([3]);
    await add(3, 'second-press');
    expect(pieces()).toEqual([6]);
  });
});
