import { createScope } from '@tornister/application/kernel';
import { Container } from 'inversify';
import { type AreaModule, registeredAreas } from './area-module.ts';
import type { Shop, Site } from './shop.ts';
import { lifetime } from './tokens.ts';

export type ShopOptions = {
  readonly site: Site;
  readonly onServer: boolean;
  /** The ports of this side. */
  readonly adapters: AreaModule;
};

/** Opens a shop: one container for a request or for a tab. Areas that arrive later are taken in when something is asked for. */
export const createShop = ({ site, onServer, adapters }: ShopOptions): Shop => {
  const container = new Container();
  const scope = createScope();
  container.bind(lifetime).toConstantValue(scope);
  container.load(adapters);
  let loaded = 0;
  const takeInNewAreas = (): void => {
    const areas = registeredAreas();
    for (const area of areas.slice(loaded)) container.load(area);
    loaded = areas.length;
  };
  return {
    site,
    onServer,
    scope,
    get: (token) => {
      if (loaded < registeredAreas().length) takeInNewAreas();
      return container.get(token);
    },
  };
};
