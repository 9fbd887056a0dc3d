// The way to the lists in the header: a link with a heart, which `hearts.ts` fills when any list has an entry (spec 3 §2).

import { wishlistLabelKey } from '@tornister/domain/navigation';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from '../../frame/header-shortcut/header-shortcut.module.css';
import heart from '../wishlist-heart/wishlist-heart.module.css';

/** The same link for all; its name says that there is something on a list once the tab knows. */
export const WishlistShortcut = () => {
  const { t } = useTranslation();
  const label = t(wishlistLabelKey(useShop().site.storefront));
  return (
    <a
      href={PATHS.wishlist}
      className={`${styles.link} ${heart.shortcut}`}
      aria-label={label}
      data-full-name={t('vue.header.wishlistFull', { label })}
    >
      <span className={styles.label}>{label}</span>
    </a>
  );
};
