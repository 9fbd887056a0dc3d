// Every function of the package that takes a text first is given hostile texts. A new parser is in this test by itself.

import { describe, expect, it } from 'vitest';
import { parseListingQuery, parseQueryString } from '../../src/listing/index.ts';
import { schoolLexicon } from '../../src/materialwords/index.ts';
import { DEVELOPMENT_DOMAINS } from '../../src/storefront/index.ts';
import { A_PRODUCT } from '../a-product-page.ts';
import { imported, takers } from './exported-functions.ts';
import { superlinearAt } from './growth.ts';
import { FRAMES, hostileText, UNITS } from './hostile-texts.ts';

/** What an offer depends on beside its item. */
const AT_HOME = { terms: { homeCountry: 'DE' }, reviews: [], now: 0, dateOf: () => '2026-01-01' };

/** What stands behind the text where a function asks for more. */
const FURTHER: Readonly<Record<string, readonly unknown[]>> = {
  absoluteAddress: ['/a/'],
  addressWith: [[]],
  asksForConsent: [{ offered: ['measuring'], optsOut: false }],
  breadcrumbData: [[{ displayName: 'a', path: '/a/' }]],
  choosePayment: [[]],
  completeEmail: [['gmx.de', 'gmail.com']],
  confirmationGuard: [[], false],
  countedPieces: [[{ words: [], quantity: 2, traits: [] }]],
  emailSuggestions: [['gmx.de', 'gmail.com']],
  errorsOf: [[]],
  errorsOfForm: [[{ field: 'a', message: 'requiredField' }]],
  freeListName: [['a']],
  goodsName: [[]],
  goWith: [[]],
  hasNewVersion: [{ kind: 'manifest', manifest: { id: 'a' } }],
  isInfoBarVisible: [() => false],
  isSameAddress: ['/a/'],
  isSameListName: ['a'],
  isSamePath: ['/a/'],
  isSamePostcode: ['73479'],
  itemListData: [[{ name: 'a', path: '/a/' }]],
  linkify: [['de.localhost']],
  llmsText: [{ name: 'a', summary: 'a', sections: [] }],
  offerData: [A_PRODUCT.shownItem, AT_HOME],
  productData: [A_PRODUCT, AT_HOME],
  readMaterialList: [schoolLexicon()],
  rowOf: [{ separator: ';', number: 0, quantity: 1 }],
  selectSite: [DEVELOPMENT_DOMAINS],
  settleTeaserQuantity: [{ minimumOrderQuantity: 1, maxQuantity: 9 }, 'blurred'],
  shipperRefusal: [{ deliveryType: 'packstation', deliveryCountry: 'DE', hasFreight: false }],
  shownEmail: [(domain: string) => domain],
  showsTooltip: [() => false],
  siteData: [{ brandName: 'Tornister', logoPath: '/a.svg' }],
  sitemapIndex: [[{ path: '/a/' }], () => '2026-01-01'],
  sitemapUrl: [{ path: '/a/' }, () => '2026-01-01'],
  slipsBetween: ['bleistift', 2],
  stockAlertAddress: ['1'],
  withPaymentNote: [[['a', 'b']]],
  withPaymentReturn: [[['a', 'b']]],
  xmlElement: ['a'],
};

describe('the work for a text grows with its length and no faster', () => {
  it.each([
    ['one filter over and over', (at: number) => `filter.a=${at.toString(36)}`],
    ['a filter after another', (at: number) => `filter.${at.toString(36)}=1`],
    ['ranges', (at: number) => `filter.PRICE.${at.toString(36)}=1-2`],
  ])('a listing is read from its address: %s', (_what, parameter) => {
    const textOf = (length: number): string =>
      Array.from({ length: length / 10 }, (_one, at) => parameter(at)).join('&');
    const read = (text: string) => parseListingQuery(parseQueryString(text), 'category');
    expect(superlinearAt(read, textOf)).toBeUndefined();
  });

  it('finds the functions', () => {
    expect(takers.length).toBeGreaterThan(80);
  });

  it.each(takers)('$name', async (taker) => {
    const { name } = taker;
    const judge = await imported(taker);
    for (const unit of UNITS) {
      for (const frame of FRAMES) {
        const grown = superlinearAt((text) => judge(text, ...(FURTHER[name] ?? [])), hostileText(unit, frame));
        expect(grown, `${name} with ${JSON.stringify(unit)}`).toBeUndefined();
      }
    }
  });
});
