import { describe, expect, it } from 'vitest';
import { answeredAddress, answeredPicture, euro } from '../../test/answered-parts.ts';
import search from '../../test/fixtures/search.json' with { type: 'json' };
import type { ProductPagePartsFragment } from '../generated/operations.ts';
import { toAddressInput, toSavedAddress } from './address-mapper.ts';
import { toListing, toListingVariables } from './listing-mapper.ts';
import { toCrumb, toDealInfo, toMoney, toPicture, toTile } from './parts-mapper.ts';

describe('an address', () => {
  it('of somebody at home has no field that is empty', () => {
    expect(toSavedAddress(answeredAddress())).toStrictEqual({
      kind: 'street',
      salutation: 'ms',
      firstname: 'Mia',
      lastname: 'Member',
      email: 'mia@example.com',
      postcode: '50674',
      city: 'Köln',
      recipient: { formType: 'private' },
      streetAndNumber: 'Lindenallee 12',
      country: 'DE',
      addressId: 'a-1',
      isAlsoCustomerAddress: true,
    });
  });

  it('has its telephone, second line and address for the delivery where they are given', () => {
    const given = { phone: '1', deliveryEmail: 'x@example.com', addressAddition: 'Hof', schoolOrCompany: 'Schule' };
    expect(toSavedAddress(answeredAddress(given))).toMatchObject({
      phone: '1',
      deliveryEmail: 'x@example.com',
      addition: 'Hof',
      recipient: { formType: 'companyOrSchool', company: 'Schule' },
    });
  });

  it('of a packing station has its numbers instead of a street', () => {
    const station = { street: '12345', addressAddition: 'Packstation 101', packstationAddress: true };
    expect(toSavedAddress(answeredAddress(station))).toMatchObject({
      kind: 'packing-station',
      postNumber: '12345',
      stationName: 'Packstation 101',
    });
  });

  it.each([
    ['mr', 'mr'],
    ['diverse', 'diverse'],
    ['Lord', 'none'],
    ['', 'none'],
  ])('with the salutation "%s" is told as %s', (salutation, mapped) => {
    expect(toSavedAddress(answeredAddress({ salutation })).salutation).toBe(mapped);
  });

  it('goes to the backend without the field that the operation says itself', () => {
    const { addressId: _id, isAlsoCustomerAddress: _also, ...address } = toSavedAddress(answeredAddress());
    expect(toAddressInput(address)).not.toHaveProperty('packstationAddress');
    expect(toAddressInput(address)).toMatchObject({ street: 'Lindenallee 12', schoolOrCompany: '' });
  });
});

const page = search.search.products as unknown as ProductPagePartsFragment;
const emptyPage: ProductPagePartsFragment = { entries: [], sorts: [], filters: [], categoryFilter: [], totalCount: 0 };
type Filter = ProductPagePartsFragment['filters'][number];
const range: Filter = {
  id: 'price',
  kind: 'PRICE',
  displayName: 'Preis',
  values: [],
  min: 100,
  max: 900,
  minSelected: null,
  maxSelected: null,
};
const filtersOf = (filter: Filter) => toListing({ ...emptyPage, filters: [filter] }).filters;

describe('the filters of a listing', () => {
  it('are as wide as their range while nothing is chosen', () => {
    const mapped = { kind: 'price', id: 'price', displayName: 'Preis', min: 100, max: 900, counts: [] };
    expect(filtersOf(range)).toStrictEqual([{ ...mapped, minSelected: 100, maxSelected: 900 }]);
    expect(filtersOf({ ...range, minSelected: 200, maxSelected: 300 })).toStrictEqual([
      { ...mapped, minSelected: 200, maxSelected: 300 },
    ]);
    expect(filtersOf({ ...range, minSelected: 0 })[0]).toMatchObject({ minSelected: 0 });
  });

  it('are none without both ends', () => {
    expect(filtersOf({ ...range, min: null })).toEqual([]);
    expect(filtersOf({ ...range, max: null })).toEqual([]);
    expect(filtersOf({ ...range, min: null, max: null })).toEqual([]);
  });

  it('count stars by a kind of their own', () => {
    expect(filtersOf({ ...range, kind: 'RATING' })[0]?.kind).toBe('rating');
  });

  it('say how many products each minimum of stars leaves', () => {
    const values = [
      { id: '4', displayValue: '4', selected: false, count: 7 },
      { id: '3', displayValue: '3', selected: false, count: 9 },
    ];
    const counts = [
      { from: 4, count: 7 },
      { from: 3, count: 9 },
    ];
    expect(filtersOf({ ...range, kind: 'RATING', values })[0]).toMatchObject({ counts });
  });

  it('have their values, or are left out without any', () => {
    const values = [{ id: 'red', displayValue: 'Rot', selected: true, count: 3 }];
    const filter: Filter = { ...range, id: 'colour', kind: 'ENUM', displayName: 'Farbe', values };
    expect(filtersOf(filter)).toStrictEqual([{ kind: 'enum', id: 'colour', displayName: 'Farbe', values }]);
    expect(filtersOf({ ...filter, values: [] })).toEqual([]);
  });

  it('go to the backend as they were chosen', () => {
    const asked = {
      page: 2,
      sort: 'PRICE_ASC',
      enumFilters: [{ id: 'colour', values: ['red', 'blue'] }],
      rangeFilters: [{ id: 'price', min: 100, max: 200 }],
      searchInCategoryId: '7',
    } as unknown as Parameters<typeof toListingVariables>[0];
    expect(toListingVariables(asked)).toMatchObject({
      sortBy: 'PRICE_ASC',
      filter: {
        enumFilters: [{ id: 'colour', values: ['red', 'blue'] }],
        rangeFilters: [{ id: 'price', min: 100, max: 200 }],
        category: '7',
      },
    });
    const { sort: _sort, searchInCategoryId: _id, ...plain } = asked;
    expect(toListingVariables(plain)).toMatchObject({ sortBy: null, filter: { category: null } });
  });
});

