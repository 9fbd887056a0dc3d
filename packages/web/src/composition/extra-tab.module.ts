// Wires what opens an extra tab of a product; few have one.

import { createOpenExtraTab } from '@tornister/application/browse';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';
import { ports } from './ports.ts';

/** Sections of a product whose text comes when they are opened. */
export const extraTabModule = areaModule((bind) => {
  bind(
    browseUseCases.openExtraTab,
    [ports.catalogueGateway],
    (catalogue) => (scope, asked) => createOpenExtraTab(scope, { catalogue }, asked),
  );
});
