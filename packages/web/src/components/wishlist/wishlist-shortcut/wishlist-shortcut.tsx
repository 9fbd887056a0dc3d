// The way to the lists in the header: a link with a heart, which `hearts.ts` fills when any list has an entry (spec 3 §2).

import { wishlistLabelKey } from '@tornister/domain/navigation';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from '../../frame/header-shortcut/header-shortcut.module.css';
import heart from '../wishlist-heart/wishlist-heart.module.css';

type WishlistShortcutProps = {
  /** What the shop host knew of the visitor's lists; a page for everyone knows nothing. */
  readonly isFull?: boolean | undefined;
};

/** A page for everyone has the same link for all; its name says that there is something on a list once that is known. */
export const WishlistShortcut = ({ isFull }: WishlistShortcutProps) => {
  const { t } = useTranslation();
  const label = t(wishlistLabelKey(useShop().site.storefront));
  const fullName = t('vue.header.wishlistFull', { label });
  return (
    <a
      href={PATHS.wishlist}
      className={`${styles.link} ${heart.shortcut}`}
      aria-label={isFull ? fullName : label}
      data-full={isFull ? '' : undefined}
      data-full-name={fullName}
      data-empty-name={isFull === undefined ? undefined : label}
    >
      <span className={styles.label}>{label}</span>
    </a>
  );
};
