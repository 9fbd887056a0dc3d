// React hook: a list that is shown is fetched anew when it has changed somewhere else.

import type { Scope } from '@tornister/application/kernel';
import type { FollowedList } from '@tornister/domain/wishlist';
import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { listChangesUseCases } from '../../composition/list-changes-tokens.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useOpened } from '../../react/use-page-use-case.ts';

const NOTHING = (): void => undefined;

/** Follows the list as long as the view shows it; nothing is followed without one. */
export const useFollowedList = (followed: FollowedList | undefined): void => {
  const shop = useShop();
  const { revalidate } = useRevalidator();
  const listener = useRef<() => void>(NOTHING);
  useEffect(() => {
    listener.current = () => void revalidate();
  });
  // One text names the list: an object would be another one with every render.
  const kind = followed?.kind;
  const name = followed?.kind === 'link' ? followed.token : followed?.id;
  useOpened(
    useCallback(
      (scope: Scope) => {
        if (kind === undefined || name === undefined) return;
        shop.get(listChangesUseCases.followList)(scope, {
          followed: kind === 'list' ? { kind, id: name } : { kind, token: name },
          onChange: () => listener.current(),
        });
      },
      [shop, kind, name],
    ),
  );
};
