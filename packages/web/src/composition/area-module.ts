import { type ContainerModule, ContainerModule as InversifyModule } from 'inversify';
import type { Token } from './tokens.ts';

/** A group of bindings that belongs to one area and is loaded with the first route that needs it. */
export type AreaModule = ContainerModule;

type TokensOf<Services extends readonly unknown[]> = { readonly [Index in keyof Services]: Token<Services[Index]> };

/** What an area says about itself: under this name stands what this function makes of those other names. */
export type Bind = <Service, Needs extends readonly unknown[]>(
  name: Token<Service>,
  needs: TokensOf<Needs>,
  make: (...needed: Needs) => Service,
) => void;

/** Makes an area's module. Everything is made once for each container, when it is first asked for; nothing needs a decorator. */
export const areaModule = (describe: (bind: Bind) => void): AreaModule =>
  new InversifyModule(({ bind }) => {
    describe((name, needs, make) => {
      bind(name)
        .toResolvedValue(make as unknown as (...needed: unknown[]) => never, [...needs])
        .inSingletonScope();
    });
  });

const registered: AreaModule[] = [];

/** Adds an area to those that every container knows; routes do this when their code arrives. */
export const registerArea = (area: AreaModule): void => {
  if (!registered.includes(area)) registered.push(area);
};

/** The areas known so far, in the order in which they came. */
export const registeredAreas = (): readonly AreaModule[] => registered;
