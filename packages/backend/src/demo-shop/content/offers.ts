// Offers that point at products: lightning deals, vouchers, gifts, catalogues, lists to take over.

import { type Instant, SECOND_MS } from '@tornister/domain/shared';
import type { CategoryIndex } from '../categories.ts';
import { isDiscontinued } from '../make-items.ts';
import { pictureOf } from '../make-pictures.ts';
import type { Draft, Plan } from '../plan.ts';
import { isReducedProduct, shopPrice } from '../prices.ts';
import type { ItemRecord, ProductBundle } from '../records/catalogue.ts';
import type {
  CatalogueRecord,
  DealRecord,
  FreeArticleRecord,
  TeaserWishlistRecord,
  VoucherRecord,
} from '../records/offers.ts';
import type { Shelf } from './shelf.ts';
import { scene } from './teasers.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Length of a deal's window and how much of it is left when the shop is filled, in seconds. */
const DEAL_TIMES: readonly (readonly [cycle: number, left: number])[] = [
  [2 * MINUTE, 50],
  [15 * MINUTE, 9 * MINUTE],
  [HOUR, 42 * MINUTE],
  [3 * HOUR, 100 * MINUTE],
  [8 * HOUR, 5 * HOUR],
  [DAY, 13 * HOUR],
  [DAY, 22 * HOUR],
  [2 * DAY, 31 * HOUR],
  [3 * DAY, 2.5 * DAY],
  [5 * DAY, 4 * DAY],
  [7 * DAY, 5.2 * DAY],
  [7 * DAY, 6.5 * DAY],
];
const DEALS = 24;
const DEAL_FACTOR = 0.72;

/** Lightning deals on products that are not reduced otherwise and whose price is not fixed. */
export const makeDeals = (plan: Plan, make: (draft: Draft) => ProductBundle, now: Instant): readonly DealRecord[] => {
  const fit = plan.drafts.filter(
    (draft) =>
      !draft.family.isBook &&
      !draft.family.isFreight &&
      !isDiscontinued(draft) &&
      !isReducedProduct(draft.index, false) &&
      draft.family.price >= 300 &&
      draft.family.category !== 'geschenkartikel',
  );
  const step = Math.max(1, Math.floor(fit.length / DEALS));
  const chosen = fit.filter((_, place) => place % step === 0).slice(0, DEALS);
  return chosen.flatMap((draft, place): readonly DealRecord[] => {
    const item = make(draft).items.find(({ isAvailable }) => isAvailable);
    if (item === undefined) return [];
    const [cycleSeconds, left] = DEAL_TIMES[place % DEAL_TIMES.length] ?? [DAY, HOUR];
    const allowance = 20 + (place % 5) * 15;
    const nowSeconds = Math.floor(now / SECOND_MS);
    return [
      {
        id: `deal-${place + 1}`,
        itemId: item.id,
        specialPriceCents: Math.min(shopPrice(item.priceCents * DEAL_FACTOR), item.priceCents - 1),
        quantityMax: 2 + (place % 4),
        allowance,
        reservedAtStart: place === 7 ? allowance : Math.floor((allowance * ((place * 17) % 90)) / 100),
        cycleSeconds,
        phaseSeconds: (((nowSeconds + left) % cycleSeconds) + cycleSeconds) % cycleSeconds,
      },
    ];
  });
};

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

/** Gifts to choose from once the cart has reached a value. */
export const makeFreeArticles = (shelf: Shelf): readonly FreeArticleRecord[] =>
  shelf.ofFamily('gift', 6).map((productId, place) => ({
    promotionId: `gift-${Math.floor(place / 2) + 1}`,
    itemId: `${productId}01`,
    minimumCartCents: GIFT_STEPS[Math.floor(place / 2)] ?? 10_000,
    position: place,
  }));

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

/** Lists that teachers and parents may take over. */
export const makeTeaserWishlists = (shelf: Shelf): readonly TeaserWishlistRecord[] => {
  const entries = (quantity: number, ...families: readonly string[]): TeaserWishlistRecord['entries'] =>
    families.flatMap((family, place) =>
      shelf
        .ofFamily(family, 1)
        .map((productId) => ({ productId, ...(place % 2 ? { itemId: `${productId}01` } : {}), quantity })),
    );
  return [
    {
      externalId: 'schulstart-klasse-1',
      name: { de: 'Schulstart: die Liste für Klasse 1', en: 'Starting school: the list for grade 1' },
      description: {
        de: 'Alles, was auf fast jeder Materialliste steht, in der richtigen Menge.',
        en: 'Everything that is on almost every list of materials, in the right quantity.',
      },
      template: 'Materialliste',
      imagePosition: 'left',
      isFull: false,
      picture: scene(
        ['Hefte, Stifte und ein Ranzen', 'Books, pens and a satchel'],
        '#fdeccf',
        'desk',
        'center',
        { draw: 'satchel', colour: '#8166cf', style: 'stars', accent: '#ffe28a' },
        { draw: 'pencil-set', accent: '#fff1d6', count: 6 },
      ),
      entries: entries(
        2,
        'exercise-book',
        'jumbo-pencil',
        'coloured-pencils',
        'eraser',
        'sharpener',
        'glue-stick',
        'craft-scissors',
        'watercolour-box',
        'folder',
      ),
    },
    {
      externalId: 'bastelschrank',
      name: { de: 'Der gut gefüllte Bastelschrank', en: 'The well-stocked craft cupboard' },
      description: {
        de: 'Für eine Gruppe von 24 Kindern und ein halbes Jahr.',
        en: 'For a group of 24 children and half a year.',
      },
      template: 'Merkliste',
      imagePosition: 'right',
      isFull: true,
      entries: entries(
        4,
        'construction-paper',
        'tempera',
        'glue-bottle',
        'brushes',
        'modelling-clay',
        'craft-scissors',
        'felt',
      ),
    },
    {
      externalId: 'pausenkiste',
      name: { de: 'Die Pausenkiste', en: 'The break box' },
      description: {
        de: 'Bälle, Seile und Kreide für eine bewegte Pause.',
        en: 'Balls, ropes and chalk for an active break.',
      },
      template: 'Merkliste',
      imagePosition: 'left',
      isFull: false,
      entries: entries(3, 'skipping-rope', 'soft-ball', 'board-chalk', 'hoop', 'football'),
    },
  ];
};
