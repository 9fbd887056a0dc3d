import { Container, ContainerModule } from 'inversify';
import type { Wiring } from './area-module.ts';

/** The wiring of the shop host: an inversify container for each request. */
export const createServerWiring = (): Wiring => {
  const container = new Container();
  return {
    load: ({ describe }) => {
      const module = new ContainerModule(({ bind }) => {
        describe((name, needs, make) => {
          bind(name)
            .toResolvedValue(make as unknown as (...needed: unknown[]) => never, [...needs])
            .inSingletonScope();
        });
      });
      container.load(module);
    },
    get: (name) => container.get(name),
  };
};
