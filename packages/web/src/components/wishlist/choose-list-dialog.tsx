// The dialog that asks on which list a product goes, for members who have several.

import type { KeepLists } from '@tornister/application/wishlist';
import type { WishlistId } from '@tornister/domain/shared';
import { entriesOfProduct, writableLists } from '@tornister/domain/wishlist';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBehavior } from '../../react/use-behavior.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import styles from './choose-list.module.css';
import type { HeartProduct } from './heart-value.ts';

type ChooseListDialogProps = {
  readonly lists$: KeepLists['state$'];
  readonly product: HeartProduct;
  readonly onChoose: (listId: WishlistId) => void;
  /** After the dialog has closed, and the focus is back on the heart. */
  readonly onLeave: () => void;
};

/** One press on a list puts the product on it or takes it off, and closes the dialog; Escape, the cross and a press beside it change nothing. */
export const ChooseListDialog = ({ lists$, product, onChoose, onLeave }: ChooseListDialogProps) => {
  const { t } = useTranslation('wishlist');
  const id = useId();
  const kept = useBehavior(lists$);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!isOpen) onLeave();
  }, [isOpen, onLeave]);
  return (
    <Dialog isOpen={isOpen} title={t('vue.wishlist.choose', { name: product.name })} onClose={() => setOpen(false)}>
      <ul className={styles.lists}>
        {writableLists(kept.status === 'ready' ? kept.lists : []).map((list) => {
          const isOn = entriesOfProduct(list, product.productId).length > 0;
          return (
            <li key={list.id} className={styles.list}>
              <span id={`${id}${list.id}`}>{list.name}</span>
              <Button
                look="secondary"
                aria-describedby={`${id}${list.id}`}
                onClick={() => {
                  setOpen(false);
                  onChoose(list.id);
                }}
              >
                {t(isOn ? 'vue.wishlist.choose.remove' : 'vue.wishlist.choose.put')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};
