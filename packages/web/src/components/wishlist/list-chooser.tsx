// The choice of a list for a product, for members who have several. Source: spec 3 §4 "Wishlist toggle".

import { PATHS } from '@tornister/domain/routing';
import { entriesOfProduct, type WishlistEssentials, writableLists } from '@tornister/domain/wishlist';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import type { HeartProduct } from './heart-value.ts';
import styles from './wishlist.module.css';

export type ChooserProps = {
  readonly lists: readonly WishlistEssentials[];
  readonly product: HeartProduct;
  /** The page on which the heart was pressed. */
  readonly from: string;
};

/** Each list that may be changed, with a press that puts the product on it or takes it off. */
export const ListChooser = ({ lists, product, from }: ChooserProps) => {
  const { t } = useTranslation('wishlist');
  return (
    <section className={styles.chooser} aria-labelledby="list-chooser">
      <h2 id="list-chooser">{t('vue.wishlist.choose', { name: product.name })}</h2>
      <ul>
        {writableLists(lists).map((list) => {
          const entries = entriesOfProduct(list, product.productId);
          const isOn = entries.length > 0;
          return (
            <li key={list.id}>
              <Form method="post" action={PATHS.wishlist} className={styles.choice}>
                <input type="hidden" name="listId" value={list.id} />
                <input type="hidden" name="productId" value={product.productId} />
                {isOn ? null : <input type="hidden" name="itemId" value={product.itemId} />}
                {entries.map(({ id, itemId, quantity }) => (
                  <Fragment key={id}>
                    <input type="hidden" name="entryId" value={id} />
                    <input type="hidden" name="itemId" value={itemId} />
                    <input type="hidden" name="pieces" value={quantity} />
                  </Fragment>
                ))}
                <input type="hidden" name="name" value={product.name} />
                <input type="hidden" name="list" value={list.name} />
                <input type="hidden" name="from" value={from} />
                <span>{list.name}</span>
                <Button type="submit" name="intent" value={isOn ? 'take' : 'put'} look="secondary">
                  {t(isOn ? 'vue.wishlist.choose.remove' : 'vue.wishlist.choose.put')}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
