import { reviewSummary, SEEN_PRODUCTS_KEY, type VariantAttribute } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId, instantOf } from '@tornister/domain/shared';
import { anItem, aProduct, aReview, colours } from '@tornister/domain/testing';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryCatalogueGateway } from '../../testing/doubles/in-memory-catalogue-gateway.ts';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createRecordingTracking } from '../../testing/doubles/recording-tracking.ts';
import { createScope } from '../kernel/index.ts';
import type { CatalogueGateway, VariantInformation } from '../ports/index.ts';
import { GLANCE_AFTER_MS } from './count-looks.ts';
import type { OpenedProduct } from './opened-product.ts';
import { createViewProduct } from './view-product.ts';

const red = anItem({ itemId: brandId<ItemId>('1001-2'), name: 'Schulheft A4, rot' });
const product = aProduct({ hasMultipleItems: true, variantAttributes: [colours()] });
const opened: OpenedProduct = {
  product,
  reviews: { summary: { count: 0, average: 0, countsByStar: [0, 0, 0, 0, 0] }, reviews: [] },
  unknown: [],
  now: instantOf(0),
};
const shelf = {
  products: [product],
  items: [
    { item: anItem(), values: { colour: 'blau' } },
    { item: red, values: { colour: 'rot' } },
  ],
};

const view = (
  catalogue: Partial<CatalogueGateway> = {},
  sessionStore = createInMemoryDeviceStore(),
  isMeasured = () => true,
  isRemembered = () => true,
  visible$ = new BehaviorSubject(true),
) => {
  const gateway = createInMemoryCatalogueGateway(shelf);
  const clock = createHandDrivenClock();
  const localStore = createInMemoryDeviceStore();
  const tracking = createRecordingTracking();
  const visibility = { visible$ };
  const device = { sessionStore, localStore, clock, visibility, isMeasured, isRemembered };
  const ports = { catalogue: { ...gateway, ...catalogue }, tracking, ...device };
  return { page: createViewProduct(createScope(), ports, opened), ports, gateway, tracking, clock };
};

describe('the end of a lightning deal (spec 3 §4: on expiry the data are fetched again)', () => {
  const dealUntil = (ms: number) => ({
    isAvailable: true,
    until: instantOf(ms),
    reservedPercentage: 10,
    specialPrice: money(99),
    quantityMax: 3,
  });
  const openDeal = (catalogue: Partial<CatalogueGateway> = {}, start = 0) => {
    const clock = createHandDrivenClock(start);
    const asked: string[] = [];
    const gateway = createInMemoryCatalogueGateway(shelf);
    const item: CatalogueGateway['item'] = (id) => {
      asked.push(id);
      return gateway.item(id);
    };
    const ports = {
      catalogue: { ...gateway, item, ...catalogue },
      tracking: createRecordingTracking(),
      sessionStore: createInMemoryDeviceStore(),
      clock,
      localStore: createInMemoryDeviceStore(),
      visibility: { visible$: of(true) },
      isMeasured: () => true,
      isRemembered: () => true,
    };
    const shownItem = anItem({ lightningDeal: dealUntil(10_000) });
    const page = createViewProduct(createScope(), ports, { ...opened, product: { ...product, shownItem } });
    return { page, clock, asked };
  };

  it('takes the deal away when its time is over, and not before', async () => {
    const { page, clock, asked } = openDeal();
    clock.pass(9_999);
    expect(page.state$.value.item.lightningDeal).toBeDefined();
    clock.pass(1);
    expect(page.state$.value.item.lightningDeal).toBeUndefined();
    await answersArrive();
    clock.pass(60_000);
    expect(asked).toEqual(['1001-1']);
    expect(page.state$.value.item).toEqual(anItem());
  });

  it('never shows one that was over when the page came, as from a cache', () => {
    expect(openDeal({}, 10_000).page.state$.value.item.lightningDeal).toBeUndefined();
  });

  it('shows the deal that follows', async () => {
    const next = anItem({ lightningDeal: dealUntil(70_000) });
    const { page, clock } = openDeal({ item: () => okAsync(next) });
    clock.pass(10_000);
    await answersArrive();
    expect(page.state$.value.item).toBe(next);
    clock.pass(60_000);
    expect(page.state$.value.item.lightningDeal).toBeUndefined();
  });

  it('believes no answer that still has the deal, or none, and keeps a variant that was chosen meanwhile', async () => {
    const stale = openDeal({ item: () => okAsync(anItem({ lightningDeal: dealUntil(10_000) })) });
    const away = openDeal({ item: () => errAsync({ kind: 'gateway.timed-out' }) });
    const chosen = openDeal();
    for (const { clock } of [stale, away, chosen]) clock.pass(10_000);
    chosen.page.choose('colour', 'rot');
    await answersArrive();
    expect(stale.page.state$.value.item.lightningDeal).toBeUndefined();
    expect(away.page.state$.value.item.lightningDeal).toBeUndefined();
    expect(chosen.page.state$.value.item).toEqual(red);
  });
});

