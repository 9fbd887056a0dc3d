// Wires the use cases of the product page.

import { createOpenExtraTab, createViewProduct } from '@tornister/application/browse';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
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
    [ports.catalogueGateway, ports.sessionStore, ports.clock],
    (catalogue, sessionStore, clock) => (scope, opened) =>
      createViewProduct(scope, { catalogue, sessionStore, clock }, opened),
  );
});
