import { dealWindowAt } from '@tornister/domain/deals';
import { isMultiColumn } from '@tornister/domain/navigation';
import { instantOf } from '@tornister/domain/shared';
import { STORE_CODES, TERMS_PATH, TOY_SAFETY_PATHS, textIn, tradingTermsOf } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { BASE_UNITS, type ProductBundle } from '../catalogue/catalogue-records.ts';
import type { TeaserRecord } from '../content/content-records.ts';
import { termsTextsOf } from '../orders/contract-terms.ts';
import { canDraw } from '../pictures/draw-motif.ts';
import { isPictureId, pictureIdOf } from '../pictures/picture-address.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { ShopRecords } from '../seeding/shop-records.ts';
import type { Text } from '../texts/text.ts';
import { FAMILIES } from './families/index.ts';
import { FEATURES } from './features-and-labels.ts';
import { DEFAULT_PRODUCTS, DEFAULT_SEED, generateDemoShop } from './generate-demo-shop.ts';
import { pairOf } from './texts.ts';

const NOW = instantOf(Date.UTC(2026, 10, 21, 9));
const options = { products: DEFAULT_PRODUCTS, seed: DEFAULT_SEED, now: NOW, brandId: 'betzold' };
const shop: ShopRecords = generateDemoShop(options);
const bundles: readonly ProductBundle[] = [...shop.products()];
const products = bundles.map(({ product }) => product);
const items = bundles.flatMap((bundle) => bundle.items);
const productIds = new Set(products.map(({ id }) => id));
const itemIds = new Set(items.map(({ id }) => id));
const categoryIds = new Set(shop.categories.map(({ id }) => id));

