import { SEEN_PRODUCTS_KEY } from '@tornister/domain/catalogue';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { aTile } from '@tornister/domain/testing';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { createInMemoryCatalogueGateway } from '../../testing/doubles/in-memory-catalogue-gateway.ts';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createScope } from '../kernel/index.ts';
import type { CatalogueGateway } from '../ports/index.ts';
import { createRecentlySeen } from './recently-seen.ts';

const id = (text: string) => brandId<ProductId>(text);
const tiles = ['a', 'b', 'c'].map((name) => aTile({ id: id(name), name }));

const open = ({
  held = '["c","gone","a","b"]',
  isRemembered = true,
  catalogue = {} as Partial<CatalogueGateway>,
} = {}) => {
  const asked: (readonly string[])[] = [];
  const gateway = createInMemoryCatalogueGateway({ tiles });
  const localStore = createInMemoryDeviceStore(held === '' ? {} : { [SEEN_PRODUCTS_KEY]: held });
  const ask: CatalogueGateway['tiles'] = (ids) => {
    asked.push(ids);
    return gateway.tiles(ids);
  };
  const ports = { catalogue: { tiles: ask, ...catalogue }, localStore, isRemembered: () => isRemembered };
  const seen = createRecentlySeen(createScope(), ports);
  return { seen, asked, localStore, names: () => seen.tiles$.value.map(({ name }) => name) };
};

describe('recently seen products', () => {
  it('shows them as they are now, the latest first, without the open one and what is not sold any more', async () => {
    const { seen, names } = open();
    seen.showBeside(id('a'));
    await answersArrive();
    expect(names()).toEqual(['c', 'b']);
  });

  it.each(['', '["a"]', 'nonsense'])('asks for nothing where nothing else was seen: %s', async (held) => {
    const { seen, asked, names } = open({ held });
    seen.showBeside(id('a'));
    await answersArrive();
    expect([asked, names()]).toEqual([[], []]);
  });

  it('shows nothing without consent, and forgets what was remembered before it was withdrawn', async () => {
    const { seen, asked, localStore } = open({ isRemembered: false });
    seen.showBeside(id('a'));
    await answersArrive();
    expect(asked).toEqual([]);
    expect(localStore.read(SEEN_PRODUCTS_KEY)).toBeUndefined();
  });

  it('shows nothing when the shop does not answer', async () => {
    const { seen, names } = open({ catalogue: { tiles: () => errAsync({ kind: 'gateway.timed-out' }) } });
    seen.showBeside(id('a'));
    await answersArrive();
    expect(names()).toEqual([]);
  });
});
