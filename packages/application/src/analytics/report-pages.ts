// Tells what happens on the pages of a tab: that one was opened, what of it was seen, and what was pressed.
// Source: spec 1 §7 "Meta"; spec 2 §2 "payment_cancel", §8 "payment_error"; spec 3 §8 "Analytics events", §9 "visibility tracking debounced 1000 ms".

import {
  type ActiveTest,
  CHECKOUT_ITEMS_KEY,
  type ItemList,
  isLinkTracked,
  isTileVisible,
  itemsEvent,
  linkClickEvent,
  listEvent,
  navigationEvent,
  newlySeen,
  PROMOTION_VIEW_DELAY_MS,
  type Promotion,
  type Purchase,
  pageViewEvent,
  parseTrackedItems,
  paymentCancelEvent,
  paymentErrorEvent,
  promotionEvent,
  purchaseEvent,
  RECOMMENDATION_VIEW_DEBOUNCE_MS,
  REPORTED_PURCHASES_KEY,
  rememberItems,
  type TrackedItem,
  teaserClickEvents,
  trackAndContinue,
  writeTrackedItems,
} from '@tornister/domain/analytics';
import type { PageArea, PaymentReturn } from '@tornister/domain/routing';
import { UNKNOWN_VISITOR, type Visitor } from '@tornister/domain/session';
import { parseIds, SESSION_STORAGE_KEYS, writeIds } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import { merge, Subject, switchMap } from 'rxjs';
import type { Scope } from '../kernel/index.ts';
import type { Analytics, Clock, DeviceStore, GatewayError, PageSights, Sight, TrackedEvent } from '../ports/index.ts';

/** A list of products on a page; each is known by the path of its tile, without query. The same product can stand in several. */
export type TrackedList = ItemList & {
  /** The row that shows the list; none for the list that the page is about. */
  readonly row?: string;
  /** The teaser that the row is. */
  readonly teaserId?: string;
  readonly items: ReadonlyMap<string, TrackedItem>;
};

/** What is reported of a page. */
export type TrackedPage = {
  readonly path: string;
  readonly title: string;
  readonly area: PageArea;
  readonly tests: readonly ActiveTest[];
  readonly lists: readonly TrackedList[];
  readonly promotions: readonly Promotion[];
  /** What a product page shows; it comes later where a list has shown the product before (`viewProduct`). */
  readonly product?: TrackedItem;
  /** What is in the basket at the first step of the checkout in which something is entered. */
  readonly checkout?: readonly TrackedItem[];
  /** What a confirmation shows. */
  readonly purchase?: Purchase;
  /** What a payment provider said in the address of the payment step. */
  readonly paymentReturn?: PaymentReturn;
};

/** A link that was pressed. */
export type PressedLink = {
  readonly text: string;
  /** Path in this shop, or address elsewhere; without query. */
  readonly url: string;
  /** It belongs to the category navigation. */
  readonly isNavigation: boolean;
  readonly teaserId?: string;
  /** The path of the tile that it is the link of, and the row that the tile stands in. */
  readonly tilePath?: string;
  readonly row?: string;
};

export type ReportPages = {
  readonly open: (page: TrackedPage) => void;
  /** The product of the page that is open, and the lists beside it: known only after the page was. */
  readonly viewProduct: (product: TrackedItem, lists: readonly TrackedList[]) => void;
  readonly press: (link: PressedLink) => void;
};

type Ports = {
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'after$'>;
  readonly sessionStore: DeviceStore;
  readonly sights: PageSights;
  /** Who is there. */
  readonly visitor: () => ResultAsync<Visitor, GatewayError>;
};

const NONE: ReadonlySet<string> = new Set();

const { itemListProducts, teaserIds, analyticsProducts } = SESSION_STORAGE_KEYS;

/** Products of an order with what earlier events of the session said about them: an order line names neither maker nor categories. */
const withKnown = (purchase: Purchase, known: readonly TrackedItem[]): Purchase => {
  const byId = new Map(known.map((item) => [item.item_id, item]));
  return {
    ...purchase,
    items: purchase.items.map((item) => {
      const { index: _place, ...before } = byId.get(item.item_id) ?? item;
      return { ...before, ...item, item_brand: item.item_brand || before.item_brand };
    }),
  };
};

/** The product of a list that a link belongs to, as its list names it. */
const chosenIn = ({ tilePath, row }: PressedLink, lists: readonly TrackedList[]): readonly TrackedEvent[] => {
  const list = lists.find((one) => one.row === row && tilePath !== undefined && one.items.has(tilePath));
  const item = list?.items.get(tilePath ?? '');
  return list === undefined || item === undefined ? [] : [listEvent('select_item', list, [item])];
};

/** The teaser that a link stands in, of whatever kind: around it, or as the row of its product. */
const teaserOf = ({ teaserId, row }: PressedLink, lists: readonly TrackedList[]): string | undefined =>
  teaserId ?? (row === undefined ? undefined : lists.find((list) => list.row === row)?.teaserId);

