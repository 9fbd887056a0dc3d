// React hook: a list that is shown is fetched anew when it has changed somewhere else.

import type { Scope } from '@tornister/application/kernel';
import type { FollowedList, ListRevision } from '@tornister/domain/wishlist';
import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { listChangesUseCases } from '../../composition/list-changes-tokens.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useOpened } from '../../react/use-page-use-case.ts';

/** What a page shows of a list, for who follows it. */
export const revisionSeen = (revision: ListRevision | undefined): Pick<FollowedList, 'seen'> =>
  revision === undefined ? {} : { seen: revision };

const NOTHING = (): void => undefined;

/** Follows the list as long as the view shows it, from the state that is shown; without one, what other tabs tell of lists. */
export const useFollowedList = (followed: FollowedList | undefined): void => {
  const shop = useShop();
  const { revalidate } = useRevalidator();
  const listener = useRef<() => void>(NOTHING);
  const shown = useRef(followed);
  useEffect(() => {
    listener.current = () => void revalidate();
    shown.current = followed;
  });
  // One text names the list: an object would be another one with every render.
  const kind = followed?.kind;
  const name = followed?.kind === 'link' ? followed.token : followed?.id;
  useOpened(
    useCallback(
      (scope: Scope) => {
        shop.get(listChangesUseCases.followList)(scope, {
          // Another state of it is no other list: it is named when a stream is opened, and opens none.
          followed: () => {
            if (kind === undefined || name === undefined) return undefined;
            const list: FollowedList = kind === 'list' ? { kind, id: name } : { kind, token: name };
            return { ...list, ...revisionSeen(shown.current?.seen) };
          },
          onChange: () => listener.current(),
        });
      },
      [shop, kind, name],
    ),
  );
};
