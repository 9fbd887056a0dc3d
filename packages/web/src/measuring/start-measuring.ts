// Measures a tab whose visitor has agreed: pages, what is seen and pressed on them, and how fast they are. A chunk of its own.

import { pressedLinks } from '@tornister/adapters-browser/measuring';
import { webVitalEvent } from '@tornister/domain/analytics';
import { pageAreaOf } from '@tornister/domain/routing';
import type { DataRouter } from 'react-router';
import { registerArea } from '../composition/area-module.ts';
import { measuringModule } from '../composition/measuring.module.ts';
import { measuringUseCases } from '../composition/measuring-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { pageFacts } from './page-facts.ts';

/** What is asked of the router: where the tab is, and with which data. */
export type MeasuredRouter = Pick<DataRouter, 'subscribe' | 'state'>;

/** Reports the page that is open, and each one that is opened after it. */
const followPages = ({ get, scope, site }: Shop, router: MeasuredRouter): void => {
  const reports = get(measuringUseCases.reportPages);
  const testsOf = get(measuringUseCases.reportedTests);
  const factsNow = () => {
    const { matches, loaderData } = router.state;
    return pageFacts(loaderData[matches.at(-1)?.route.id ?? '']);
  };
  /** The page that was reported while its product was on its way. */
  let previewed = '';
  const report = (): void => {
    const { location, errors } = router.state;
    const { pathname: path } = location;
    const { isListingCategory, categoryId, isPreview, tests: shown, ...facts } = factsNow();
    if (isPreview) previewed = location.key;
    const { homeCategoryIds } = site;
    const category = {
      isListingCategory,
      ...(categoryId && { categoryId }),
      ...(homeCategoryIds && { homeCategoryIds }),
    };
    const area = pageAreaOf({ path, isError: errors !== null, ...category });
    reports.open({ path, title: document.title, area, tests: testsOf(shown), ...facts });
  };
  const reportProduct = (): void => {
    const { product } = factsNow();
    if (product === undefined) return;
    previewed = '';
    reports.viewProduct(product);
  };
  let reported = '';
  const look = (): void => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle') return;
    if (location.key === previewed) reportProduct();
    if (location.key === reported) return;
    reported = location.key;
    // A page has its title once it is rendered.
    scope.during(get(measuringUseCases.rendered)()).subscribe(report);
  };
  scope.onEnd(router.subscribe(look));
  look();
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
