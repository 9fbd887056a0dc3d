import { parseTrackedItems, type TrackedItem } from '@tornister/domain/analytics';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId, SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { anItem } from '../../testing/index.ts';
import type { CatalogueGateway } from '../ports/index.ts';
import { createRememberShown } from './remember-shown.ts';

const product = (id: string, variant = `${id}-1`): TrackedItem => ({
  item_id: id,
  item_name: `Heft ${id}`,
  item_brand: 'betzold',
  price: 0.49,
  quantity: 1,
  item_variant: variant,
});
const TEN = brandId<ItemId>('1-2');

const open = (
  item: CatalogueGateway['item'] = () =>
    okAsync(anItem({ itemId: TEN, prices: { current: money(419), isBestPrice: false } })),
) => {
  const sessionStore = createInMemoryDeviceStore();
  sessionStore.write(SESSION_STORAGE_KEYS.analyticsProducts, JSON.stringify([product('1')]));
  const asked: string[] = [];
  const catalogue: Pick<CatalogueGateway, 'item'> = {
    item: (itemId) => {
      asked.push(itemId);
      return item(itemId);
    },
  };
  const remembered = () => parseTrackedItems(sessionStore.read(SESSION_STORAGE_KEYS.analyticsProducts));
  return { shown: createRememberShown({ sessionStore, catalogue }), asked, remembered };
};

describe('what a page shows beside what its events name (spec 3 §8)', () => {
  it('is remembered of the goods of a list that somebody keeps', () => {
    const { shown, remembered } = open();
    shown.rows([product('7')]);
    expect(remembered()).toEqual([product('1'), product('7')]);
  });

  it('is remembered of a variant that is chosen, with its own price', async () => {
    const { shown, asked, remembered } = open();
    shown.variant(product('1'), TEN);
    await expect.poll(remembered).toEqual([product('1'), { ...product('1', '1-2'), price: 4.19 }]);
    expect(asked).toEqual(['1-2']);
  });

  it('is not asked for where the event of the page has named the variant', () => {
    const { shown, asked, remembered } = open();
    shown.variant(product('1', '1-2'), TEN);
    expect(asked).toEqual([]);
    expect(remembered()).toEqual([product('1')]);
  });

  it.each([
    ['that the shop does not have', okAsync(undefined)],
    ['that nobody can be asked about', errAsync({ kind: 'gateway.unreachable' } as const)],
  ])('stays what it was after a variant %s', async (_which, answer) => {
    const { shown, remembered } = open(() => answer);
    shown.variant(product('1'), TEN);
    await answer;
    await Promise.resolve();
    expect(remembered()).toEqual([product('1')]);
  });
});
