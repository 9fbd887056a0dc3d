// A shop of any size that is quick to make and whose traits can be counted by heart: product n is in leaf category n modulo 6, has the
// colour n modulo 4, every third has two sizes, every fifth is reduced, every seventh only pretends to be.

import type {
  CategoryRecord,
  ItemRecord,
  ManufacturerRecord,
  ProductBundle,
  ProductRecord,
} from '../../src/catalogue/catalogue-records.ts';
import { pictureIdOf } from '../../src/pictures/picture-address.ts';
import type { PictureRecord } from '../../src/pictures/picture-record.ts';
import type { PictureSpec } from '../../src/pictures/picture-spec.ts';
import type { ShopRecords } from '../../src/seeding/shop-records.ts';
import type { Text } from '../../src/texts/text.ts';
import { both } from './both.ts';
import { SMALL_CONTENT } from './small-content.ts';

const aPicture = (turn: number): PictureRecord => {
  const spec: PictureSpec = { kind: 'product', motif: { draw: 'pencil' }, view: 'main', ground: '#ffffff', turn };
  return { id: pictureIdOf(spec), spec, alt: both(`Bild ${turn}`, `Picture ${turn}`) };
};

const COLOURS = [both('Rot', 'Red'), both('Blau', 'Blue'), both('Grün', 'Green'), both('Gelb', 'Yellow')];
const KINDS = [
  both('Bleistift', 'Pencil'),
  both('Bastelschere', 'Craft scissors'),
  both('Farbkasten', 'Paint box'),
  both('Schreibheft', 'Exercise book'),
  both('Globus', 'Globe'),
  both('Schülerlampe', 'Desk lamp'),
];
const SIZES = [both('Klein', 'Small'), both('Groß', 'Large')];

const category = (id: string, level: number, position: number, name: Text, parentId?: string): CategoryRecord => ({
  id,
  ...(parentId === undefined ? {} : { parentId }),
  path: parentId === undefined ? `/bereich-${id}/` : `/bereich-${parentId}/rubrik-${id}/`,
  name,
  level,
  position,
  isSale: false,
  isExcludedFromNav: false,
  isProductListing: true,
  hideBreadcrumb: false,
  hideLeftColumn: false,
  seoText: both('<h1>Gut</h1><script>alert(1)</script><p onclick="x()">Text</p>', '<p>Text</p>'),
  topsellerProductIds: [],
  picture: aPicture(900 + Number(id)),
});

const CATEGORIES: readonly CategoryRecord[] = [
  category('100', 1, 0, both('Schreiben', 'Writing')),
  {
    ...category('200', 1, 1, both('Basteln', 'Crafts')),
    shortageText: both('Nachschub ist bestellt', 'More is on order'),
  },
  ...KINDS.map((name, kind) => {
    const parent = kind % 2 === 0 ? '100' : '200';
    return category(
      `${parent.charAt(0)}0${kind + 1}`,
      2,
      kind,
      both(`${name.de}-Rubrik`, `${name.en} section`),
      parent,
    );
  }),
];

const MANUFACTURERS: readonly ManufacturerRecord[] = ['Falkenstein', 'Lernwerk'].map((name, index) => ({
  id: `m${index}`,
  name,
  country: 'DE',
  postalAddress: 'Weg 1, 12345 Ort',
  electronicAddress: 'info@maker.example',
}));

const leafOf = (n: number): string => CATEGORIES.filter(({ level }) => level === 2)[n % KINDS.length]?.id ?? '';

const itemOf = (n: number, size: number, sizes: number): ItemRecord => {
  const priceCents = 199 + ((n * 37) % 900) + size * 150;
  const history =
    n % 5 === 0
      ? [
          { daysAgo: 60, priceCents: priceCents + 100 },
          { daysAgo: 5, priceCents },
        ]
      : n % 7 === 0
        ? [
            { daysAgo: 60, priceCents: priceCents + 300 },
            { daysAgo: 20, priceCents: priceCents - 50 },
            { daysAgo: 5, priceCents },
          ]
        : [{ daysAgo: 60, priceCents }];
  return {
    id: `${5000 + n * 2 + size}`,
    orderNumber: `${600000 + n * 2 + size}`,
    productId: `${1000 + n}`,
    attributeValues: sizes > 1 ? { size: size === 0 ? 'klein' : 'gross' } : {},
    priceCents,
    ...(n % 4 === 0 ? { listPriceCents: priceCents + 500 } : {}),
    isBestPrice: false,
    priceHistory: history,
    stock: n % 11 === 10 ? 0 : 40,
    deliveryStatus: 'in-stock',
    deliveryDays: [1, 3],
    minimumOrderQuantity: n % 9 === 0 ? 5 : 1,
    maxQuantity: 100,
    ...(n % 6 === 2 ? { baseContent: { amount: 0.25, unit: 'l' as const } } : {}),
    weightGrams: 100,
    isPrimeEligible: true,
    isAvailable: true,
    position: size,
    ean: '4000000000000',
    pictures: [aPicture(n % 50)],
  };
};

