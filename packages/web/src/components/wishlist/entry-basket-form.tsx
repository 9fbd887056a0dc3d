// Puts an entry of a list into the basket: with scripts at once, with the success dialog; without them by posting to the basket.

import type { Added, LineLimit } from '@tornister/application/cart';
import { addToCartLabelKey } from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import {
  isRowLoading,
  modalAfterActivity,
  piecesForBasket,
  type RowActivity,
  type WishlistEntry,
} from '@tornister/domain/wishlist';
import { ShoppingBasket } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { useService } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import { standingQuantity } from './standing-fields.ts';
import { fetchAddedDialog, useAddedDialog } from './use-added-dialog.ts';

type BasketFormProps = {
  readonly entry: WishlistEntry;
  /** What the row is busy with here: adding, or nothing. */
  readonly activity: RowActivity;
  readonly onActivity: (activity: RowActivity) => void;
};

/** One press adds once: while it runs the button says so, and when it is done a dialog offers both ways on (spec 3 §4 "Row loading"). */
export const EntryBasketForm = ({ entry, activity, onActivity }: BasketFormProps) => {
  const { t } = useTranslation('wishlist');
  const editCart = useService(cartUseCases.editCart);
  const [added, setAdded] = useState<Added & { readonly quantity: number; readonly limit?: LineLimit | undefined }>();
  const AddedDialog = useAddedDialog(added !== undefined, () => setAdded(undefined));
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (isRowLoading(activity)) return;
    // What stands in the field counts, even when it was set a moment ago and is not applied yet.
    const quantity = piecesForBasket(standingQuantity(entry) ?? entry.quantity, entry.item);
    onActivity('adding-to-cart');
    fetchAddedDialog();
    void editCart
      .add(entry.item.itemId, quantity)
      .andTee((answer) => {
        if (modalAfterActivity('adding-to-cart') === 'add-to-basket-success') {
          const less = answer.lessThanWanted;
          setAdded({ ...answer, quantity: less?.quantity ?? quantity, limit: less?.limit });
        }
      })
      .then(() => onActivity('idle'));
  };
  return (
    <form method="post" action={PATHS.basket} onSubmit={add}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="itemId" value={entry.item.itemId} />
      <input type="hidden" name="quantity" value={piecesForBasket(entry.quantity, entry.item)} />
      <Button
        type="submit"
        size="small"
        aria-disabled={isRowLoading(activity)}
        // While it is at work its words say so, which another name would hide.
        aria-label={isRowLoading(activity) ? undefined : t('vue.wishlist.toBasketOne', { name: entry.item.name })}
      >
        <ShoppingBasket aria-hidden size={18} />
        {t(addToCartLabelKey(isRowLoading(activity)))}
      </Button>
      {AddedDialog === undefined ? null : <AddedDialog added={added} onClose={() => setAdded(undefined)} />}
    </form>
  );
};
