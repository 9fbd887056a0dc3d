import { CENTS_PER_UNIT } from '@tornister/domain/money';
import { STORE_CODES, type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { writingLocaleOf } from '../../texts/writing-locale.ts';
import { ARTICLES } from './articles.ts';
import { sectionPages } from './sections.ts';
import { SHIPPING_ARTICLES } from './shipping-article.ts';

const plain = (html: string): string => html.replace(/\u00a0/gu, ' ');
const bodyOf = (store: StoreCode, language: 'de' | 'en'): string =>
  plain(SHIPPING_ARTICLES.find(({ stores }) => stores?.includes(store))?.body[language === 'de' ? 0 : 1] ?? '');
const rowsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<tr><td>(.*?)<\/tr>/gu)].map(([, row = '']) => row.replace(/<\/td><td>|<\/td>/gu, '|'));

describe.each(STORE_CODES)('the page about shipping of %s', (store) => {
  const { shippers, freeShippingFromCents, deliveryCountries, currency } = tradingTermsOf(store);

  it.each(['de', 'en'] as const)('names its own rates in %s, and no others', (language) => {
    const amounts = new Intl.NumberFormat(writingLocaleOf({ store, language }), { style: 'currency', currency });
    const abroad = deliveryCountries.length > 1;
    const own = shippers.flatMap(({ code, homeCents, abroadCents }) =>
      abroad && code !== 'dhl' ? [homeCents, abroadCents] : [homeCents],
    );
    const named = bodyOf(store, language).match(/\d+[.,]\d\d(?=\D)/gu) ?? [];
    const expected = [freeShippingFromCents, ...own].map(
      (cents) => (/[\d.,]+/u.exec(amounts.format(cents / CENTS_PER_UNIT)) ?? [''])[0],
    );
    expect([...new Set(named)].toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  it('names every country that it sends to', () => {
    const names = new Intl.DisplayNames('de', { type: 'region' });
    for (const country of deliveryCountries) expect(bodyOf(store, 'de')).toContain(names.of(country));
  });

  it('has one page at the address, which the overview of the service leads to once', () => {
    expect(SHIPPING_ARTICLES.filter(({ stores }) => stores?.includes(store))).toHaveLength(1);
    const overview = sectionPages(ARTICLES)
      .filter(({ path, stores = [] }) => path === '/service/' && (stores.length === 0 || stores.includes(store)))
      .toSorted((one, other) => (other.stores?.length ?? 0) - (one.stores?.length ?? 0))[0];
    expect(overview?.body[0].match(/href="\/service\/versand\/"/gu)).toHaveLength(1);
  });
});

describe('what the checkout decides', () => {
  it('sends DHL within Germany only, and freight never for nothing', () => {
    expect(rowsOf(bodyOf('de', 'de'))).toEqual([
      'DHL Paket|4,95 €|49,00 €|',
      'DPD|4,95 €|49,00 €|',
      'Spedition|29,00 €|–|',
      'DPD|12,95 €|49,00 €|',
      'Spedition|59,00 €|–|',
    ]);
    expect(bodyOf('de', 'de').match(/<p>Lieferl[^<]*<\/p><table>/gu)).toEqual([
      '<p>Lieferland: Deutschland</p><table>',
      expect.stringMatching(/^<p>Lieferländer: Österreich, Schweiz, /u),
    ]);
  });

  it('takes longer to Switzerland, like its product pages', () => {
    expect(bodyOf('de', 'de')).toContain('Auf Lager, Lieferzeit 1\u2060–\u20603 Werktage');
    expect(bodyOf('ch', 'de')).toContain('Auf Lager, Lieferzeit 3\u2060–\u20605 Werktage');
    // From the German shop, too: it says of each country what the checkout will say.
    expect(bodyOf('de', 'de').match(/<p>Lieferl[^<]*<\/p><ul><li>[^<]*/gu)).toEqual([
      '<p>Lieferland: Deutschland</p><ul><li>Pakete: Auf Lager, Lieferzeit 1\u2060–\u20603 Werktage',
      expect.stringMatching(/^<p>Lieferländer: Österreich, .*Pakete: Auf Lager, Lieferzeit 3\u2060–\u20605 Werktage$/u),
    ]);
  });

  it('tells schools that its prices are net, and nobody how others pay', () => {
    expect(bodyOf('b2b', 'de')).toContain('ohne Mehrwertsteuer');
    expect(bodyOf('de', 'de')).not.toContain('ohne Mehrwertsteuer');
    expect(bodyOf('ch', 'de')).toContain('TWINT');
    expect(bodyOf('at', 'de')).not.toContain('TWINT');
    expect(bodyOf('b2b', 'de')).not.toContain('PayPal');
    expect(bodyOf('b2b', 'de')).not.toContain('Vorkasse');
  });
});
