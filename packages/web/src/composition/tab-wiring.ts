// The container of a browser tab. It understands the same descriptions as inversify does on the shop host and spares the first load 16 KB;
// a contract test holds the two together (ADR 0004).

import type { AreaModule, TokensOf, Wiring } from './area-module.ts';
import type { Token } from './tokens.ts';

type Get = Wiring['get'];
type Make = (get: Get) => unknown;

/** What stands under some names, in their order. TypeScript cannot follow a tuple through `map`: this is the one place that says so. */
const all = <Services extends unknown[]>(names: TokensOf<Services>, get: Get): Services =>
  names.map((name) => get(name)) as Services;

const madeFrom =
  <Service, Needs extends unknown[]>(needs: TokensOf<Needs>, make: (...needed: Needs) => Service): Make =>
  (get) =>
    make(...all(needs, get));

export const createTabWiring = (): Wiring => {
  const bindings = new Map<symbol, Make>();
  const made = new Map<symbol, unknown>();
  const making = new Set<symbol>();

  const resolve = (name: symbol): unknown => {
    if (made.has(name)) return made.get(name);
    const make = bindings.get(name);
    if (make === undefined) throw new Error(`Nothing is bound to ${String(name)}`);
    if (making.has(name)) throw new Error(`${String(name)} needs itself`);
    making.add(name);
    try {
      const service = make(get);
      made.set(name, service);
      return service;
    } finally {
      making.delete(name);
    }
  };
  // A token carries the type of what was bound to it.
  const get = <Service>(name: Token<Service>): Service => resolve(name) as Service;

  return {
    load: ({ describe }: AreaModule) => describe((name, needs, make) => bindings.set(name, madeFrom(needs, make))),
    get,
  };
};
