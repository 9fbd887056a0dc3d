// Views that only some pages have. The shop host draws them like any other; the tab fetches their code when a page has them, and until
// it is there the markup of the shop host stands and waits.

import { type ComponentType, lazy, Suspense } from 'react';
import { codeForHost } from './late-code.ts';
import { useShop } from './shop-provider.tsx';

type Module<Props> = { readonly default: ComponentType<Props> };

/** A view together with how its code is fetched: a loader does that with the data, so that the view is whole when it is drawn. */
export type LateView<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

/** What is there already is drawn at once: React asks for a promise, but not for one that takes time. */
const atOnce = <Value,>(value: Value): PromiseLike<Value> => ({
  // biome-ignore lint/suspicious/noThenProperty: React takes a promise that has its value already
  then: (onValue) => atOnce(onValue?.(value) as never),
});

/** A view whose code comes when it is first drawn. */
export const lateView = <Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): LateView<Props> => {
  const code = codeForHost(source, load);
  const View = lazy(() => {
    const here = code.current();
    const found: PromiseLike<Module<Props>> =
      here === undefined ? code.fetch().then((view) => ({ default: view })) : atOnce({ default: here });
    return found as Promise<Module<Props>>;
  });
  return Object.assign(
    (props: Props) => {
      useShop().drawsWith?.('code', source);
      return (
        <Suspense>
          <View {...props} />
        </Suspense>
      );
    },
    { fetch: code.fetch },
  );
};
