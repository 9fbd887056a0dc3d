import { Container, ContainerModule } from 'inversify';
import { resolved, type Wiring } from './area-module.ts';

/** The wiring of the shop host: an inversify container for each request. */
export const createServerWiring = (): Wiring => {
  const container = new Container();
  return {
    load: ({ describe }) => {
      const module = new ContainerModule(({ bind }) => {
        describe((name, needs, make) => {
          bind(name)
            .toDynamicValue(({ get }) => make(...resolved(needs, get)))
            .inSingletonScope();
        });
      });
      container.load(module);
    },
    get: (name) => container.get(name),
  };
};
