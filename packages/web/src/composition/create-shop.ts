// Makes the container of a request or a tab and wraps it as a `Shop`.

import type { ChooseVariants } from '@tornister/application/content';
import { createScope } from '@tornister/application/kernel';
import type { Notice } from '@tornister/application/ports';
import { type AreaModule, areaModule, registeredAreas, type Wiring } from './area-module.ts';
import { openedSite, type Shop, type Site } from './shop.ts';
import { lifetime } from './tokens.ts';

export type ShopOptions = {
  readonly site: Site;
  readonly onServer: boolean;
  readonly wiring: Wiring;
  /** The ports of this side. */
  readonly adapters: AreaModule;
  readonly arrivedNotice?: Notice | undefined;
  readonly chooseVariants?: ChooseVariants;
};

/** Opens a shop for a request or for a tab. Areas that arrive later are taken in when something is asked for. */
export const createShop = ({ site, onServer, wiring, adapters, arrivedNotice, chooseVariants }: ShopOptions): Shop => {
  const scope = createScope();
  wiring.load(
    areaModule((bind) => {
      bind(lifetime, [], () => scope);
      bind(openedSite, [], () => site);
    }),
  );
  wiring.load(adapters);
  let loaded = 0;
  const takeInNewAreas = (): void => {
    const areas = registeredAreas();
    for (const area of areas.slice(loaded)) wiring.load(area);
    loaded = areas.length;
  };
  return {
    site,
    onServer,
    scope,
    ...(arrivedNotice === undefined ? {} : { arrivedNotice }),
    ...(chooseVariants === undefined ? {} : { chooseVariants }),
    get: (token) => {
      if (loaded < registeredAreas().length) takeInNewAreas();
      return wiring.get(token);
    },
  };
};