const bundleOf = (n: number): ProductBundle => {
  const kind = KINDS[n % KINDS.length] ?? both('');
  const colour = n % COLOURS.length;
  const sizes = n % 3 === 0 ? SIZES : [];
  const isRated = n % 2 === 0;
  const product: ProductRecord = {
    id: `${1000 + n}`,
    slug: `produkt-${n}`,
    name: both(`${kind.de} Modell ${n}`, `${kind.en} model ${n}`),
    categoryIds: [leafOf(n)],
    manufacturerId: `m${n % 2}`,
    teaser: both('Für die Schule.', 'For school.'),
    longDescription: both('<p>Gut &amp; haltbar.</p><img src=x onerror=alert(1)>', '<p>Good.</p>'),
    shortFacts: [both('Robust', 'Sturdy')],
    scopeOfDelivery: [],
    dataAndFacts: [{ label: both('Gewicht', 'Weight'), value: both('100 g') }],
    isNew: n % 10 === 1,
    isPopular: n % 10 === 2,
    extraBadgeIds: n % 8 === 0 ? ['award'] : [],
    isBook: false,
    taxClass: 'standard',
    // 3.95 has four stars on its tile.
    ...(isRated ? { ratingAverage: n % 9 === 6 ? 3.95 : 1 + (n % 9) / 2 } : {}),
    ratingCount: isRated ? 3 : 0,
    warnings: [both('Achtung! Kleinteile.', 'Warning! Small parts.')],
    dangerWarnings: [],
    features: n % 6 === 5 ? [both('Blendet nicht', 'Does not dazzle'), both('Warmes Licht', 'Warm light')] : [],
    labels: n % 6 === 5 ? [both('Blauer Engel', 'Blue Angel')] : [],
    textileCare: [],
    isElectrical: n % 6 === 5,
    hasBattery: false,
    ...(n % 6 === 5
      ? {
          energyClass: 'B' as const,
          powerPlugScope: both('Ohne Ladegerät.', 'Without charger.'),
          powerPlugCharge: both('5 bis 20 W', '5 to 20 W'),
        }
      : {}),
    downloads: [
      { id: `d${n}`, name: both('Anleitung', 'Manual'), fileName: 'anleitung.pdf', kind: 'manual' },
      ...(n % 6 === 5
        ? [{ id: `s${n}`, name: both('Datenblatt', 'Data sheet'), fileName: 'blatt.pdf', kind: 'datasheet' as const }]
        : []),
    ],
    audioSamples: [{ title: both('Hörprobe', 'Sample'), fileName: 'hoerprobe.mp3' }],
    videoLinks: [{ title: both('Aus der Nähe', 'A closer look'), fileName: 'film.webm' }],
    extraTabs: [
      { tabId: 'use', title: both('Einsatz', 'Use'), html: both('<p>So.</p><script>1</script>', '<p>So.</p>') },
    ],
    accessoryIds: [`${1000 + n + 1}`],
    isFreight: false,
    createdDaysAgo: n,
    salesRank: n + 1,
    attributes:
      sizes.length === 0
        ? []
        : [
            {
              name: 'size',
              displayName: both('Größe', 'Size'),
              type: 'tile',
              options: sizes.map((label) => ({ value: label.de === 'Klein' ? 'klein' : 'gross', label })),
            },
          ],
    filterValues: [
      {
        filterId: 'colour',
        displayName: both('Farbe', 'Colour'),
        values: [{ id: `c${colour}`, label: COLOURS[colour] ?? both('') }],
      },
      {
        filterId: 'grade',
        displayName: both('Klasse', 'Grade'),
        values: [...new Set([n % 3, n % 5])].map((grade) => ({
          id: `g${grade}`,
          label: both(`Klasse ${grade}`, `Grade ${grade}`),
        })),
      },
    ],
    keywords: both('Unterricht', 'lesson'),
  };
  return {
    product,
    items: Array.from({ length: Math.max(1, sizes.length) }, (_, size) => itemOf(n, size, sizes.length)),
    reviews: isRated
      ? ([5, 4, 1] as const).map((rating, index) => ({
          id: `r${n}-${index}`,
          productId: `${1000 + n}`,
          rating,
          author: 'A. B.',
          language: 'de',
          title: 'Titel',
          message: 'Text',
          daysAgo: index,
          helpfulCount: 0,
          isVerified: true,
        }))
      : [],
  };
};

/** A shop with so many products. */
export const aSmallShop = (products: number): ShopRecords => ({
  categories: CATEGORIES,
  manufacturers: MANUFACTURERS,
  extraBadges: [{ id: 'award', name: both('Ausgezeichnet', 'Award') }],
  deals: [
    {
      id: 'deal-1',
      itemId: '5004',
      specialPriceCents: 99,
      quantityMax: 3,
      allowance: 40,
      reservedAtStart: 10,
      cycleSeconds: 3600,
      phaseSeconds: 0,
    },
  ],
  vouchers: [],
  freeArticles: [],
  catalogues: [],
  competitions: [],
  ...SMALL_CONTENT,
  accounts: [],
  productCount: products,
  products: function* () {
    for (let n = 0; n < products; n += 1) yield bundleOf(n);
  },
});
