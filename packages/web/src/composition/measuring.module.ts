// Binds what measures a tab. Its code comes when the visitor has agreed, so the adapters stand here and not with those of every tab.

import {
  createPageDataLayer,
  createPageSights,
  createPageVitals,
  type PageWithDataLayer,
} from '@tornister/adapters-browser/measuring';
import {
  createCollectEvents,
  createMeasuredStore,
  createRememberShown,
  createReportPages,
  type RememberShown,
} from '@tornister/application/analytics';
import type { AskForConsent } from '@tornister/application/consent';
import type { DeviceStore } from '@tornister/application/ports';
import { reportedTests } from '@tornister/domain/content';
import { loginStateOf, UNKNOWN_VISITOR } from '@tornister/domain/session';
import { okAsync } from 'neverthrow';
import { areaModule } from './area-module.ts';
import { consentUseCases } from './consent-tokens.ts';
import { measuringUseCases } from './measuring-tokens.ts';
import { ports } from './ports.ts';
import { lifetime, token } from './tokens.ts';

/** Rendering a page takes less, also on a slow telephone. */
const RENDERED_AFTER_MS = 100;

const measuredStore = (store: DeviceStore, { current }: Pick<AskForConsent, 'current'>): DeviceStore =>
  createMeasuredStore(store, () => current()?.purposes.includes('statistics') === true);

/** Its name stands here and not in the first code of every page. */
export const rememberShown = token<RememberShown>('rememberShown');

export const measuringModule = areaModule((bind) => {
  bind(
    measuringUseCases.collectEvents,
    [
      lifetime,
      ports.trackingGateway,
      ports.sessionStore,
      ports.clock,
      ports.pageVisibility,
      consentUseCases.askForConsent,
    ],
    (scope, tracking, store, clock, visibility, consent) => {
      const dataLayer = createPageDataLayer(globalThis as PageWithDataLayer);
      const sessionStore = measuredStore(store, consent);
      return createCollectEvents(scope, { dataLayer, tracking, sessionStore, clock, visibility });
    },
  );
  bind(
    measuringUseCases.reportPages,
    [
      lifetime,
      ports.analytics,
      ports.clock,
      ports.sessionStore,
      ports.sessionGateway,
      ports.cookieJar,
      consentUseCases.askForConsent,
    ],
    (scope, analytics, clock, store, session, cookies, consent) =>
      createReportPages(scope, {
        analytics,
        clock,
        sessionStore: measuredStore(store, consent),
        sights: createPageSights(document, window),
        // Nothing is known of strangers, so nobody is asked about them.
        visitor: () =>
          loginStateOf((name) => cookies.get(name) !== undefined) === 'anonymous'
            ? okAsync(UNKNOWN_VISITOR)
            : session.customerInfo(),
      }),
  );
  bind(
    rememberShown,
    [ports.sessionStore, ports.catalogueGateway, consentUseCases.askForConsent],
    (store, catalogue, consent) => createRememberShown({ sessionStore: measuredStore(store, consent), catalogue }),
  );
  bind(
    measuringUseCases.reportedTests,
    [ports.cookieJar],
    (cookies) => (shown) => reportedTests(shown, (testId) => cookies.get(testId)),
  );
  bind(measuringUseCases.rendered, [ports.clock], (clock) => () => clock.after$(RENDERED_AFTER_MS));
  bind(measuringUseCases.pageVitals, [], () => createPageVitals(document, window));
});
