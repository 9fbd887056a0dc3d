// Chooses another item of an entry's product in its row; the quantity stays. Source: spec 3 §4 "Variant replacement".

import type { EntryVariant, WishlistEntry } from '@tornister/domain/wishlist';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import { listHref, withVariantOf } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import styles from './wishlist.module.css';

export type VariantFormProps = RowContext & {
  readonly entry: WishlistEntry;
  readonly variants: readonly EntryVariant[];
};

/** All variants with their prices; what is not sold cannot be chosen. */
export const VariantForm = ({ entry, variants, listId, address }: VariantFormProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // It stands where the link was that opened it.
  useEffect(() => select.current?.focus(), []);
  const { item, quantity } = entry;
  return (
    <Form
      method="post"
      action={listHref(address)}
      preventScrollReset
      replace
      className={`${styles.optionForm} ${styles.variant}`}
    >
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="entryId" value={entry.id} />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="seen" value={quantity} />
      <input type="hidden" name="seenItem" value={item.itemId} />
      <label htmlFor={id}>{t('vue.wishlist.variantLabel')}</label>
      <select ref={select} id={id} name="itemId" defaultValue={item.itemId}>
        {variants.map(({ itemId, label, price, isSaleable }) => (
          <option key={itemId} value={itemId} disabled={!isSaleable && itemId !== item.itemId}>
            {t('vue.wishlist.variantOption', { label, price: formatMoney(price, numberLocale) })}
          </option>
        ))}
      </select>
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="replace" look="secondary" size="small">
          {t('vue.wishlist.variantSave')}
        </Button>
        <a href={listHref(withVariantOf(address))} data-keep-scroll="">
          {t('vue.wishlist.variantCancel')}
        </a>
      </div>
    </Form>
  );
};
