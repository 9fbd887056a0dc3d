// Views whose code comes when somebody reaches for them, like the forms behind a disclosure. The shop host renders them like any other; until they are
// reached the tab leaves their markup dehydrated, and their forms are the browser's own.

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { byDocument } from '../routing/by-document.ts';
import { serverCode } from './deferred-code.ts';
import { useShop } from './shop-provider.tsx';

type Module<Props> = { readonly default: ComponentType<Props> };

/** What brings the code of a view. */
type Reached = {
  readonly isThere: () => boolean;
  /** Fetches the code, and is done once React can render with it; a fetch that fails is tried again by the next reach. */
  readonly reach: () => Promise<void>;
};

/** A view that waits until it is reached for. */
export type ReachedView<Props> = ComponentType<Props> & Reached;

/** Says that the boundary around it has come alive. */
const Alive = ({ onAlive }: { readonly onAlive: (isAlive: true) => void }) => {
  useEffect(() => onAlive(true), [onAlive]);
  return null;
};

/** A view whose code comes when it is reached for (`useReach`); `source` is the module that `load` imports, from the package's folder. */
export const reachedView = <Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): ReachedView<Props> => {
  const code = serverCode(source, load);
  const waiting = new Set<(module: Module<Props>) => void>();
  const View = lazy(() => {
    const here = code.current();
    return here === undefined
      ? new Promise<Module<Props>>((resolve) => waiting.add(resolve))
      : Promise.resolve({ default: here });
  });
  return Object.assign(
    (props: Props) => {
      const { onServer, rendersWith } = useShop();
      const Here = onServer ? code.current() : undefined;
      rendersWith?.('styles', source);
      const [isAlive, setAlive] = useState(false);
      const now = (
        <Suspense>
          {Here === undefined ? <View {...props} /> : <Here {...props} />}
          <Alive onAlive={setAlive} />
        </Suspense>
      );
      // React throws away markup that it cannot hydrate yet when it is given anything else: until then it is given the same again.
      const [first] = useState(now);
      return isAlive ? now : first;
    },
    {
      isThere: () => code.current() !== undefined,
      reach: async () => {
        const view = await code.fetch();
        for (const tell of waiting) tell({ default: view });
        waiting.clear();
        // React hears of it in a microtask of its own.
        await undefined;
      },
    },
  );
};

/** Signs that somebody is about to use what is in an element; `toggle` is that of a disclosure which the keyboard or a search has opened. */
const REACHES = ['pointerover', 'pointerdown', 'focusin', 'toggle'] as const;

/**
 * The code of views inside of `element` comes as soon as somebody reaches for it, or where it is open already. A form that is sent before is kept until the code is
 * there; where that cannot be fetched, the browser sends the form, as without scripts. Without a network the page stays as it is, and the next press tries again.
 */
export const useReach = (element: RefObject<HTMLElement | null>, { isThere, reach }: Reached): void => {
  const shop = useShop();
  useEffect(() => {
    const { current } = element;
    if (current === null || isThere()) return;
    let isBrowsers = false;
    // What cannot be fetched now is asked for once more by the press.
    const fetch = (): void => void reach().catch(() => undefined);
    const keep = (event: SubmitEvent): void => {
      const { target: form, submitter } = event;
      if (isBrowsers || isThere() || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const send = (): void => {
        // React takes up at once what a hand's event goes to, and leaves a form that is sent to the browser; nobody listens to the end of a drag.
        form.dispatchEvent(new Event('dragend', { bubbles: true }));
        if (form.isConnected) form.requestSubmit(submitter);
      };
      void reach().then(send, () =>
        byDocument(shop, () => {
          isBrowsers = true;
          send();
        }),
      );
    };
    for (const sign of REACHES) current.addEventListener(sign, fetch, { passive: true });
    // React listens further out: it would find nobody who answers.
    current.addEventListener('submit', keep, true);
    if (current.matches('[open]')) fetch();
    return () => {
      for (const sign of REACHES) current.removeEventListener(sign, fetch);
      current.removeEventListener('submit', keep, true);
    };
  }, [element, isThere, reach, shop]);
};