const chosenIn = ({ state$ }: ReturnType<typeof createViewProduct>): readonly string[] =>
  state$.value.attributes.flatMap(({ options }) => options.filter((o) => o.selected).map(({ value }) => value));

const sizes = (chosen: string): VariantAttribute => {
  const colour = colours(chosen);
  return {
    ...colour,
    name: 'size',
    options: colour.options.map((o, at) => ({ ...o, value: `A${at + 4}`, selected: `A${at + 4}` === chosen })),
  };
};

describe('variant selection (spec 1 §4)', () => {
  it('has no configured item before every attribute has a selection', () => {
    expect(view().page.state$.value.configuredItemId).toBeUndefined();
  });

  it('reloads the variants when an option is chosen, and shows the choice while it waits', async () => {
    const { page } = view();
    page.choose('colour', 'rot');
    expect(page.state$.value.isLoadingVariant).toBe(true);
    expect(page.state$.value.attributes[0]?.options.find(({ selected }) => selected)?.value).toBe('rot');
    await answersArrive();
    expect(page.state$.value).toMatchObject({ item: red, configuredItemId: '1001-2', isLoadingVariant: false });
  });

  it('lets the last choice win, however late the answer to an earlier one comes', async () => {
    const answers: ((variants: VariantInformation) => void)[] = [];
    const { page } = view({
      variants: () => ResultAsync.fromSafePromise(new Promise((answer) => answers.push(answer))),
    });
    page.choose('colour', 'blau');
    page.choose('colour', 'rot');
    answers[1]?.({ attributes: [colours('rot')], bestItem: red, configuredItemId: red.itemId });
    answers[0]?.({ attributes: [colours('blau')], bestItem: anItem() });
    await answersArrive();
    expect(page.state$.value.item).toBe(red);
  });

  it('keeps the item, takes the mark back and says so when the variants cannot be loaded', async () => {
    let isAway = false;
    const { gateway } = view();
    const { page } = view({
      variants: (...asked) => (isAway ? errAsync({ kind: 'gateway.timed-out' }) : gateway.variants(...asked)),
    });
    page.choose('colour', 'rot');
    await answersArrive();
    isAway = true;
    page.choose('colour', 'gelb');
    expect(chosenIn(page)).toEqual(['gelb']);
    await answersArrive();
    expect(chosenIn(page)).toEqual(['rot']);
    expect(page.state$.value).toMatchObject({ item: red, hasVariantFailed: true, isLoadingVariant: false });
    expect(page.state$.value.addressed).toEqual({ itemId: red.itemId });
  });

  it('takes a choice back when it is chosen again; then nothing is configured', async () => {
    const { page } = view();
    page.choose('colour', 'rot');
    await answersArrive();
    page.choose('colour', 'rot');
    await answersArrive();
    expect(chosenIn(page)).toEqual([]);
    expect(page.state$.value.configuredItemId).toBeUndefined();
    expect(page.state$.value.addressed).toEqual({});
  });

  it('asks with the newest choice last, by which the shop decides what is given up', async () => {
    const asked: string[] = [];
    const { gateway } = view();
    const { page } = view({
      variants: (id, selected) => {
        asked.push(selected.map(({ value }) => value).join(' '));
        return gateway
          .variants(id, selected)
          .map((found) => found && { ...found, attributes: [colours('rot'), sizes('A5')] });
      },
    });
    page.choose('size', 'A5');
    await answersArrive();
    page.choose('colour', 'rot');
    await answersArrive();
    page.choose('size', 'A4');
    expect(asked).toEqual(['A5', 'A5 rot', 'rot A4']);
  });

  it('leaves the address alone until a choice is made', () => {
    expect(view().page.state$.value.addressed).toBeUndefined();
  });
});

