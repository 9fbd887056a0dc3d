// The success flyout after everything of a list went into the basket, as after one row. Source: issue 15; spec 3 §2 "Modals opened from here".

import type { ListAdded } from '@tornister/application/wishlist';
import { listShare } from '@tornister/domain/wishlist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { deferredCode, useDeferredCode } from '../../react/deferred-code.ts';
import { useShop } from '../../react/shop-provider.tsx';

/** Comes with the answer: no visit needs it before something is added. */
const addedDialog = deferredCode(async () => (await import('../cart/add-to-basket-form/added-dialog.tsx')).AddedDialog);

/** Opens with the answer of the page's action and says how much of the list it was; closed, it stays so until the next answer. */
export const ListAddedDialog = () => {
  const { t } = useTranslation('wishlist');
  const added = useActionData<{ readonly added?: ListAdded }>()?.added;
  const [closed, setClosed] = useState<ListAdded>();
  const shop = useShop();
  const AddedDialog = useDeferredCode(addedDialog, added !== undefined && added !== closed, undefined, () => {
    // The goods are in the basket all the same.
    const message = 'vue.addedToCart.headline';
    shop.get(cartUseCases.showNotices).notify({ id: message, tone: 'success', message });
    setClosed(added);
  });
  if (AddedDialog === undefined || added?.cart === undefined) return null;
  const shown = added === closed ? undefined : { cart: added.cart, quantity: added.added };
  const note = t(`vue.wishlist.toBasket.${listShare(added)}`);
  return <AddedDialog added={shown} note={note} onClose={() => setClosed(added)} />;
};
