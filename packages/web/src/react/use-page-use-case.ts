import { createScope, type Scope } from '@tornister/application/kernel';
import { useEffect, useMemo } from 'react';
import type { Token } from '../composition/tokens.ts';
import { useShop } from './shop-provider.tsx';

/** A use case that lives as long as a page: made from what the loader opened, ended when the page is left. */
export type PageUseCase<UseCase, Opened> = (scope: Scope, opened: Opened) => UseCase;

/**
 * Opens a use case with the loader's state. A new state, as after a navigation to the same route, opens a new one and ends the old.
 */
export const usePageUseCase = <UseCase, Opened>(
  token: Token<PageUseCase<UseCase, Opened>>,
  opened: Opened,
): UseCase => {
  const shop = useShop();
  const { scope, useCase } = useMemo(() => {
    const pageScope = createScope(shop.scope);
    return { scope: pageScope, useCase: shop.get(token)(pageScope, opened) };
  }, [shop, token, opened]);
  // The scope has to end with the page: only an effect's clean-up knows when that is.
  useEffect(() => () => scope.end(), [scope]);
  return useCase;
};
