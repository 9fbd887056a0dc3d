import { brandId, type ItemId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anItem, aProduct, createInMemoryCatalogueGateway } from '../../testing/index.ts';
import type { StockAlertGateway } from '../ports/index.ts';
import { createWaitForStock } from './wait-for-stock.ts';

const open = () => {
  const said: unknown[] = [];
  const done = (call: unknown) => {
    said.push(call);
    return okAsync(undefined);
  };
  const gateway: StockAlertGateway = {
    mailedLink: (link) => {
      said.push(link);
      return okAsync('used');
    },
    askForStock: done,
    confirmStockAlert: done,
    endStockAlerts: done,
  };
  const catalogue = createInMemoryCatalogueGateway({
    products: [aProduct()],
    items: [{ item: anItem({ availableForSale: false }), values: {} }],
  });
  return { wishes: createWaitForStock({ gateway, catalogue }), said };
};

const itemId = anItem().itemId;

describe('waiting for an article', () => {
  it('needs an e-mail address, and sends it tidied, with what only machines fill in', async () => {
    const { wishes, said } = open();
    expect((await wishes.ask({ itemId, email: 'mia', honeypotField: '' }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'stock-alert.invalid',
      errors: [{ field: 'email', message: 'emailIncorrect' }],
    });
    await wishes.ask({ itemId, email: ' mia@example.com ', honeypotField: 'x' });
    expect(said).toEqual([{ itemId, email: 'mia@example.com', honeypotField: 'x' }]);
  });

  it('names the article, and says whether anybody has to wait', async () => {
    const { wishes } = open();
    const product = aProduct();
    expect((await wishes.article(product.productId, itemId))._unsafeUnwrap()).toMatchObject({
      name: product.name,
      isForSale: false,
    });
    expect((await wishes.article(product.productId, brandId<ItemId>('none')))._unsafeUnwrap()).toBeUndefined();
  });

  it('tells what the links of mails can still do, confirms and ends by them', async () => {
    const { wishes, said } = open();
    const link = { kind: 'stockAlert', token: 'a' } as const;
    expect((await wishes.mailedLink(link))._unsafeUnwrap()).toBe('used');
    await wishes.confirmStockAlert('a');
    await wishes.endStockAlerts({ token: 'b', all: true });
    expect(said).toEqual([link, 'a', { token: 'b', all: true }]);
  });
});
