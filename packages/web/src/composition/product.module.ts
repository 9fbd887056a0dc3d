// Wires the use cases of the product page.

import { createOpenExtraTab, createViewProduct } from '@tornister/application/browse';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { consentUseCases } from './consent-tokens.ts';
import { ports } from './ports.ts';

/** The product page. */
export const productModule = areaModule((bind) => {
  bind(
    browseUseCases.openExtraTab,
    [ports.catalogueGateway],
    (catalogue) => (scope, asked) => createOpenExtraTab(scope, { catalogue }, asked),
  );
  bind(
    browseUseCases.viewProduct,
    [ports.catalogueGateway, ports.sessionStore, ports.clock, consentUseCases.askForConsent],
    (catalogue, sessionStore, clock, { current }) => {
      const isMeasured = (): boolean => current()?.purposes.includes('statistics') === true;
      return (scope, opened) => createViewProduct(scope, { catalogue, sessionStore, clock, isMeasured }, opened);
    },
  );
});
