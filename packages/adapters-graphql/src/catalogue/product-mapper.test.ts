import { describe, expect, it } from 'vitest';
import { answeredPicture, euro, mappedPicture } from '../../test/answered-parts.ts';
import category from '../../test/fixtures/category.json' with { type: 'json' };
import product from '../../test/fixtures/product.json' with { type: 'json' };
import type { GetCategoryQuery, GetProductByIdQuery, VariantPartsFragment } from '../generated/operations.ts';
import { toTile } from '../mapping/parts-mapper.ts';
import { toCategory } from './category-mapper.ts';
import { toItem, toProduct, toReviews, toVariants } from './product-mapper.ts';

type Answered = NonNullable<GetProductByIdQuery['getProductById']>;
type AnsweredCategory = NonNullable<GetCategoryQuery['getCategory']>;

const recorded = product.getProductById as unknown as Answered;
const recordedCategory = category.getCategory as unknown as AnsweredCategory;
const [tile] = recordedCategory.products.entries;
if (tile === undefined) throw new Error('The recorded category has no product');

const productWith = (over: Partial<Answered>) => toProduct({ getProductById: { ...recorded, ...over } });
const itemWith = (over: Partial<Answered['bestItem']>) => toItem({ ...recorded.bestItem, ...over });
const pricesWith = (over: Partial<Answered['bestItem']['prices']>) =>
  itemWith({ prices: { ...recorded.bestItem.prices, ...over } }).prices;
const categoryWith = (over: Partial<AnsweredCategory>) => toCategory({ getCategory: { ...recordedCategory, ...over } });

describe('what a product may have', () => {
  it.each([
    ['metaTitle', 'metaTitle', 'a'],
    ['metaDescription', 'metaDescription', 'b'],
    ['robotsMeta', 'robots', 'noindex'],
    ['canonical', 'canonicalUrl', '/prod/1/'],
    ['openGraphImage', 'openGraphImage', '/a.jpg'],
    ['rating', 'rating', 4.5],
    ['shortageText', 'shortageText', 'c'],
    ['reservedDealText', 'reservedDealText', 'r'],
    ['energyEfficiency', 'energyEfficiency', { imgPath: 'a', detailsImgPath: 'b', imgAlt: 'c' }],
    ['warranty', 'warranty', 'd'],
    ['textileComposition', 'textileComposition', 'e'],
    ['oldElectricalDevicesInfo', 'oldElectricalDevicesInfo', 'f'],
    ['rightOfWithdrawalInfo', 'withdrawalInfo', 'g'],
  ] as const)('%s is its %s, or it has none', (answered, mapped, value) => {
    expect(productWith({ [answered]: value })?.[mapped]).toStrictEqual(value);
    expect(productWith({ [answered]: null })).not.toHaveProperty(mapped);
  });

  it('says what makes it special and which seals it carries', () => {
    expect(productWith({ labels: ['FSC'] })).toMatchObject({
      features: ['two levers make it jump to the right measure', 'shouldered needle spares book and desk'],
      labels: ['FSC'],
    });
  });

  it('is replaced by another product, or by none', () => {
    expect(productWith({ replacementProduct: tile })?.replacement).toStrictEqual(toTile(tile));
    expect(productWith({ replacementProduct: null })).not.toHaveProperty('replacement');
  });

  it('names who made it, and who answers for it where that is somebody else', () => {
    const manufacturer = { name: 'F', postalAddress: 'Weg 1', electronicAddress: 'f@example.com' };
    expect(productWith({ manufacturer: { ...manufacturer, responsiblePerson: null } })?.manufacturer).toStrictEqual(
      manufacturer,
    );
    const responsiblePerson = { name: 'R', postalAddress: 'Weg 2', electronicAddress: 'r@example.com' };
    const both = { ...manufacturer, responsiblePerson } as Answered['manufacturer'];
    expect(productWith({ manufacturer: both })?.manufacturer).toStrictEqual(both);
  });
});

describe('what an item may have', () => {
  it.each(['old', 'list', 'educationalGross'] as const)('its price %s', (name) => {
    expect(pricesWith({ [name]: euro(777) })[name]).toStrictEqual(euro(777));
    expect(pricesWith({ [name]: null })).not.toHaveProperty(name);
  });

  it('its base price, with the unit', () => {
    const basePrice = { price: euro(12), unit: '100 g' };
    expect(pricesWith({ basePrice }).base).toStrictEqual(basePrice);
    expect(pricesWith({ basePrice: null })).not.toHaveProperty('base');
  });

  it('its number in trade', () => {
    expect(itemWith({ ean: '4006381333931' }).gtin).toBe('4006381333931');
    expect(itemWith({ ean: null })).not.toHaveProperty('gtin');
  });

  it('its traffic light, which may also be off', () => {
    expect(itemWith({ deliveryStatusLight: true }).deliveryStatusLight).toBe(true);
    expect(itemWith({ deliveryStatusLight: false }).deliveryStatusLight).toBe(false);
    expect(itemWith({ deliveryStatusLight: null })).not.toHaveProperty('deliveryStatusLight');
  });

  it('what shipping one piece costs', () => {
    expect(itemWith({ shippingCost: euro(495) }).shippingCost).toStrictEqual(euro(495));
    expect(itemWith({ shippingCost: null })).not.toHaveProperty('shippingCost');
  });

  it('its lightning deal, in the words of the domain', () => {
    const lightningDealInfo = {
      isAvailableLightningDeal: true,
      lightningDealTimestampUntil: 5,
      lightningReservedPercentageRoundFloor: 40,
      lightningQuantityMax: 3,
      lightningSpecialPrice: euro(399),
      lightningBasePrice: { price: euro(1_596), unit: 'l' },
    };
    expect(itemWith({ lightningDealInfo }).lightningDeal).toStrictEqual({
      isAvailable: true,
      until: 5,
      reservedPercentage: 40,
      specialPrice: euro(399),
      base: { price: euro(1_596), unit: 'l' },
      quantityMax: 3,
    });
    expect(itemWith({ lightningDealInfo: null })).not.toHaveProperty('lightningDeal');
  });
});

