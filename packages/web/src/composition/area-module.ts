import type { Token } from './tokens.ts';

type TokensOf<Services extends readonly unknown[]> = { readonly [Index in keyof Services]: Token<Services[Index]> };

/** What stands under some names, in their order. A token carries the type of its service, a lookup by name does not. */
export const resolved = <Needs extends readonly unknown[]>(
  names: TokensOf<Needs>,
  get: (name: symbol) => unknown,
): Needs => names.map((name) => get(name)) as readonly unknown[] as Needs;

/** What an area says about itself: under this name stands what this function makes of those other names. */
export type Bind = <Service, Needs extends readonly unknown[]>(
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

const registered: AreaModule[] = [];

/** Adds an area to those that every shop knows; routes do this when their code arrives. */
export const registerArea = (area: AreaModule): void => {
  if (!registered.includes(area)) registered.push(area);
};

/** The areas known so far, in the order in which they came. */
export const registeredAreas = (): readonly AreaModule[] => registered;