describe('products that were looked at (ADR 0064)', () => {
  const held = ({ ports }: ReturnType<typeof view>) => ports.localStore.read(SEEN_PRODUCTS_KEY);

  it('are remembered in this browser once a look has lasted three seconds, and not before', () => {
    const opened = view();
    opened.page.glance();
    opened.clock.pass(GLANCE_AFTER_MS - 1);
    expect(held(opened)).toBeUndefined();
    opened.clock.pass(1);
    expect(held(opened)).toBe('["1001"]');
  });

  it('are remembered by who agrees to that, whether or not they agree to be counted', () => {
    const agreed = view(
      {},
      undefined,
      () => false,
      () => true,
    );
    const refused = view(
      {},
      undefined,
      () => true,
      () => false,
    );
    for (const { page, clock } of [agreed, refused]) {
      page.glance();
      clock.pass(GLANCE_AFTER_MS);
    }
    expect([held(agreed), agreed.tracking.glances]).toEqual(['["1001"]', []]);
    expect([held(refused), refused.tracking.glances]).toEqual([undefined, ['1001/1001-1']]);
  });
});

describe('glance view (spec 1 §4)', () => {
  it('is recorded once per item per session, also by another page view', async () => {
    const { page, ports, tracking, clock } = view();
    page.glance();
    clock.pass(GLANCE_AFTER_MS);
    page.glance();
    createViewProduct(createScope(), ports, opened).glance();
    clock.pass(GLANCE_AFTER_MS);
    expect(tracking.glances).toEqual(['1001/1001-1']);
  });

  it('is neither recorded nor stored without consent (§ 25 TDDDG)', () => {
    const sessionStore = createInMemoryDeviceStore();
    const { page, tracking, clock } = view({}, sessionStore, () => false);
    page.glance();
    clock.pass(GLANCE_AFTER_MS);
    expect([tracking.glances, sessionStore.read('glance-views')]).toEqual([[], undefined]);
  });

  it('is not recorded when the shopper goes on within three seconds', async () => {
    const { page, tracking, clock } = view();
    page.glance();
    clock.pass(GLANCE_AFTER_MS - 1);
    page.choose('colour', 'rot');
    await answersArrive();
    page.glance();
    clock.pass(GLANCE_AFTER_MS - 1);
    expect(tracking.glances).toEqual([]);
  });

  it('begins when the tab is seen, and anew when it is seen again', () => {
    const visible$ = new BehaviorSubject(false);
    const { page, tracking, clock } = view({}, undefined, undefined, undefined, visible$);
    page.glance();
    clock.pass(GLANCE_AFTER_MS);
    visible$.next(true);
    clock.pass(GLANCE_AFTER_MS - 1);
    visible$.next(false);
    clock.pass(GLANCE_AFTER_MS);
    visible$.next(true);
    clock.pass(GLANCE_AFTER_MS - 1);
    expect(tracking.glances).toEqual([]);
    clock.pass(1);
    expect(tracking.glances).toEqual(['1001/1001-1']);
  });

  it('is recorded for every item that is looked at', async () => {
    const { page, tracking, clock } = view();
    page.glance();
    clock.pass(GLANCE_AFTER_MS);
    page.choose('colour', 'rot');
    await answersArrive();
    page.glance();
    clock.pass(GLANCE_AFTER_MS);
    expect(tracking.glances).toEqual(['1001/1001-1', '1001/1001-2']);
  });
});

