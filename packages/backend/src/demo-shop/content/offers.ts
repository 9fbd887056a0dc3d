// Offers that point at products: vouchers, gifts, printed catalogues.

import type { FreeArticleRecord, VoucherRecord } from '../../cart/promotion-records.ts';
import type { ItemRecord, ProductBundle } from '../../catalogue/catalogue-records.ts';
import type { CatalogueRecord } from '../../content/content-records.ts';
import type { CategoryIndex } from '../categories.ts';
import { pictureOf } from '../make-pictures.ts';
import type { Draft, Plan } from '../plan.ts';
import type { Shelf } from './shelf.ts';

const firstItemId = (productId: string | undefined): string | undefined =>
  productId === undefined ? undefined : `${productId}01`;

/** Vouchers of every kind, valid, expired and still to come. */
export const makeVouchers = (shelf: Shelf, categories: CategoryIndex): readonly VoucherRecord[] => {
  const gift = firstItemId(shelf.ofFamily('gift', 1)[0]);
  const paints = categories.idOf('basteln/farben');
  const base = { startsInDays: -30, endsInDays: 365, isSingleUse: false };
  return [
    {
      ...base,
      code: 'SCHULSTART10',
      name: { de: '10 % zum Schulstart', en: '10 % back to school' },
      kind: 'percent',
      value: 10,
      minimumCartCents: 3_000,
    },
    {
      ...base,
      code: 'WILLKOMMEN5',
      name: { de: '5 € zur Begrüßung', en: '€5 welcome' },
      kind: 'amount',
      value: 500,
      minimumCartCents: 2_500,
      isSingleUse: true,
    },
    {
      ...base,
      code: 'PORTOFREI',
      name: { de: 'Versand geschenkt', en: 'Free shipping' },
      kind: 'free-shipping',
      value: 0,
      minimumCartCents: 1_500,
    },
    ...(gift
      ? [
          {
            ...base,
            code: 'GESCHENK',
            name: { de: 'Ein Geschenk dazu', en: 'A gift with it' },
            kind: 'free-item' as const,
            value: 0,
            minimumCartCents: 2_000,
            freeItemId: gift,
          },
        ]
      : []),
    ...(paints
      ? [
          {
            ...base,
            code: 'BUNT20',
            name: { de: '20 % auf Farben', en: '20 % off paints' },
            kind: 'percent' as const,
            value: 20,
            minimumCartCents: 1_000,
            categoryId: paints,
          },
        ]
      : []),
    {
      ...base,
      code: 'TOMBOLA',
      name: { de: 'Hauptgewinn der Tombola', en: 'First prize of the raffle' },
      kind: 'percent',
      value: 100,
      minimumCartCents: 0,
    },
    {
      ...base,
      code: 'SOMMER2025',
      name: { de: 'Sommeraktion', en: 'Summer offer' },
      kind: 'percent',
      value: 15,
      minimumCartCents: 0,
      startsInDays: -200,
      endsInDays: -90,
    },
    {
      ...base,
      code: 'BALD',
      name: { de: 'Gilt erst nächste Woche', en: 'Valid from next week' },
      kind: 'percent',
      value: 10,
      minimumCartCents: 0,
      startsInDays: 7,
      endsInDays: 30,
    },
  ];
};

const GIFT_STEPS = [2_500, 5_000, 10_000];

/** From this value on a large order has a gift without being asked. */
const AUTOMATIC_GIFT_FROM = 50_000;

/** Gifts to choose from once the cart has reached a value; one piece more of the last comes with a large order by itself. */
export const makeFreeArticles = (shelf: Shelf): readonly FreeArticleRecord[] => {
  const gifts = shelf.ofFamily('gift', 6).map((productId, index) => ({
    promotionId: `gift-${Math.floor(index / 2) + 1}`,
    itemId: `${productId}01`,
    minimumCartCents: GIFT_STEPS[Math.floor(index / 2)] ?? 10_000,
    position: index,
  }));
  const automatic = { promotionId: 'large-order', minimumCartCents: AUTOMATIC_GIFT_FROM, isAutomatic: true };
  return [...gifts, ...gifts.slice(-1).map((gift) => ({ ...gift, ...automatic, position: gifts.length }))];
};

/** Printed catalogues. Source: spec 1 §2 "/service/katalog". */
export const makeCatalogues = (plan: Plan, make: (draft: Draft) => ProductBundle): readonly CatalogueRecord[] =>
  (plan.byFamily.get('catalogue') ?? []).slice(0, 5).flatMap((draft): readonly CatalogueRecord[] => {
    const { product, items } = make(draft);
    const item: ItemRecord | undefined = items[0];
    if (item === undefined) return [];
    const motif = { draw: 'book', colour: '#2b8c94', label: draft.title[0], style: 'sun' };
    return [
      {
        id: `catalogue-${draft.place + 1}`,
        itemId: item.id,
        name: product.name,
        description: product.teaser,
        language: draft.title[0].includes('English') ? 'en' : 'de',
        pages: 96 + draft.place * 64,
        picture: pictureOf(
          { kind: 'product', motif, view: 'scene', ground: '#ddf2ee', turn: draft.place },
          product.name,
        ),
      },
    ];
  });
