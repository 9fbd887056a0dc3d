// The variant of an entry: a link that opens the choice in the row, also without scripts. Source: spec 3 §4 "Variant replacement".

import type { WishlistEntry } from '@tornister/domain/wishlist';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listHref, withVariantOf } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import { VariantForm } from './variant-form-part.ts';
import styles from './wishlist.module.css';

/** Nothing where there is one item, or where the list is only read. */
export const EntryVariant = (props: RowContext & { readonly entry: WishlistEntry }) => {
  const { entry, choice, address, rights } = props;
  const { t } = useTranslation('wishlist');
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = choice?.entryId === entry.id;
  const wasOpen = useRef(isOpen);
  // Who has chosen goes on where they began.
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!rights.canReplace || !entry.item.hasMultipleItems) return null;
  if (isOpen) return <VariantForm {...props} variants={choice.variants} />;
  return (
    <p className={`${styles.detail} ${styles.screen}`}>
      <a
        ref={link}
        href={listHref(withVariantOf(address, entry.id))}
        data-keep-scroll=""
        aria-label={t('vue.wishlist.otherVariantOf', { name: entry.item.name })}
      >
        {t('vue.wishlist.otherVariant')}
      </a>
    </p>
  );
};
