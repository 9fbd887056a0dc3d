// Fetches what measures a tab once its visitor has agreed; who has not agreed never gets that code.

import type { PageWithDataLayer } from '@tornister/adapters-browser/measuring';
import { showsDebugBlock } from '@tornister/domain/routing';
import { first } from 'rxjs';
import { consentUseCases } from '../composition/consent-tokens.ts';
import { measuringUseCases } from '../composition/measuring-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import type { MeasuredRouter } from './start-measuring.ts';

/** Whoever develops the shop sees the data layer at the end of a page that asks for it. */
const showDebugBlock = async ({ pathname, search }: Location): Promise<void> => {
  if (!showsDebugBlock(pathname, new URLSearchParams(search).has('datalayer'), import.meta.env.PROD)) return;
  const { showDataLayer } = await import('./debug-view.ts');
  showDataLayer(document, globalThis as PageWithDataLayer);
};

/** Called once for a tab. A page that has no banner, like those of the checkout, is measured as well when the visitor has agreed before. */
export const measureWithConsent = (shop: Shop, router: MeasuredRouter): void => {
  const { get, scope } = shop;
  const consent = get(consentUseCases.askForConsent);
  const gate = get(measuringUseCases.eventGate);
  if (import.meta.env.DEV) void showDebugBlock(location);
  // Withdrawn: the gate closes at once.
  scope.during(consent.state$).subscribe(gate.settle);
  consent.appear();
  consent.followOtherTabs(scope);
  scope
    .during(consent.state$.pipe(first(({ agreedTo }) => agreedTo.includes('statistics'))))
    .subscribe(() => void import('./start-measuring.ts').then(({ startMeasuring }) => startMeasuring(shop, router)));
};