const option = (value: string, position: number, over: Partial<VariantPartsFragment['options'][number]> = {}) => ({
  value,
  label: value,
  image: null,
  css: null,
  disabled: false,
  selected: false,
  position,
  hasDiscount: false,
  itemId: null,
  ...over,
});
const attribute = (name: string, position: number, options: VariantPartsFragment['options']): VariantPartsFragment => ({
  name,
  displayName: name,
  position,
  type: 'TEXT' as VariantPartsFragment['type'],
  options,
});

describe('variants', () => {
  const variantAttributes = [
    attribute('size', 2, [option('L', 3), option('S', 1, { selected: true }), option('M', 2)]),
    attribute('colour', 1, [option('red', 1)]),
  ];

  it('stand in the order of their positions, attributes and options', () => {
    const mapped = productWith({ variantAttributes })?.variantAttributes;
    expect(mapped?.map(({ name, options }) => [name, options.map(({ value }) => value)])).toEqual([
      ['colour', ['red']],
      ['size', ['S', 'M', 'L']],
    ]);
  });

  it('have pictures, colours and items where they are there', () => {
    const [whole, bare] = [{ image: '/a.webp', css: '#fff', itemId: 'i-2' }, {}].map(
      (over) =>
        productWith({ variantAttributes: [attribute('a', 1, [option('x', 1, over)])] })?.variantAttributes[0]
          ?.options[0],
    );
    const rest = { value: 'x', label: 'x', disabled: false, selected: false, position: 1, hasDiscount: false };
    expect(whole).toStrictEqual({ ...rest, image: '/a.webp', css: '#fff', itemId: 'i-2' });
    expect(bare).toStrictEqual(rest);
  });

  it('are configured once each attribute has a selection, and not before (spec 1 §4)', () => {
    expect(productWith({ variantAttributes })).not.toHaveProperty('configuredItemId');
    const chosen = variantAttributes.map((each) => ({
      ...each,
      options: each.options.map((one, index) => ({ ...one, selected: index === 0 })),
    }));
    expect(productWith({ variantAttributes: chosen })?.configuredItemId).toBe(recorded.bestItem.itemId);
    expect(productWith({ variantAttributes: [] })?.configuredItemId).toBe(recorded.bestItem.itemId);
  });

  it('say which item they lead to, where they lead to one', () => {
    const asked = { variantAttributes, bestItem: recorded.bestItem };
    expect(toVariants({ getVariantInformation: { ...asked, configuredItemId: 'i-9' } })).toMatchObject({
      configuredItemId: 'i-9',
      bestItem: toItem(recorded.bestItem),
    });
    expect(toVariants({ getVariantInformation: { ...asked, configuredItemId: null } })).not.toHaveProperty(
      'configuredItemId',
    );
  });
});

describe('reviews', () => {
  const review = { id: 'r', stars: 5, title: 't', text: 'x', author: 'a', date: 1, isVerified: true, helpful: 0 };
  const answer = (shopComment: string | null, countsByStar: readonly number[]) =>
    toReviews({
      getReviewsByProduct: { count: 3, average: 4.5, countsByStar, reviews: [{ ...review, shopComment }] },
    } as unknown as Parameters<typeof toReviews>[0]);

  it('have the answer of the shop where it gave one', () => {
    expect(answer('Danke', [0, 0, 0, 1, 2]).reviews).toStrictEqual([{ ...review, shopComment: 'Danke' }]);
    expect(answer(null, [0, 0, 0, 1, 2]).reviews).toStrictEqual([review]);
  });

  it('are counted by their stars, all of them also where only some were asked for, none where the backend counts none', () => {
    expect(answer(null, [1, 0, 0, 0, 3]).summary).toStrictEqual({
      count: 4,
      average: 4,
      countsByStar: [1, 0, 0, 0, 3],
    });
    expect(answer(null, []).summary).toStrictEqual({ count: 0, average: 0, countsByStar: [0, 0, 0, 0, 0] });
  });
});

describe('what a category may have', () => {
  it.each([
    'canonicalDestination',
    'metaTitle',
    'metaDescription',
    'seoText',
    'shortageText',
    'shortageDealText',
  ] as const)('its %s', (name) => {
    expect(categoryWith({ [name]: 'x' })?.[name]).toBe('x');
    expect(categoryWith({ [name]: null })).not.toHaveProperty(name);
  });

  it('its picture', () => {
    expect(categoryWith({ picture: answeredPicture('a') })?.picture).toStrictEqual(mappedPicture('a'));
    expect(categoryWith({ picture: null })).not.toHaveProperty('picture');
  });

  it('its links, above and below', () => {
    const link = { id: '7', name: 'Hefte', path: '/hefte/', level: 1, active: true };
    expect(categoryWith({ children: [link], leftNavigation: [link] })).toMatchObject({
      children: [link],
      leftNavigation: [link],
    });
  });
});
