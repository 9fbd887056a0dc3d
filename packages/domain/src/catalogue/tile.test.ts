import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import { deliveryStatus, isInStockMessage } from './delivery-status.ts';
import { CARD_PICTURE_SIZES, energyLabelWords, PICTURE_FORMATS, showsEnergyLabel } from './picture-formats.ts';
import {
  glanceAt,
  isFullyReserved,
  offerOf,
  productLink,
  queryWithVariant,
  reservedDealText,
  reviewsLink,
  shortageTextFor,
  shortGoodsText,
  tileFace,
} from './tile.ts';

describe('product links (spec 3 §2)', () => {
  const itemId = brandId<ItemId>('a b');

  it('carry varid when the item has variant info', () => {
    expect(productLink('/prod/1/', { itemId, hasVariantInfo: true })).toBe('/prod/1/?varid=a+b');
    expect(productLink('/prod/1/', { itemId: brandId<ItemId>('\ud800'), hasVariantInfo: true })).toBe(
      '/prod/1/?varid=%EF%BF%BD',
    );
    expect(productLink('/prod/1/', { itemId, hasVariantInfo: false })).toBe('/prod/1/');
    expect(productLink('/prod/1/', undefined)).toBe('/prod/1/');
  });

  it.each([
    ['', 'a b', '?varid=a+b'],
    ['', '\udc00', '?varid=%EF%BF%BD'],
    ['?varid=1', '2', '?varid=2'],
    ['?ref=x&varid=1&varid=9', '2', '?ref=x&varid=2'],
    ['?ref=x&varid=1', undefined, '?ref=x'],
    ['?varid=1', undefined, ''],
    ['?varidx=1', '2', '?varidx=1&varid=2'],
  ])('changes only the variant of %j to %s', (query, id, expected) => {
    expect(queryWithVariant(query, id === undefined ? undefined : brandId<ItemId>(id))).toBe(expected);
  });

  it('lead to the reviews of so many stars, or to all of them, and keep the variant', () => {
    expect(reviewsLink('/prod/1/', undefined, 4)).toBe('/prod/1/?stars=4#reviews');
    expect(reviewsLink('/prod/1/', itemId, 4)).toBe('/prod/1/?stars=4&varid=a+b#reviews');
    expect(reviewsLink('/prod/1/', itemId, undefined)).toBe('/prod/1/?varid=a+b#reviews');
    expect(reviewsLink('/prod/1/', brandId<ItemId>('\ud800'), undefined)).toBe('/prod/1/?varid=%EF%BF%BD#reviews');
  });
});

describe('shortage (spec 3 §4)', () => {
  const deal = (reservedPercentage: number) => ({ reservedPercentage });

  it('covers a tile of short goods that has a shortage text', () => {
    expect(tileFace({ isShortage: true, shortageText: ' Ausverkauft ' })).toEqual({
      kind: 'shortage',
      text: 'Ausverkauft',
    });
    expect(tileFace({ isShortage: true })).toEqual({ kind: 'link' });
    expect(tileFace({ isShortage: true, shortageText: '  ' })).toEqual({ kind: 'link' });
    expect(tileFace({ isShortage: false, shortageText: 'Ausverkauft' })).toEqual({ kind: 'link' });
  });

  it('covers a deal that is fully reserved, at 100 percent', () => {
    const shown = (percent: number, shortageText = 'Weg') =>
      tileFace({ isShortage: false, shortageText, lightningDeal: deal(percent) }).kind;
    expect([99, 100].map((percent) => shown(percent))).toEqual(['link', 'shortage']);
    expect(shown(100, '')).toBe('link');
    expect([99, 100, 101].map((percent) => isFullyReserved(deal(percent)))).toEqual([false, true, true]);
  });

  it('has the text of the goods themselves, else that of the nearest category which has one', () => {
    expect(shortGoodsText('Erst im Mai', ['Knapp'])).toBe('Erst im Mai');
    expect(shortGoodsText(undefined, [undefined, 'Knapp', 'Weg'])).toBe('Knapp');
    expect(shortGoodsText(undefined, [undefined])).toBeUndefined();
  });

  it('takes the text of the category, deals their own', () => {
    const texts = { shortageText: 'Knapp', lightningShortageText: 'Blitz weg' };
    expect(shortageTextFor(texts, { isShortage: true, lightningDeal: deal(100) })).toBe('Knapp');
    expect(shortageTextFor(texts, { isShortage: false, lightningDeal: deal(100) })).toBe('Blitz weg');
    expect(shortageTextFor({ shortageText: 'Knapp' }, { isShortage: false, lightningDeal: deal(100) })).toBe('Knapp');
    expect(shortageTextFor(texts, { isShortage: false, lightningDeal: deal(99) })).toBeUndefined();
    expect(reservedDealText(texts)).toBe('Blitz weg');
    expect(reservedDealText({ shortageText: 'Knapp' })).toBe('Knapp');
    expect(reservedDealText({})).toBeUndefined();
    expect(shortageTextFor(texts, { isShortage: false })).toBeUndefined();
  });
});

