// The container of the shop host: one for the process, and a child of it for each page that is rendered.

import 'reflect-metadata';
import { Container, ContainerModule, type MapToResolvedValueInjectOptions } from 'inversify';
import type { AreaModule, TokensOf, Wiring } from './area-module.ts';
import type { Token } from './tokens.ts';

export type HostContainer = Wiring & {
  /** A container for one page: it has all that the process has, and what is made in it goes with the page. */
  readonly forPage: () => Wiring;
};

/** Tokens are names that inversify takes as they are; it types them by a mapped type of its own. */
const injected = <Needs extends unknown[]>(needs: TokensOf<Needs>) => needs as MapToResolvedValueInjectOptions<Needs>;

/** What an area says about itself in the words of inversify. Each service is made once in the container that loads the area. */
const inversifyModule = ({ describe }: AreaModule): ContainerModule =>
  new ContainerModule(({ bind }) => {
    describe((name, needs, make) => {
      bind(name).toResolvedValue(make, injected(needs)).inSingletonScope();
    });
  });

export const createHostContainer = (): HostContainer => {
  const modules = new WeakMap<AreaModule, ContainerModule>();
  const moduleOf = (area: AreaModule): ContainerModule => {
    const module = modules.get(area) ?? inversifyModule(area);
    modules.set(area, module);
    return module;
  };
  const wiringOf = (container: Container): Wiring => {
    // Each service is made once, and views ask for the same few at every tile: asking the library for them was 0.3 ms of a listing.
    const made = new Map<symbol, unknown>();
    return {
      load: (area) => container.load(moduleOf(area)),
      get: <Service>(name: Token<Service>): Service => {
        if (!made.has(name)) made.set(name, container.get(name));
        return made.get(name) as Service;
      },
    };
  };
  const ofProcess = new Container();
  return { ...wiringOf(ofProcess), forPage: () => wiringOf(new Container({ parent: ofProcess })) };
};
