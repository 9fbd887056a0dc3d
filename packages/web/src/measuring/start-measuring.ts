// Measures a tab whose visitor has agreed: pages, what is seen and pressed on them, and how fast they are. A chunk of its own.

import { pressedLinks } from '@tornister/adapters-browser/measuring';
import { viewedPageOf, webVitalEvent } from '@tornister/domain/analytics';
import { VARIANT_PARAMETER } from '@tornister/domain/catalogue';
import { pageAreaOf, paymentNoteOf } from '@tornister/domain/routing';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { DataRouter } from 'react-router';
import { Subject, switchMap } from 'rxjs';
import { registerArea } from '../composition/area-module.ts';
import { measuringModule, rememberShown } from '../composition/measuring.module.ts';
import { measuringUseCases } from '../composition/measuring-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { pageFacts } from './page-facts.ts';

/** What is asked of the router: where the tab is, and with which data. */
export type MeasuredRouter = Pick<DataRouter, 'subscribe' | 'state'>;

/**
 * Reports the page that is open, and each one that is opened after it. A page that is left before it was rendered was seen by nobody and is not
 * reported; neither is another variant of a product, or another place on the same page. What a page shows by then is remembered, for what is done with it.
 */
const followPages = ({ get, scope, site }: Shop, router: MeasuredRouter): void => {
  const reports = get(measuringUseCases.reportPages);
  const shown = get(rememberShown);
  const testsOf = get(measuringUseCases.reportedTests);
  const rendered = get(measuringUseCases.rendered);
  const opened = new Subject<void>();
  /** The page on which the tab is. */
  let here: string | undefined;
  /** Whether it was reported while its product was on its way. */
  let isProductDue = false;
  const factsNow = () => {
    const { matches, loaderData } = router.state;
    const pageId = matches.at(-1)?.route.id ?? '';
    return pageFacts(loaderData[pageId], pageId);
  };
  const report = (): void => {
    const { location, errors } = router.state;
    const { pathname: path } = location;
    const { isListingCategory, categoryId, isPreview, tests, kept: _rows, ...facts } = factsNow();
    const paymentReturn = { ...paymentNoteOf(location.hash), ...facts.paymentReturn };
    isProductDue = isPreview;
    const { homeCategoryIds } = site;
    const category = {
      isListingCategory,
      ...(categoryId && { categoryId }),
      ...(homeCategoryIds && { homeCategoryIds }),
    };
    const area = pageAreaOf({ path, isError: errors !== null, ...category });
    reports.open({ path, title: document.title, area, tests: testsOf(tests), ...facts, paymentReturn });
  };
  const reportProduct = (): void => {
    const { product, lists } = factsNow();
    if (product === undefined) return;
    isProductDue = false;
    reports.viewProduct(product, lists);
  };
  /** With which data and at which address the page was when what it shows was remembered. */
  let remembered: Partial<Pick<MeasuredRouter['state'], 'loaderData' | 'location'>> = {};
  const remember = (): void => {
    const { loaderData, location } = router.state;
    if (loaderData === remembered.loaderData && location === remembered.location) return;
    remembered = { loaderData, location };
    const { kept, product } = factsNow();
    const variant = new URLSearchParams(location.search).get(VARIANT_PARAMETER);
    if (kept !== undefined) shown.rows(kept);
    if (product !== undefined && variant) shown.variant(product, brandId<ItemId>(variant));
  };
  const look = (): void => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle') return;
    remember();
    const page = viewedPageOf(location);
    if (page === here) {
      if (isProductDue) reportProduct();
      return;
    }
    here = page;
    isProductDue = false;
    opened.next();
  };
  // A page has its title once it is rendered.
  scope.during(opened.pipe(switchMap(rendered))).subscribe(report);
  // An error that reached the router would keep those who show the page from hearing of it. A stream reports it to the console instead, and hears of the
  // next page all the same.
  const moved = new Subject<void>();
  scope.during(moved).subscribe(look);
  scope.onEnd(router.subscribe(() => moved.next()));
  moved.next();
};

/** Begins to measure; called once for a tab. Events that have waited for the decision come first. */
export const startMeasuring = (shop: Shop, router: MeasuredRouter): void => {
  registerArea(measuringModule);
  const { get, scope } = shop;
  const gate = get(measuringUseCases.eventGate);
  // Before what sends: a page that is put aside tells its figures, and then everything leaves together.
  scope
    .during(get(measuringUseCases.pageVitals).measured$)
    .subscribe(({ metric, value }) => gate.track(webVitalEvent(metric, value)));
  gate.connect(get(measuringUseCases.collectEvents));
  followPages(shop, router);
  scope.during(pressedLinks(document)).subscribe(get(measuringUseCases.reportPages).press);
};
