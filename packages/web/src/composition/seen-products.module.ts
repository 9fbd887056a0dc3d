// Wires what shows the products that were looked at lately.

import { createRecentlySeen } from '@tornister/application/browse';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { consentUseCases } from './consent-tokens.ts';
import { ports } from './ports.ts';

/** Products that this browser remembers. */
export const seenProductsModule = areaModule((bind) => {
  bind(
    browseUseCases.recentlySeen,
    [ports.catalogueGateway, ports.localStore, consentUseCases.askForConsent],
    (catalogue, localStore, { current }) => {
      const isRemembered = (): boolean => current()?.purposes.includes('recent') === true;
      return (scope) => createRecentlySeen(scope, { catalogue, localStore, isRemembered });
    },
  );
});