describe('the reviews of a product (spec 1 §9)', () => {
  const reviewsOf = (star: number, count: number) =>
    Array.from({ length: count }, (_none, at) => aReview({ ratingId: `${star}-${at}`, rating: star }));
  const all = [...reviewsOf(5, 7), ...reviewsOf(3, 6)];
  const AWAY = { kind: 'gateway.timed-out' } as const;

  /** A page with the first five of thirteen reviews; `away` lets the shop answer no more. */
  const open = () => {
    const gateway = createInMemoryCatalogueGateway({ ...shelf, reviews: all });
    const asked: unknown[] = [];
    const shop = { isAway: false };
    const reviews: CatalogueGateway['reviews'] = (id, page) => {
      asked.push([page.star, page.offset]);
      return shop.isAway ? errAsync(AWAY) : gateway.reviews(id, page);
    };
    const { ports } = view({ reviews });
    const page = createViewProduct(createScope(), ports, {
      ...opened,
      reviews: { summary: reviewSummary([0, 0, 6, 0, 7]), reviews: all.slice(0, 5) },
    });
    const shown = () => {
      const { reviewStar, reviewsOfStar, reviews: cards, isLoadingReviews, hasReviewsFailed } = page.state$.value;
      return [
        reviewStar,
        reviewsOfStar,
        cards.map(({ rating }) => rating).join(''),
        isLoadingReviews,
        hasReviewsFailed,
      ];
    };
    return { page, shop, shown, asked };
  };

  it('are those of the stars that are chosen, and of all when they are chosen no more', async () => {
    const { page, shown } = open();
    expect(shown()).toEqual([undefined, 13, '55555', false, false]);
    page.filterReviews(3);
    expect(shown()).toEqual([3, 6, '55555', true, false]);
    await answersArrive();
    expect(shown()).toEqual([3, 6, '33333', false, false]);
    page.loadMoreReviews();
    await answersArrive();
    expect(shown()).toEqual([3, 6, '333333', false, false]);
    page.filterReviews(undefined);
    await answersArrive();
    expect(shown()).toEqual([undefined, 13, '55555', false, false]);
  });

  it('stay with their stars when others cannot be loaded, which is said until the next try', async () => {
    const { page, shop, shown } = open();
    page.filterReviews(3);
    await answersArrive();
    shop.isAway = true;
    page.filterReviews(5);
    page.filterReviews(undefined);
    await answersArrive();
    expect(shown()).toEqual([3, 6, '33333', false, true]);
    page.loadMoreReviews();
    expect(shown()).toEqual([3, 6, '33333', true, false]);
    await answersArrive();
    expect(shown()).toEqual([3, 6, '33333', false, true]);
    shop.isAway = false;
    page.loadMoreReviews();
    await answersArrive();
    expect(shown()).toEqual([3, 6, '333333', false, false]);
  });

  it('go back to those of all stars when the first choice cannot be loaded', async () => {
    const { page, shop, shown } = open();
    shop.isAway = true;
    page.filterReviews(3);
    await answersArrive();
    expect(shown()).toEqual([undefined, 13, '55555', false, true]);
    shop.isAway = false;
    page.loadMoreReviews();
    await answersArrive();
    expect(shown()).toEqual([undefined, 13, '5555555333', false, false]);
  });

  it('more of them are not asked for while others are awaited', async () => {
    const { page, shown, asked } = open();
    page.filterReviews(3);
    page.loadMoreReviews();
    await answersArrive();
    expect(shown()).toEqual([3, 6, '33333', false, false]);
    expect(asked).toEqual([[3, 0]]);
  });
});