describe('goods that cannot be bought (spec 3 §4)', () => {
  it('are replaced where there is a replacement', () => {
    expect(offerOf(true, 'other')).toEqual({ kind: 'for-sale' });
    expect(offerOf(false, 'other')).toEqual({ kind: 'replaced', by: 'other' });
    expect(offerOf(false, undefined)).toEqual({ kind: 'out-of-stock' });
  });
});

describe('glance views (spec 1 §4)', () => {
  it('are recorded once per item per session', () => {
    const first = glanceAt(new Set(), 'a');
    expect(first.isRecorded).toBe(true);
    const again = glanceAt(first.views, 'a');
    expect(again).toEqual({ views: first.views, isRecorded: false });
    expect(glanceAt(first.views, 'b').isRecorded).toBe(true);
  });

  it('are as many as different items were looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (looks) => {
        let views: ReadonlySet<string> = new Set();
        let recorded = 0;
        for (const item of looks) {
          const step = glanceAt(views, item);
          views = step.views;
          recorded += step.isRecorded ? 1 : 0;
        }
        expect(recorded).toBe(new Set(looks).size);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('delivery status (spec 1 §9)', () => {
  it('shows "in stock" green with a traffic light, in German and English', () => {
    expect(deliveryStatus('Auf Lager, Lieferung in 2 Tagen', 'yellow')).toEqual({
      text: 'Auf Lager, Lieferung in 2 Tagen',
      color: 'green',
      hasTrafficLight: true,
    });
    expect(deliveryStatus('Lieferbar in 3 Wochen', 'yellow')).toEqual({
      text: 'Lieferbar in 3 Wochen',
      color: 'yellow',
      hasTrafficLight: false,
    });
    expect([' In stock', 'Sofort lieferbar', 'Not in stock', ''].map(isInStockMessage)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('believes a stock system that says itself whether there is a light, in any language', () => {
    const text = 'En stock, livraison en 2 jours';
    expect(deliveryStatus(text, 'yellow', true)).toEqual({ text, color: 'green', hasTrafficLight: true });
    expect(deliveryStatus(text, 'green')).toEqual({ text, color: 'green', hasTrafficLight: false });
    const denied = { text: 'Auf Lager', color: 'yellow', hasTrafficLight: false };
    expect(deliveryStatus('Auf Lager', 'yellow', false)).toEqual(denied);
  });
});

describe('pictures and labels (spec 1 §9)', () => {
  it('a card shows a 140 by 105 picture, and one 280 wide from 1024 px on', () => {
    expect(PICTURE_FORMATS.PRODUCTLISTING_SMALL).toEqual({ width: 140, height: 105 });
    expect(PICTURE_FORMATS.PRODUCTLISTING_BIG.width).toBe(280);
    expect(CARD_PICTURE_SIZES).toBe('(min-width: 1024px) 280px, 140px');
  });

  it('the nine formats are known by their names', () => {
    expect(Object.keys(PICTURE_FORMATS)).toEqual([
      'PRODUCTLISTING_SMALL',
      'PRODUCTLISTING_BIG',
      'OPEN_GRAPH',
      'ADS_MAIN_MOBILE',
      'ADS_MAIN_DESKTOP',
      'ADS_ZOOM_MOBILE',
      'ADS_ZOOM_DESKTOP',
      'ADS_ZOOM_NEW',
      'BASKET_LAYER',
    ]);
    expect(PICTURE_FORMATS.OPEN_GRAPH).toEqual({ width: 1_200, height: 630 });
  });

  it('an energy label needs its pictures and its words', () => {
    const label = { imgPath: '/a.svg', detailsImgPath: '/b.svg', imgAlt: 'Klasse D von A bis G' };
    expect(showsEnergyLabel(label)).toBe(true);
    expect(showsEnergyLabel({ ...label, imgAlt: ' ' })).toBe(false);
    expect(showsEnergyLabel({ ...label, imgPath: '' })).toBe(false);
    expect(showsEnergyLabel({ ...label, detailsImgPath: '' })).toBe(false);
    expect(showsEnergyLabel(undefined)).toBe(false);
    expect(energyLabelWords('D')).toEqual({ energyClass: 'D', best: 'A', worst: 'G' });
  });
});
