import type { ExtensionOutcome } from '@tornister/domain/deals';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aCart, aDealLine, createRecordingAnalytics, createRecordingTabs } from '../../testing/index.ts';
import type { MaybeCart } from '../cart/cart-preview.ts';
import { createExtendReservation } from './extend-reservation.ts';

const NOTHING: ExtensionOutcome = {
  ...{ isNoLongerLegalDeal: false, isQuantityReduced: false, isRefreshedSuccessfully: false, changedItemIds: [] },
};
const deal = aDealLine(1);
const CHANGED = { changedItemIds: [brandId<ItemId>('item-1')] };

describe('extending the reservation of deals (spec 3 §3)', () => {
  it.each([
    [{ isRefreshedSuccessfully: true }, 'refreshed', 'success', 1],
    [{ isRefreshedSuccessfully: true, isQuantityReduced: true, ...CHANGED }, 'quantity-reduced', 'warning', 1],
    [{ isNoLongerLegalDeal: true, ...CHANGED }, 'no-longer-a-deal', 'warning', 1],
    [{}, 'failed', 'error', 0],
  ] as const)('found %j: says %s (%s), and %i messages go to the other tabs', async (found, kind, tone, messages) => {
    const { extend, tabs } = open({ ...NOTHING, ...found });
    expect((await extend())._unsafeUnwrap()).toMatchObject({ tone, message: `vue.deal.reservation.${kind}` });
    expect(tabs.sent()).toHaveLength(messages);
  });

  it.each([
    [true, ['lightning_deal']],
    [false, []],
  ])('reports the deals when they are reserved anew: %s', async (isRefreshedSuccessfully, expected) => {
    const { extend, analytics } = open({ ...NOTHING, isRefreshedSuccessfully });
    await extend();
    expect(analytics.tracked().map(({ event }) => event)).toEqual(expected);
  });

  it('lets the tab know the new end, and nothing where there is none', async () => {
    const { extend, adopted } = open({ ...NOTHING, isRefreshedSuccessfully: true });
    await extend();
    expect(adopted).toEqual([aCart([deal])]);
    const failed = open();
    await failed.extend();
    expect(failed.adopted).toEqual([]);
  });

  it('waits for the changes that are on their way, and answers the failure of the call', async () => {
    const { extend, order, tabs } = open();
    expect((await extend())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect([order, tabs.sent()]).toEqual([['settled', 'extended'], []]);
  });
});

const open = (outcome?: ExtensionOutcome) => {
  const tabs = createRecordingTabs();
  const order: string[] = [];
  const adopted: MaybeCart[] = [];
  const analytics = createRecordingAnalytics();
  const extend = createExtendReservation({
    changes: {
      settled: () => {
        order.push('settled');
        return okAsync(undefined);
      },
      adopt: (cart) => {
        adopted.push(cart);
        return okAsync(undefined);
      },
    },
    carts: {
      extendReservation: () => {
        order.push('extended');
        return outcome === undefined
          ? errAsync({ kind: 'gateway.timed-out' })
          : okAsync({ cart: aCart([deal]), outcome });
      },
    },
    tabs,
    analytics,
  });
  return { extend, tabs, order, analytics, adopted };
};
