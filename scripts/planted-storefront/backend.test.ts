import { money } from '@tornister/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../test/browsing/open-shop.ts';
import { orderFormWords } from './cart/order-form-words.ts';
import { termsOf } from './checkout/store-terms.ts';
import { formatMoney } from './graphql/format-money.ts';
import { invoiceWords } from './orders/invoice-words.ts';

const ASKED = { store: 'li', language: 'fr' } as const;

describe('a planted storefront li that speaks fr', () => {
  let shop: OpenShop;
  const records = aSmallShop(12);
  const [bundle, heavy] = [...records.products()];

  beforeAll(async () => {
    shop = await openShop({
      ...records,
      products: function* () {
        for (const one of records.products())
          yield one.product.id === bundle?.product.id
            ? { ...one, product: { ...one.product, name: { ...one.product.name, fr: 'Cahier bleu' } } }
            : one.product.id === heavy?.product.id
              ? { ...one, product: { ...one.product, isFreight: true } }
              : one;
      },
    });
  });
  afterAll(() => shop.close());

  it('sells at its own tax, speaks French where it is written and German where it is not', async () => {
    const id = bundle?.product.id;
    const { getProductById: product } = await shop.ask(
      `{ getProductById(productId: "${id}") { name teaser } }`,
      {},
      ASKED,
    );
    expect(product).toEqual({ name: 'Cahier bleu', teaser: bundle?.product.teaser.de });
    const prices = async (store: string) =>
      (
        await shop.database
          .selectFrom('prices')
          .select('cents')
          .where('store', '=', store as never)
          .orderBy('item_id')
          .execute()
      ).map(({ cents }) => cents);
    expect(await prices('li')).toEqual(await prices('ch'));
    expect(await prices('li')).not.toEqual(await prices('de'));
  });

  it('finds in French', async () => {
    const { search } = await shop.ask(
      'query ($filter: FilterInput!) { search(paging: { offset: 0, limit: 5 }, filter: $filter) { products { totalCount } } }',
      { filter: { enumFilters: [], rangeFilters: [], searchTerm: 'cahiers' } },
      ASKED,
    );
    expect(search.products.totalCount).toBe(1);
  });

  it('sells what no parcel takes, at the rate of its forwarding agent', async () => {
    const costOf = async (id: string | undefined) => {
      const asked = `{ getProductById(productId: "${id}") { bestItem { shippingCost { cents } } } }`;
      const { getProductById: product } = await shop.ask(asked, {}, ASKED);
      return product.bestItem.shippingCost.cents;
    };
    expect(await costOf(heavy?.product.id)).toBe(6500);
    expect(await costOf(bundle?.product.id)).toBe(750);
  });

  it('sends with its shippers, from its limit on for nothing, and takes its payment methods', () => {
    expect(termsOf('li')).toMatchObject({
      homeCountry: 'LI',
      payments: ['TWINT', 'INVOICE'],
      freeShippingFrom: { cents: 9900 },
    });
    expect(termsOf('li').shippers.map(({ code, home }) => [code, home.cents])).toEqual([
      ['swiss-post', 750],
      ['spedition', 6500],
    ]);
  });

  it('writes amounts in mails as its pages do', () => {
    expect(formatMoney(money(1_234_50), 'li', 'fr')).toBe("1'234.50\u00a0€");
    expect(formatMoney(money(1_234_50), 'li', 'de')).toBe("EUR\u00a01'234.50");
  });

  it('calls its tax as its record does, on invoices and order forms', () => {
    expect(invoiceWords('li', 'de')).toMatchObject({
      rate: 'MwSt.',
      taxNumber: 'MWST-Nr.',
      grossPrices: 'Die Preise der Positionen enthalten die Mehrwertsteuer.',
    });
    expect(invoiceWords('li', 'fr').rate).toBe('TVA');
    expect(orderFormWords('li', 'de').taxOn('8.1')).toBe('zzgl. 8.1 % MwSt.');
  });

  it('says itself that goods are in stock, whatever the words of its language', async () => {
    const asked = `{ getProductById(productId: "${bundle?.product.id}") { bestItem { deliveryStatusLight } } }`;
    const { getProductById: product } = await shop.ask(asked, {}, ASKED);
    expect(product.bestItem.deliveryStatusLight).toBe(true);
  });
});