describe('the categories of a search', () => {
  it('keep their names, counts and which of them is chosen', () => {
    const categoryFilter = [{ id: '7', name: 'Hefte', count: 3, selected: true }];
    expect(toListing({ ...emptyPage, categoryFilter, totalCount: 3 })).toMatchObject({
      categoryOptions: categoryFilter,
      totalCount: 3,
    });
  });
});

describe('a tile', () => {
  const [recorded] = page.entries;
  if (recorded === undefined) throw new Error('The recorded search found nothing');
  const tileWith = (over: Partial<typeof recorded>) => toTile({ ...recorded, ...over });

  it.each([
    ['rating', 4.5],
    ['energyEfficiency', { imgPath: 'a', detailsImgPath: 'b', imgAlt: 'c' }],
    ['shortageText', 'bald'],
    ['replacement', { name: 'Heft', path: '/prod/2/' }],
  ] as const)('has its %s, or none', (name, value) => {
    expect(tileWith({ [name]: value })[name]).toStrictEqual(value);
    expect(tileWith({ [name]: null })).not.toHaveProperty(name);
  });

  it('has an old price and one for its unit where there are such', () => {
    const price = { ...recorded.price, oldPrice: euro(500), basePrice: { price: euro(5), unit: 'Stück' } };
    expect(tileWith({ price }).price).toMatchObject({ old: euro(500), base: { price: euro(5), unit: 'Stück' } });
    const plain = tileWith({ price: { ...recorded.price, oldPrice: null, basePrice: null } }).price;
    expect(Object.keys(plain)).toEqual(['current', 'startFrom']);
  });
});

describe('parts of answers', () => {
  it('are amounts of a currency, or nothing that could be shown', () => {
    expect(toMoney(euro(99))).toStrictEqual({ cents: 99, currency: 'EUR' });
    for (const currency of ['EURO', 'xEUR', 'eur', ''])
      expect(() => toMoney({ cents: 99, currency })).toThrow('A currency has a code of three letters');
  });

  it('are pictures with their titles and sources where they have such', () => {
    const bare = { src: '/a.avif', width: 200, type: null, media: null, sizesValue: null };
    const whole = { src: '/b.avif', width: 400, type: 'image/avif', media: '(min-width: 1px)', sizesValue: '50vw' };
    expect(toPicture({ ...answeredPicture('a'), title: 'A', sources: [bare, whole] })).toMatchObject({
      title: 'A',
      sources: [{ src: '/a.avif', width: 200 }, whole],
    });
    expect(Object.keys(toPicture({ ...answeredPicture('a'), sources: [bare] }).sources[0] ?? {})).toEqual([
      'src',
      'width',
    ]);
  });

  it('are steps of a path, of which some are categories', () => {
    const crumb = { displayName: 'Hefte', path: '/hefte/' };
    expect(toCrumb({ ...crumb, categoryId: '7' })).toStrictEqual({ ...crumb, categoryId: '7' });
    expect(toCrumb({ ...crumb, categoryId: null })).toStrictEqual(crumb);
  });

  it('are deals in the words of the domain', () => {
    expect(
      toDealInfo({
        isAvailableLightningDeal: false,
        lightningDealTimestampUntil: 5,
        lightningReservedPercentageRoundFloor: 40,
        lightningQuantityMax: 3,
        lightningSpecialPrice: euro(1),
        lightningBasePrice: null,
      }),
    ).toStrictEqual({ isAvailable: false, until: 5, reservedPercentage: 40, specialPrice: euro(1), quantityMax: 3 });
  });
});
