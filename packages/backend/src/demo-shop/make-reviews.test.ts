import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import type { ProductBundle, ProductRecord } from '../catalogue/catalogue-records.ts';
import { DEFAULT_PRODUCTS, DEFAULT_SEED, generateDemoShop } from './generate-demo-shop.ts';
import { KIND_OPENINGS, REVIEW_PHRASES, type ReviewedKind } from './review-phrases.ts';

const LANGUAGES = ['de', 'en'] as const;
const NOW = instantOf(Date.UTC(2026, 10, 21, 9));
const STARS = [1, 2, 3, 4, 5] as const;
const bundles: readonly ProductBundle[] = [
  ...generateDemoShop({ products: DEFAULT_PRODUCTS, seed: DEFAULT_SEED, now: NOW, brandId: 'betzold' }).products(),
];

/** What a product must be, so that its reviews may speak of pages, corners, a manual, fabric or of being used up. */
const MAY_BE: Readonly<Record<ReviewedKind, (bundle: ProductBundle) => boolean>> = {
  book: ({ product }) => product.isBook,
  furniture: ({ product }) => product.isFreight,
  device: ({ product }) => product.isElectrical,
  textile: ({ product }) => product.textileComposition !== undefined,
  supply: ({ items }) => items.some(({ baseContent }) => baseContent !== undefined),
};

const openingsOf = (kind: ReviewedKind): readonly string[] =>
  STARS.flatMap((stars) => LANGUAGES.flatMap((language) => KIND_OPENINGS[kind][stars][language]));

describe('reviews of the demo shop', () => {
  it.each(Object.keys(MAY_BE) as readonly ReviewedKind[])('speak of a %s only where one is sold', (kind) => {
    const openings = openingsOf(kind);
    const speaking = bundles.filter(({ reviews }) =>
      reviews.some(({ message }) => openings.some((opening) => message.startsWith(opening))),
    );
    expect(speaking).not.toHaveLength(0);
    expect(speaking.filter((bundle) => !MAY_BE[kind](bundle)).map(({ product }) => product.name)).toEqual([]);
  });

  it('say what fits their stars', () => {
    for (const { product, reviews } of bundles)
      for (const { rating, language, message, title } of reviews) {
        const phrases = REVIEW_PHRASES[rating][language === 'en' ? 'en' : 'de'];
        expect(phrases.titles).toContain(title);
        expect(
          phrases.reasons.some((reason) => message.endsWith(` ${reason}`)),
          `${product.id}: ${message}`,
        ).toBe(true);
      }
  });
});

describe('pictures of the demo shop', () => {
  const piecesOf = (items: ProductBundle['items']): readonly (number | undefined)[] =>
    items.flatMap(({ pictures: [first] }) => (first?.spec.kind === 'product' ? [first.spec.motif.pieces] : []));
  const nameOf = ({ name }: ProductRecord): string => name.de ?? '';

  it('of a class set for crafts show its 24 pieces', () => {
    const sets = bundles.filter(({ product }) => nameOf(product).includes('Klassensatz Basteln'));
    expect(sets).not.toHaveLength(0);
    expect(sets.every(({ items }) => piecesOf(items).every((pieces) => pieces === 24))).toBe(true);
  });

  it('of scissors show 24 where 24 are sold, and one where one is', () => {
    const sold = bundles
      .filter(({ product }) => nameOf(product).includes('Bastelschere'))
      .flatMap(({ items }) => items)
      .map((item) => {
        const { size } = item.attributeValues;
        return [size, ...piecesOf([item])];
      });
    expect(sold).toContainEqual(['class-set-of-24-in-a-block', 24]);
    expect(
      sold.filter(([size]) => size !== 'class-set-of-24-in-a-block').every(([, pieces]) => pieces === undefined),
    ).toBe(true);
  });

  it('show several pieces for every pack of more than one', () => {
    for (const { items } of bundles)
      for (const item of items) {
        const { pack = '' } = item.attributeValues;
        const [, count] = /^(\d+)-pieces$/.exec(pack) ?? [];
        if (count !== undefined) expect(piecesOf([item])).toEqual([Number(count)]);
      }
  });

  it('show several pieces of every article that is called a class set', () => {
    const called = (product: ProductRecord, values: string): boolean =>
      nameOf(product).includes('Klassensatz') || values.includes('class-');
    const sets = bundles.flatMap(({ product, items }) =>
      items.filter(({ attributeValues }) => called(product, Object.values(attributeValues).join(' '))),
    );
    expect(sets.length).toBeGreaterThan(20);
    expect(sets.filter((item) => !piecesOf([item]).every((pieces = 1) => pieces > 1)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the scope of delivery in the demo shop', () => {
  it('says how many come wherever a picture shows several pieces', () => {
    const isOfSeveral = ({ pictures: [first] }: ProductBundle['items'][number]): boolean =>
      first?.spec.kind === 'product' && (first.spec.motif.pieces ?? 1) > 1;
    const several = bundles.filter(({ items }) => items.some(isOfSeveral));
    expect(several.length).toBeGreaterThan(100);
    for (const language of LANGUAGES)
      expect(
        several
          .map(({ product }) => product.scopeOfDelivery.map((part) => part[language] ?? '').join(' '))
          .filter((scope) => !/\d/.test(scope)),
      ).toEqual([]);
  });

  it('names the choices of scissors that come singly and as a class set', () => {
    const scopes = bundles
      .filter(({ product }) => product.name.de?.includes('Bastelschere'))
      .flatMap(({ product }) => product.scopeOfDelivery.map(({ de }) => de));
    expect(
      scopes.some((scope) => /^Schere \(je nach Auswahl: .+ oder .*Klassensatz 24 im Block\)$/.test(scope ?? '')),
    ).toBe(true);
  });
});