/** What a pressed link means: a step of the navigation, a chosen promotion or product, a click on a teaser, and a click. */
const pressEvents = (link: PressedLink, page: TrackedPage | undefined): readonly TrackedEvent[] => {
  const { text, url, isNavigation } = link;
  const lists = page?.lists ?? [];
  const teaserId = teaserOf(link, lists);
  const promotion = page?.promotions.find(({ id }) => id === teaserId);
  return [
    ...(isNavigation ? [navigationEvent(text, url, page?.path)] : []),
    ...(teaserId === undefined ? [] : teaserClickEvents(teaserId, promotion)),
    ...chosenIn(link, lists),
    ...(isLinkTracked(url) ? [linkClickEvent(text, url, page?.path)] : []),
  ];
};

/** Reports the pages of a tab, one after the other. */
export const createReportPages = (
  scope: Scope,
  { analytics, clock, sessionStore, sights, visitor }: Ports,
): ReportPages => {
  let page: TrackedPage | undefined;
  /** When the page that is open has been reported. */
  let pageReported = Promise.resolve();
  /** What was seen of each list as long as the page stays. */
  const reportedTiles = new Map<string, ReadonlySet<string>>();
  const opened = new Subject<void>();
  const { track } = analytics;

  const visible = (kind: Sight['kind']): readonly Sight[] =>
    sights.look().filter((sight) => sight.kind === kind && isTileVisible(sight.ratio));

  const reportTeasers = (): void => {
    const reported = parseIds(sessionStore.read(teaserIds));
    const seen = newlySeen(
      reported,
      visible('teaser').map(({ key }) => key),
    );
    const promotions = (page?.promotions ?? []).filter(({ id }) => seen.includes(id));
    for (const promotion of promotions) track(promotionEvent('view_promotion', promotion));
    if (promotions.length > 0)
      sessionStore.write(teaserIds, writeIds([...reported, ...promotions.map(({ id }) => id)]));
  };

  const reportTiles = (): void => {
    const tiles = visible('tile');
    for (const list of page?.lists ?? []) {
      const inList = tiles.filter(({ row }) => row === list.row).map(({ key }) => key);
      const reported = reportedTiles.get(list.id) ?? NONE;
      const seen = newlySeen(reported, inList);
      reportedTiles.set(list.id, new Set([...reported, ...seen]));
      const items = seen.flatMap((path) => list.items.get(path) ?? []);
      if (items.length === 0) continue;
      track(listEvent('view_item_list', list, items));
      const before = parseTrackedItems(sessionStore.read(itemListProducts));
      sessionStore.write(itemListProducts, writeTrackedItems(rememberItems(before, items)));
    }
  };

  // A page that was just opened, or has got its lists, rests like one whose scrolling has ended.
  const moves$ = merge(opened, sights.moves$);
  scope.during(moves$.pipe(switchMap(() => clock.after$(PROMOTION_VIEW_DELAY_MS)))).subscribe(reportTeasers);
  scope.during(moves$.pipe(switchMap(() => clock.after$(RECOMMENDATION_VIEW_DEBOUNCE_MS)))).subscribe(reportTiles);

  /** A checkout begins once for a basket, however often its step is opened. */
  const reportCheckout = (items: readonly TrackedItem[]): void => {
    const written = writeTrackedItems(items);
    if (items.length === 0 || sessionStore.read(CHECKOUT_ITEMS_KEY) === written) return;
    sessionStore.write(CHECKOUT_ITEMS_KEY, written);
    track(itemsEvent('begin_checkout', items));
  };

  /** An order is bought once, however often its confirmation is opened. */
  const reportPurchase = (purchase: Purchase): void => {
    const reported = parseIds(sessionStore.read(REPORTED_PURCHASES_KEY));
    if (reported.has(purchase.orderId)) return;
    sessionStore.write(REPORTED_PURCHASES_KEY, writeIds([...reported, purchase.orderId]));
    // The next basket begins its own checkout, also with the same goods in it.
    sessionStore.remove(CHECKOUT_ITEMS_KEY);
    track(purchaseEvent(withKnown(purchase, parseTrackedItems(sessionStore.read(analyticsProducts)))));
  };

  const reportOpened = (now: TrackedPage, who: Visitor): void => {
    const { path, title, area, tests, product, checkout, purchase, paymentReturn } = now;
    const isInstalledApp = sights.isInstalledApp();
    track(pageViewEvent({ path, title, area, visitor: who, tests, isInstalledApp }));
    if (product !== undefined) track(itemsEvent('view_item', [product]));
    if (checkout !== undefined) reportCheckout(checkout);
    if (paymentReturn?.errorCode !== undefined) track(paymentErrorEvent(paymentReturn.errorCode));
    if (paymentReturn?.cancelled !== undefined) track(paymentCancelEvent(paymentReturn.cancelled));
    if (purchase !== undefined) reportPurchase(purchase);
  };

  return {
    open: (now) => {
      page = now;
      reportedTiles.clear();
      sessionStore.remove(itemListProducts);
      opened.next();
      pageReported = visitor()
        .unwrapOr(UNKNOWN_VISITOR)
        .then((who) => reportOpened(now, who));
    },
    viewProduct: (product, lists) => {
      page = page && { ...page, lists };
      opened.next();
      void pageReported.then(() => track(itemsEvent('view_item', [product])));
    },
    press: (link) =>
      trackAndContinue(
        () => {
          for (const event of pressEvents(link, page)) track(event);
        },
        // The browser goes on by itself.
        () => undefined,
      ),
  };
};
