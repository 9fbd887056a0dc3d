// Wires the use cases of the product page.

import { createViewProduct } from '@tornister/application/browse';
import type { ConsentPurpose } from '@tornister/domain/analytics';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { consentUseCases } from './consent-tokens.ts';
import { ports } from './ports.ts';

/** The product page. */
export const productModule = areaModule((bind) => {
  bind(
    browseUseCases.viewProduct,
    [
      ports.catalogueGateway,
      ports.trackingGateway,
      ports.sessionStore,
      ports.localStore,
      ports.clock,
      ports.pageVisibility,
      consentUseCases.askForConsent,
    ],
    (catalogue, tracking, sessionStore, localStore, clock, visibility, { current }) => {
      const agrees = (purpose: ConsentPurpose) => (): boolean => current()?.purposes.includes(purpose) === true;
      const [isMeasured, isRemembered] = [agrees('statistics'), agrees('recent')];
      const device = { catalogue, tracking, sessionStore, localStore, clock, visibility, isMeasured, isRemembered };
      return (scope, opened) => createViewProduct(scope, device, opened);
    },
  );
});
