// Deferred views: views that only some pages have. The shop host renders them like any other; the tab fetches their code with the page, or
// when they are first shown. Until it is there React leaves their markup dehydrated.

import { type ComponentType, lazy, Suspense } from 'react';
import { serverCode } from './deferred-code.ts';
import { useShop } from './shop-provider.tsx';

type Module<Props> = { readonly default: ComponentType<Props> };

/** A view together with how its code is fetched: a loader does that with the data, so that the view is whole when it is rendered. */
export type DeferredView<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

/** What is there already is rendered at once: React asks for a promise, but not for one that takes time. */
const atOnce = <Value,>(value: Value): PromiseLike<Value> => ({
  // biome-ignore lint/suspicious/noThenProperty: React takes a promise that has its value already
  then: (onValue) => atOnce(onValue?.(value) as never),
});

/** A view whose code comes when it is first rendered. */
export const deferredView = <Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): DeferredView<Props> => {
  const code = serverCode(source, load);
  const View = lazy(() => {
    const here = code.current();
    const found: PromiseLike<Module<Props>> =
      here === undefined ? code.fetch().then((view) => ({ default: view })) : atOnce({ default: here });
    return found as Promise<Module<Props>>;
  });
  return Object.assign(
    (props: Props) => {
      useShop().rendersWith?.('code', source);
      return (
        <Suspense>
          <View {...props} />
        </Suspense>
      );
    },
    { fetch: code.fetch },
  );
};
