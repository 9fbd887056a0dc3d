import type { Wiring } from './area-module.ts';

type Binding = { readonly needs: readonly symbol[]; readonly make: (...needed: never[]) => unknown };

/**
 * The wiring of a browser tab. It understands the same descriptions as the shop host's container and spares the first load 16 KB; a
 * contract test holds the two together.
 */
export const createTabWiring = (): Wiring => {
  const bindings = new Map<symbol, Binding>();
  const made = new Map<symbol, unknown>();
  const making = new Set<symbol>();

  const resolve = (name: symbol): unknown => {
    if (made.has(name)) return made.get(name);
    const binding = bindings.get(name);
    if (binding === undefined) throw new Error(`Nothing is bound to ${String(name)}`);
    if (making.has(name)) throw new Error(`${String(name)} needs itself`);
    making.add(name);
    try {
      const service = binding.make(...(binding.needs.map(resolve) as never[]));
      made.set(name, service);
      return service;
    } finally {
      making.delete(name);
    }
  };

  return {
    load: ({ describe }) => describe((name, needs, make) => bindings.set(name, { needs: [...needs], make })),
    get: <Service>(name: symbol) => resolve(name) as Service,
  };
};
