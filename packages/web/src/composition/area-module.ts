// The types of an area's module: which service is made from which others, without decorators.

import type { Token } from './tokens.ts';

/** The names of some services, in their order. */
export type TokensOf<Services extends unknown[]> = { [Index in keyof Services]: Token<Services[Index]> };

/** What an area says about itself: under this name stands what this function makes of those other names. */
type Bind = <Service, Needs extends unknown[]>(
  name: Token<Service>,
  needs: TokensOf<Needs>,
  make: (...needed: Needs) => Service,
) => void;

/** A group of bindings that belongs to one area and is loaded with the first route that needs it. */
export type AreaModule = { readonly describe: (bind: Bind) => void };

/** Makes an area's module. Everything is made once for each request or tab, when it is first asked for; nothing needs a decorator. */
export const areaModule = (describe: AreaModule['describe']): AreaModule => ({ describe });

/** Keeps what areas describe, and makes it when it is asked for. */
export type Wiring = {
  readonly load: (area: AreaModule) => void;
  readonly get: <Service>(name: Token<Service>) => Service;
};

/**
 * The areas whose code is here. One list for the process or the tab, as the code itself is: a module that was imported once is there for every
 * shop that is open. What an area makes is made anew by each shop's container.
 */
const registered: AreaModule[] = [];

/** Adds an area to those that every shop knows; routes do this when their code arrives. */
export const registerArea = (area: AreaModule): void => {
  if (!registered.includes(area)) registered.push(area);
};

/** The areas known so far, in the order in which they came. */
export const registeredAreas = (): readonly AreaModule[] => registered;
