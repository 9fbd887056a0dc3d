// The visitor's lists, to go from one to another.

import type { WishlistId } from '@tornister/domain/shared';
import type { WishlistEssentials } from '@tornister/domain/wishlist';
import { useTranslation } from 'react-i18next';
import { listHref } from './list-address.ts';
import styles from './wishlist.module.css';

type NavigationProps = { readonly lists: readonly WishlistEssentials[]; readonly shownId: WishlistId | undefined };

export const ListNavigation = ({ lists, shownId }: NavigationProps) => {
  const { t } = useTranslation('wishlist');
  if (lists.length < 2) return null;
  return (
    <nav aria-label={t('vue.wishlist.lists')} className={styles.lists}>
      <ul>
        {lists.map(({ id, name, entries }) => (
          <li key={id}>
            <a
              href={listHref({ listId: id, sort: 'added', removed: [] })}
              aria-current={id === shownId ? 'page' : undefined}
            >
              {t('vue.wishlist.listWithCount', { name, count: entries.length })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
