// What the shop offers in the place of an entry that cannot be bought.

import type { ProductTile } from '@tornister/domain/catalogue';
import type { WishlistEntry } from '@tornister/domain/wishlist';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { listHref } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import styles from './wishlist.module.css';

export type ReplacementProps = RowContext & { readonly entry: WishlistEntry; readonly replacement: ProductTile };

/** The product with its price, and a press that puts it in the entry's place with the same quantity. */
export const Replacement = ({ entry, replacement, listId, address, rights }: ReplacementProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  return (
    <div className={styles.replacement}>
      <Picture picture={replacement.image} className={styles.small} sizes="64px" alt="" loading="lazy" />
      <div>
        <p className={styles.detail}>{t('vue.wishlist.replacement')}</p>
        <p>
          <a href={replacement.path}>{replacement.name}</a>, {formatMoney(replacement.price.current, numberLocale)}
        </p>
        {rights.canReplace ? (
          <Form method="post" action={listHref(address)} preventScrollReset replace>
            <input type="hidden" name="listId" value={listId} />
            <input type="hidden" name="entryId" value={entry.id} />
            <input type="hidden" name="productId" value={replacement.id} />
            <input type="hidden" name="itemId" value={replacement.bestItemId} />
            <input type="hidden" name="quantity" value={entry.quantity} />
            <input type="hidden" name="seen" value={entry.quantity} />
            <input type="hidden" name="seenItem" value={entry.item.itemId} />
            <Button type="submit" name="intent" value="replace" look="secondary" size="small">
              {t('vue.wishlist.replace')}
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  );
};
