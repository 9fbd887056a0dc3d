// Use cases that live as long as a view: made while the view is rendered, started when it is in the page, ended when it leaves.

import { createDormantScope, type DormantScope, type Scope } from '@tornister/application/kernel';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Shop } from '../composition/shop.ts';
import type { Token } from '../composition/tokens.ts';
import { useShop } from './shop-provider.tsx';

/** A use case that lives as long as a page: made from what the loader opened, ended when the page is left. */
export type PageUseCase<UseCase, Opened> = (scope: Scope, opened: Opened) => UseCase;

type Opening<UseCase> = { readonly scope: DormantScope; readonly useCase: UseCase };

const opening = <UseCase>(shop: Shop, open: (scope: Scope) => UseCase): Opening<UseCase> => {
  const scope = createDormantScope(shop.scope);
  return { scope, useCase: open(scope) };
};

/**
 * Opens a use case that lives as long as the view does; another `open` opens another one and ends the one before.
 *
 * A render may be thrown away, so the scope sleeps until React has put the view into the page. React may also take a view out and put it back
 * with the state that it had (StrictMode does so at once, to test for it): an ended use case stays ended, so another takes its place then.
 */
export const useOpened = <UseCase>(open: (scope: Scope) => UseCase): UseCase => {
  const shop = useShop();
  const first = useMemo(() => opening(shop, open), [shop, open]);
  const [replacement, replace] = useState<{ readonly of: typeof first; readonly by: typeof first }>();
  const { scope, useCase } = replacement?.of === first ? replacement.by : first;
  // A layout effect runs before every other effect of the view and of those in it: they may already give commands.
  useLayoutEffect(() => {
    if (scope.hasEnded()) replace({ of: first, by: opening(shop, open) });
    else scope.start();
    return scope.end;
  }, [shop, open, first, scope]);
  return useCase;
};

/**
 * Opens a use case with the loader's state. A new state, as after a navigation to the same route, opens a new one and ends the old.
 */
export const usePageUseCase = <UseCase, Opened>(
  token: Token<PageUseCase<UseCase, Opened>>,
  opened: Opened,
): UseCase => {
  const shop = useShop();
  return useOpened(useCallback((scope: Scope) => shop.get(token)(scope, opened), [shop, token, opened]));
};
