// Binds what measures a tab. Its code comes when the visitor has agreed, so the adapters stand here and not with those of every tab.

import {
  createPageDataLayer,
  createPageSights,
  createPageVitals,
  type PageWithDataLayer,
} from '@tornister/adapters-browser/measuring';
import { createCollectEvents, createReportPages } from '@tornister/application/analytics';
import { reportedTests } from '@tornister/domain/content';
import { loginStateOf, UNKNOWN_VISITOR } from '@tornister/domain/session';
import { okAsync } from 'neverthrow';
import { areaModule } from './area-module.ts';
import { measuringUseCases } from './measuring-tokens.ts';
import { ports } from './ports.ts';
import { lifetime } from './tokens.ts';

/** Rendering a page takes less, also on a slow telephone. */
const RENDERED_AFTER_MS = 100;

export const measuringModule = areaModule((bind) => {
  bind(
    measuringUseCases.collectEvents,
    [lifetime, ports.trackingGateway, ports.sessionStore, ports.clock, ports.pageVisibility],
    (scope, tracking, sessionStore, clock, visibility) => {
      const dataLayer = createPageDataLayer(globalThis as PageWithDataLayer);
      return createCollectEvents(scope, { dataLayer, tracking, sessionStore, clock, visibility });
    },
  );
  bind(
    measuringUseCases.reportPages,
    [lifetime, ports.analytics, ports.clock, ports.sessionStore, ports.sessionGateway, ports.cookieJar],
    (scope, analytics, clock, sessionStore, session, cookies) =>
      createReportPages(scope, {
        analytics,
        clock,
        sessionStore,
        sights: createPageSights(document, window),
        // Nothing is known of strangers, so nobody is asked about them.
        visitor: () =>
          loginStateOf((name) => cookies.get(name) !== undefined) === 'anonymous'
            ? okAsync(UNKNOWN_VISITOR)
            : session.customerInfo(),
      }),
  );
  bind(
    measuringUseCases.reportedTests,
    [ports.cookieJar],
    (cookies) => (shown) => reportedTests(shown, (testId) => cookies.get(testId)),
  );
  bind(measuringUseCases.rendered, [ports.clock], (clock) => () => clock.after$(RENDERED_AFTER_MS));
  bind(measuringUseCases.pageVitals, [], () => createPageVitals(document, window));
});
