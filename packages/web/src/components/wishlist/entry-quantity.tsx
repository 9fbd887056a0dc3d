// The quantity of an entry of a list.

import { PATHS } from '@tornister/domain/routing';
import { entryQuantityLimits, type WishlistEntry } from '@tornister/domain/wishlist';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { leaveAndReturn, mistypedQuantity } from '../cart/quantity-field/mistyped.ts';
import { QuantityField } from '../cart/quantity-field/quantity-field.tsx';
import { Button } from '../ui/button/button.tsx';
import { EntryFields } from './entry-fields.tsx';
import { listHref } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import { standingField } from './standing-fields.ts';
import { useSeenQuantity } from './use-seen-quantity.ts';

/** Sent with what is no whole number, the field says so, and what it holds instead. */
const sayMistyped = (event: FormEvent): void => {
  const field = mistypedQuantity();
  if (field === undefined) return;
  event.preventDefault();
  leaveAndReturn(field);
};

type QuantityProps = Pick<RowContext, 'listId' | 'address'> & { readonly entry: WishlistEntry };

/** How many; a form of its own, which posts where scripts do not run. */
export const EntryQuantity = ({ entry, listId, address }: QuantityProps) => {
  const { t } = useTranslation('wishlist');
  const submit = useSubmit();
  // A press that takes the whole list has brought the quantity along: sent once more, its answer would take the place of that press's.
  const { formData, location: opening } = useNavigation();
  const brought = formData?.get(standingField(entry.id));
  const { touch, seen } = useSeenQuantity(entry.quantity);
  const { minimum, maximum } = entryQuantityLimits(entry.item);
  const send = (intent: 'quantity' | 'remove', quantity: number, seen: number): void => {
    const { productId, itemId, name } = entry.item;
    void submit(
      {
        intent,
        listId,
        entryId: entry.id,
        productId,
        itemId,
        name,
        quantity: String(quantity),
        seen: String(seen),
      },
      { method: 'post', action: listHref(address), preventScrollReset: true, replace: true },
    );
  };
  return (
    <Form
      method="post"
      action={listHref(address)}
      preventScrollReset
      replace
      onSubmit={sayMistyped}
      onInputCapture={touch}
      onClickCapture={touch}
      onKeyDownCapture={touch}
    >
      <EntryFields listId={listId} entry={entry} />
      <input type="hidden" name="seen" value={entry.quantity} />
      <input type="hidden" name="minimum" value={minimum} />
      <button type="submit" name="intent" value="quantity" className="visually-hidden" tabIndex={-1}>
        {t('vue.wishlist.updateQuantity')}
      </button>
      <QuantityField
        name={entry.item.name}
        quantity={entry.quantity}
        minimum={minimum}
        maximum={Math.max(maximum, entry.quantity)}
        deletesOnZero
        onApply={(quantity) => {
          const before = seen();
          // Whoever is leaving the page would be led back to it.
          const isLeaving = opening !== undefined && opening.pathname !== PATHS.wishlist;
          if (quantity !== entry.quantity && String(quantity) !== brought && !isLeaving)
            send('quantity', quantity, before);
        }}
        onDelete={() => send('remove', entry.quantity, entry.quantity)}
        withoutScripts={{
          minus: { name: 'intent', value: 'less' },
          plus: { name: 'intent', value: 'more' },
        }}
      />
      <noscript>
        <Button type="submit" name="intent" value="quantity" look="plain" size="small">
          {t('vue.wishlist.updateQuantity')}
        </Button>
      </noscript>
    </Form>
  );
};