describe('generateDemoShop', () => {
  it('makes the same shop from the same seed', () => {
    const small = { ...options, products: 120 };
    const first = generateDemoShop(small);
    const second = generateDemoShop(small);
    expect(JSON.stringify([...first.products()])).toBe(JSON.stringify([...second.products()]));
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('makes another shop from another seed', () => {
    const small = { ...options, products: 120 };
    const other = generateDemoShop({ ...small, seed: DEFAULT_SEED + 1 });
    expect(JSON.stringify([...other.products()])).not.toBe(JSON.stringify([...generateDemoShop(small).products()]));
  });

  it('has about 2,400 products and 6,500 items of at least 150 families', () => {
    expect(products).toHaveLength(2_400);
    expect(shop.productCount).toBe(2_400);
    expect(items.length).toBeGreaterThan(5_800);
    expect(items.length).toBeLessThan(7_200);
    expect(FAMILIES.length).toBeGreaterThanOrEqual(150);
  });

  it('grows to the size that a measurement asks for', () => {
    expect(generateDemoShop({ ...options, products: 100_000 }).productCount).toBe(100_000);
  });

  it('hangs its categories into a tree of twelve top categories beside the sale, five levels deep', () => {
    const tops = shop.categories.filter(
      ({ parentId, isSale, isExcludedFromNav }) => !parentId && !isSale && !isExcludedFromNav,
    );
    expect(tops).toHaveLength(12);
    expect(Math.max(...shop.categories.map(({ level }) => level))).toBe(5);
    expect(new Set(shop.categories.map(({ path }) => path)).size).toBe(shop.categories.length);
    const filled = new Set(products.flatMap((product) => product.categoryIds));
    const parents = new Set(shop.categories.map(({ parentId }) => parentId));
    expect(
      shop.categories
        .filter(({ id, isExcludedFromNav }) => !parents.has(id) && !filled.has(id) && !isExcludedFromNav)
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('the menu of the demo shop', () => {
  it('has a branch on its second level that is wide enough for several columns, with goods in each of its entries', () => {
    const childrenOf = (parentId: string) => shop.categories.filter((category) => category.parentId === parentId);
    const wide = shop.categories.filter(
      ({ id, parentId, level }) =>
        level === 2 &&
        parentId !== undefined &&
        isMultiColumn({ children: childrenOf(id).length, siblings: childrenOf(parentId).length }),
    );
    expect(wide.map(({ path }) => path)).toEqual(['/kindergarten/spielen/']);
    const goodsIn = (categoryId: string) =>
      products.filter(({ categoryIds }) => categoryIds.includes(categoryId)).length;
    for (const { id, path } of wide.flatMap((branch) => childrenOf(branch.id)))
      expect(goodsIn(id), path).toBeGreaterThan(4);
  });
});

describe('products of the demo shop', () => {
  it('never share a name or a slug', () => {
    for (const of of [
      products.map(({ name }) => name.de),
      products.map(({ name }) => name.en),
      products.map(({ slug }) => slug),
    ]) {
      expect(new Set(of).size).toBe(of.length);
    }
    expect(products.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
  });

  it('speak German and English without placeholders', () => {
    const flawed = products.filter(({ name, teaser, longDescription, shortFacts, keywords }) =>
      [name, teaser, longDescription, keywords, ...shortFacts].some((text: Text) =>
        pairOf(text).some(
          (words) => words.trim() === '' || /\blorem\b|\bundefined\b|[{}]|Product \d|\bNaN\b/i.test(words),
        ),
      ),
    );
    expect(flawed.map(({ name }) => name.de)).toEqual([]);
    expect(
      products.every(
        ({ longDescription }) =>
          longDescription.de !== longDescription.en && textIn(longDescription, 'de').length > 150,
      ),
    ).toBe(true);
  });

  it('refer only to what exists', () => {
    const makers = new Set(shop.manufacturers.map(({ id }) => id));
    const badges = new Set(shop.extraBadges.map(({ id }) => id));
    for (const product of products) {
      expect(product.categoryIds.length).toBeGreaterThan(0);
      expect(product.categoryIds.every((id) => categoryIds.has(id))).toBe(true);
      expect(new Set(product.categoryIds).size).toBe(product.categoryIds.length);
      expect(makers.has(product.manufacturerId)).toBe(true);
      expect(product.accessoryIds.every((id) => productIds.has(id) && id !== product.id)).toBe(true);
      expect(product.replacementId === undefined || productIds.has(product.replacementId)).toBe(true);
      expect(product.extraBadgeIds.every((id) => badges.has(id))).toBe(true);
    }
  });

  it('carry the average of their reviews', () => {
    for (const { product, reviews } of bundles) {
      expect(product.ratingCount).toBe(reviews.length);
      expect(product.ratingAverage === undefined).toBe(reviews.length === 0);
    }
    const counts = products.map(({ ratingCount }) => ratingCount);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(200);
  });

  it('warn in the words that the law asks for', () => {
    for (const { warnings } of products)
      expect(warnings.every(({ de = '', en = '' }) => de.startsWith('Achtung') && en.startsWith('Warning'))).toBe(true);
  });

  it('say of a guarantee who gives it and where, how it is claimed, and that the rights by law cost nothing (§ 479 BGB)', () => {
    const addresses = new Map(shop.manufacturers.map(({ id, postalAddress }) => [id, postalAddress]));
    const guaranteed = products.filter(({ warranty }) => warranty !== undefined);
    for (const { warranty, manufacturerId } of guaranteed) {
      const address = addresses.get(manufacturerId) ?? '';
      expect(address).not.toBe('');
      for (const word of [address, 'in der EU und der Schweiz', 'Schreiben Sie', 'unentgeltlich'])
        expect(warranty?.de).toContain(word);
      expect(warranty?.en).toContain('guarantee');
      expect(warranty?.en).not.toContain('warranty');
    }
  });

  it('are special in what their short facts do not say, and some carry seals, in both languages', () => {
    const share = (ones: readonly unknown[]): number => ones.length / products.length;
    const special = products.filter(({ features }) => features.length > 0);
    const labelled = products.filter(({ labels }) => labels.length > 0);
    expect(share(special)).toBeGreaterThan(0.2);
    expect(share(special)).toBeLessThan(0.6);
    expect(share(labelled)).toBeGreaterThan(0.1);
    expect(share(labelled)).toBeLessThan(0.4);
    for (const { features, labels, shortFacts } of products) {
      for (const points of [[...features, ...shortFacts].map(pairOf), labels.map(pairOf)]) {
        expect(points.flat().every((point) => point.trim() !== '')).toBe(true);
        expect(new Set(points.map(([de]) => de.toLowerCase())).size).toBe(points.length);
      }
    }
    const keys = FAMILIES.map(({ key }) => key);
    // A point shares no longer word, and no beginning of one, with the short facts and the facts of its family.
    const stemsOf = (pairs: readonly (readonly [string, string])[]): ReadonlySet<string> =>
      new Set(
        pairs.flatMap(([de]) => (de.toLowerCase().match(/[a-zäöüß]{6,}/g) ?? []).map((word) => word.slice(0, 6))),
      );
    const repeated = FAMILIES.flatMap(({ key, short, facts }) => {
      const said = stemsOf([...short, ...Object.values(facts)]);
      const told = [...stemsOf(FEATURES[key] ?? [])].filter((stem) => said.has(stem));
      return told.map((stem) => `${key}: ${stem}`);
    });
    expect(repeated).toEqual([]);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(FEATURES)));
  });

  it('name a responsible person for makers outside the European Union (Art. 19 GPSR)', () => {
    const outside = shop.manufacturers.filter(({ country }) => ['CN', 'GB', 'CH'].includes(country));
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.every(({ responsiblePerson }) => responsiblePerson !== undefined)).toBe(true);
    expect(
      shop.manufacturers.every(
        ({ postalAddress, electronicAddress }) => postalAddress !== '' && electronicAddress.includes('@'),
      ),
    ).toBe(true);
  });

  it.each<[string, (bundle: ProductBundle) => boolean]>([
    ['variants with one attribute', ({ product }) => product.attributes.length === 1],
    ['variants with several attributes', ({ product }) => product.attributes.length > 1],
    ['tiles', ({ product }) => product.attributes.some(({ type }) => type === 'tile')],
    ['dropdowns', ({ product }) => product.attributes.some(({ type }) => type === 'dropdown')],
    [
      'disabled options',
      ({ items: own }) =>
        own.length > 1 && own.some(({ isAvailable }) => !isAvailable) && own.some(({ isAvailable }) => isAvailable),
    ],
    [
      'discounted options',
      ({ items: own }) =>
        own.some((item) => item.priceHistory.length > 1) && own.some((item) => item.priceHistory.length === 1),
    ],
    ['base prices', ({ items: own }) => own.some(({ baseContent }) => baseContent !== undefined)],
    ['list prices', ({ items: own }) => own.some(({ listPriceCents }) => listPriceCents !== undefined)],
    ['best prices', ({ items: own }) => own.some(({ isBestPrice }) => isBestPrice)],
    ['new products', ({ product }) => product.isNew],
    ['popular products', ({ product }) => product.isPopular],
    ['extra badges', ({ product }) => product.extraBadgeIds.length > 1],
    ['top rated products', ({ product }) => product.extraBadgeIds.includes('top-rated')],
    ['energy labels', ({ product }) => product.energyClass !== undefined],
    ['books', ({ product }) => product.isBook && product.taxClass === 'reduced' && product.isbn !== undefined],
    ['textiles', ({ product }) => product.textileCare.length > 0 && product.textileComposition !== undefined],
    ['electrical devices', ({ product }) => product.isElectrical],
    ['batteries', ({ product }) => product.hasBattery],
    ['warnings', ({ product }) => product.warnings.length > 0],
    ['danger warnings', ({ product }) => product.dangerWarnings.length > 0],
    ['downloads', ({ product }) => product.downloads.length > 0],
    ['audio samples', ({ product }) => product.audioSamples.length > 0],
    ['films', ({ product }) => product.videoLinks.length > 0],
    [
      'the use of electricity',
      ({ product }) => product.dataAndFacts.some(({ value }) => textIn(value, 'de').includes('kWh/1000 h')),
    ],
    ['extra tabs', ({ product }) => product.extraTabs.length > 0],
    ['shortage texts', ({ product }) => product.shortageText !== undefined],
    [
      'replacement products',
      ({ product, items: own }) => product.replacementId !== undefined && own.every(({ isAvailable }) => !isAvailable),
    ],
    ['minimum order quantities', ({ items: own }) => own.some(({ minimumOrderQuantity }) => minimumOrderQuantity > 1)],
    ['prime items', ({ items: own }) => own.some(({ isPrimeEligible }) => isPrimeEligible)],
    ['freight goods', ({ product }) => product.isFreight],
    ['warranties', ({ product }) => product.warranty !== undefined],
    ['what makes them special', ({ product }) => product.features.length > 1],
    ['several seals', ({ product }) => product.labels.length > 1],
  ])('show %s', (_, occurs) => {
    expect(bundles.some(occurs)).toBe(true);
  });
});

describe('families that sell several kinds of things', () => {
  const ofKind = (kind: string) =>
    bundles.map(({ product }) => product).filter(({ name }) => textIn(name, 'de').includes(kind));

  it.each([
    ['Sanduhr', false],
    ['Stoppuhr', true],
    ['Kabelbox', false],
    ['Akkus AA', true],
    ['Gehörschutz', false],
  ])('say of %s whether it has a battery: %s', (kind, hasBattery) => {
    expect(ofKind(kind)).not.toHaveLength(0);
    expect(ofKind(kind).every((product) => product.hasBattery === hasBattery)).toBe(true);
  });

  it('give care labels to coats and not to goggles', () => {
    expect(ofKind('Laborkittel').every(({ textileCare }) => textileCare.length > 0)).toBe(true);
    expect(ofKind('Schutzbrille').every(({ textileCare }) => textileCare.length === 0)).toBe(true);
  });
});

describe('items of the demo shop', () => {
  it('have prices in whole cents that end where their history ends; only printed catalogues cost nothing', () => {
    const isFree = new Set(shop.catalogues.map(({ itemId }) => itemId));
    for (const { id, priceCents, listPriceCents, priceHistory } of items) {
      expect(Number.isSafeInteger(priceCents) && priceCents > 0).toBe(!isFree.has(id));
      expect(listPriceCents === undefined || listPriceCents > priceCents).toBe(true);
      expect(priceHistory.at(-1)?.priceCents).toBe(priceCents);
      expect(priceHistory[0]?.daysAgo).toBe(60);
      expect(
        priceHistory.every((entry, place) => place === 0 || entry.daysAgo < (priceHistory[place - 1]?.daysAgo ?? 0)),
      ).toBe(true);
    }
  });

  it('never change the fixed price of a book', () => {
    const books = bundles.filter(({ product }) => product.isBook).flatMap((bundle) => bundle.items);
    expect(
      books.every(({ priceHistory, listPriceCents }) => priceHistory.length === 1 && listPriceCents === undefined),
    ).toBe(true);
  });

  it('count base prices in legal units', () => {
    for (const { baseContent } of items)
      expect(baseContent === undefined || (BASE_UNITS.includes(baseContent.unit) && baseContent.amount > 0)).toBe(true);
  });

  it('have order numbers of six digits, each once', () => {
    expect(items.every(({ orderNumber }) => /^\d{6}$/.test(orderNumber))).toBe(true);
    expect(new Set(items.map(({ orderNumber }) => orderNumber)).size).toBe(items.length);
    expect(itemIds.size).toBe(items.length);
  });

  it('choose one known option of each attribute, no two the same', () => {
    for (const { product, items: own } of bundles) {
      const keys = own.map(({ attributeValues }) =>
        product.attributes.map(({ name }) => attributeValues[name]).join('|'),
      );
      expect(new Set(keys).size).toBe(own.length);
      for (const { attributeValues } of own) {
        expect(
          product.attributes.every(({ name, options: known }) =>
            known.some(({ value }) => value === attributeValues[name]),
          ),
        ).toBe(true);
      }
    }
  });

  it('have two to four different pictures that can be drawn', () => {
    const motifs = new Set<string>();
    for (const { pictures } of items) {
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures.length).toBeLessThanOrEqual(4);
      expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
      for (const picture of pictures) {
        expect(isPictureId(picture.id)).toBe(true);
        if (picture.spec.kind === 'product') motifs.add(picture.spec.motif.draw);
      }
    }
    expect([...motifs].filter((draw) => !canDraw({ draw }))).toEqual([]);
  });
});

const teasersOf = (teaser: TeaserRecord): readonly TeaserRecord[] => [teaser, ...teaser.tabs.flatMap(teasersOf)];
const teasers = shop.pages.flatMap(({ rows }) =>
  rows.flatMap(({ cells }) => cells.flatMap(({ teaser }) => teasersOf(teaser))),
);

describe('pages and offers of the demo shop', () => {
  it('shows teasers of every type', () => {
    expect(new Set(teasers.map(({ template }) => template))).toEqual(
      new Set([
        'image-link',
        'html',
        'html-box',
        'layer',
        'image-teaser',
        'hero-slider',
        'recommendations',
        'info-bar',
        'form',
        'prize-draw-tab',
        'ab-test-tab',
        'killer-list',
        'content-tile',
        'teaser-wishlist',
        'merkliste',
      ]),
    );
  });

  it('points only at products, items, categories and lists that exist', () => {
    const lists = new Set(shop.teaserWishlists.map(({ externalId }) => externalId));
    expect(teasers.every(({ productIds: ids }) => ids.every((id) => productIds.has(id)))).toBe(true);
    expect(teasers.every(({ teaserWishlistId: id }) => id === undefined || lists.has(id))).toBe(true);
    expect(
      shop.teaserWishlists.every(
        ({ entries }) =>
          entries.length > 3 &&
          entries.every(
            ({ productId, itemId }) => productIds.has(productId) && (itemId === undefined || itemIds.has(itemId)),
          ),
      ),
    ).toBe(true);
    expect(shop.deals.every(({ itemId }) => itemIds.has(itemId))).toBe(true);
    expect(shop.freeArticles.every(({ itemId }) => itemIds.has(itemId))).toBe(true);
    expect(shop.catalogues.every(({ itemId }) => itemIds.has(itemId))).toBe(true);
    expect(
      shop.accounts
        .flatMap(({ orders }) => orders.flatMap(({ lines }) => lines))
        .every(({ itemId }) => itemIds.has(itemId)),
    ).toBe(true);
    expect(
      shop.categories.every(({ topsellerProductIds }) => topsellerProductIds.every((id) => productIds.has(id))),
    ).toBe(true);
    expect([shop.freeArticles.length, shop.catalogues.length, shop.vouchers.length].every((count) => count > 3)).toBe(
      true,
    );
  });

  it('promise prime only in stores that sell it, and say something of it everywhere', () => {
    const pages = shop.pages.filter(({ path }) => path === '/prime/');
    expect(pages.flatMap(({ stores }) => stores).toSorted()).toEqual(['at', 'b2b', 'ch', 'de']);
    for (const { stores, rows } of pages) {
      const promises = JSON.stringify(rows).includes('kostenloser Paketversand ab dem ersten Heft');
      expect(promises).toBe(stores.includes('de'));
    }
  });

  it('shows the right of withdrawal in the footers of consumers only, and returns in that of schools (§ 13, § 355 BGB)', () => {
    const links = shop.footers.flatMap((footer) => footer.links.flatMap((block) => block.links));
    const storesOf = (wanted: string) => links.filter(({ url }) => url === wanted).map(({ stores }) => stores);
    const withdrawing = STORE_CODES.filter((store) => tradingTermsOf(store).withdrawal === 'statutory');
    const returning = STORE_CODES.filter((store) => tradingTermsOf(store).withdrawal === 'voluntary');
    expect(storesOf('/rechtliches/widerruf/')).toEqual([withdrawing, returning, withdrawing, returning]);
    expect(storesOf('/myaccount/returns/')).toEqual([['b2b']]);
  });

  it('speaks of a withdrawal by law only where there is one (Art. 3 UWG), and everywhere of how the contract comes about', () => {
    for (const store of STORE_CODES) {
      const shownAt = (path: string): string => {
        const pages = shop.pages.filter((page) => page.path === path);
        const page =
          pages.find(({ stores }) => stores.includes(store)) ?? pages.find(({ stores }) => stores.length === 0);
        if (path === TERMS_PATH) expect(termsTextsOf(page), `the mails of ${store}`).not.toEqual([]);
        return JSON.stringify(page?.rows);
      };
      const [terms, ending, section] = [TERMS_PATH, '/rechtliches/widerruf/', '/rechtliches/'].map(shownAt);
      expect(terms).toContain('mit unserer Bestätigung per E-Mail');
      const isByLaw = tradingTermsOf(store).withdrawal === 'statutory';
      expect(ending?.includes('Muster-Widerrufsformular')).toBe(isByLaw);
      expect(section?.includes('Widerrufsbelehrung')).toBe(isByLaw);
      expect(terms?.includes('gesetzliches <a')).toBe(isByLaw);
    }
  });

  it('has the terms at the English address, which the business shop opens to strangers (spec 1 §2)', () => {
    const path = '/legal-notice/conditions/';
    expect(shop.pageRedirects).toContainEqual({ path, status: 301, target: TERMS_PATH });
  });

  it('leads every shop to its own page about the safety of toys, and to no other (spec 3 §2)', () => {
    for (const store of STORE_CODES) {
      const isShown = ({ stores = [] }: { readonly stores?: readonly string[] }) =>
        stores.length === 0 || stores.includes(store);
      const homes = shop.pages.filter((page) => page.path === '/' && isShown(page));
      const home = homes.find(({ stores }) => stores.length > 0) ?? homes[0];
      const selling = shop.footers.flatMap(({ usps }) => usps).filter(isShown);
      const linked = [home?.rows, selling].map((part) =>
        Object.values(TOY_SAFETY_PATHS).filter((path) => JSON.stringify(part).includes(path)),
      );
      const own = TOY_SAFETY_PATHS[store === 'b2b' ? 'business' : 'consumer'];
      expect(linked, store).toEqual([[own], [own]]);
    }
  });

  it('redirects only to pages that exist', () => {
    // Printed catalogues and returns are the shop's own pages, none of the editors.
    const paths = new Set([
      '/service/katalog/',
      '/myaccount/returns/',
      ...[...shop.pages, ...shop.categories].map(({ path }) => path),
    ]);
    const targets = [
      ...shop.searchRedirects.map(({ target }) => target),
      ...shop.pageRedirects.flatMap(({ target }) => target ?? []),
    ];
    expect(targets.filter((target) => !paths.has(target))).toEqual([]);
    // A page for some shops may take the place of the one for all.
    expect(new Set(shop.pages.map(({ path, stores }) => `${path} ${stores}`)).size).toBe(shop.pages.length);
  });

  it('names every picture after what it shows', () => {
    const pictures: readonly PictureRecord[] = [
      ...shop.categories.map(({ picture }) => picture),
      ...teasers.flatMap(({ attributes }) => attributes.flatMap(({ picture }) => picture ?? [])),
    ];
    expect(pictures.every(({ id, spec }) => spec.kind !== 'photo-file' && id === pictureIdOf(spec))).toBe(true);
    const motifs = pictures.flatMap(({ spec }) => {
      if (spec.kind === 'photo' || spec.kind === 'photo-file') return [];
      return spec.kind === 'scene' ? spec.motifs : [spec.motif];
    });
    expect(motifs.filter((motif) => !canDraw(motif))).toEqual([]);
  });

  it('suggests only what can be found, and long queries lead to products', () => {
    const wordsOf = ({ name, keywords }: (typeof products)[number]): string =>
      [name.de, name.en, keywords.de, keywords.en].join(' ').toLowerCase();
    const finds = (query: string) =>
      products.filter((product) => query.split(' ').every((word) => wordsOf(product).includes(word)));
    expect(
      shop.suggestions.filter(({ text }) => finds(textIn(text, 'de')).length === 0).map(({ text }) => text.de),
    ).toEqual([]);
    expect(shop.searchRewrites.filter(({ rewritten }) => finds(rewritten).length === 0)).toEqual([]);
    const leads = shop.longTails.map(({ searchQuery, filters }) =>
      finds(searchQuery).some(({ filterValues }) =>
        filters.every(({ name, values }) =>
          filterValues.some(
            (filter) => filter.filterId === name && filter.values.some(({ id }) => values.includes(id)),
          ),
        ),
      ),
    );
    expect(leads.every(Boolean)).toBe(true);
  });

  it('has lightning deals that run now and end at different distances, from seconds to days', () => {
    const left = shop.deals.map((deal) => (dealWindowAt(deal, NOW).endsAt - NOW) / 1_000);
    expect(Math.min(...left)).toBeLessThan(60);
    expect(Math.max(...left)).toBeGreaterThan(3 * 86_400);
    const prices = new Map(items.map(({ id, priceCents }) => [id, priceCents]));
    expect(shop.deals.every(({ itemId, specialPriceCents }) => specialPriceCents < (prices.get(itemId) ?? 0))).toBe(
      true,
    );
  });
});
