import { resolved, type Wiring } from './area-module.ts';

type Make = (resolve: (name: symbol) => unknown) => unknown;

/**
 * The wiring of a browser tab. It understands the same descriptions as the shop host's container and spares the first load 16 KB; a
 * contract test holds the two together.
 */
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
      const service = make(resolve);
      made.set(name, service);
      return service;
    } finally {
      making.delete(name);
    }
  };

  return {
    load: ({ describe }) =>
      describe((name, needs, make) => bindings.set(name, (resolveNeed) => make(...resolved(needs, resolveNeed)))),
    get: <Service>(name: symbol) => resolve(name) as Service,
  };
};
