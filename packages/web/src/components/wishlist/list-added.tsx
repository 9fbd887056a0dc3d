// The success flyout after everything of a list went into the basket, as after one row. Source: docs/adr/0076; spec 3 §2 "Modals opened from here".

import type { ListAdded } from '@tornister/application/wishlist';
import { listShare } from '@tornister/domain/wishlist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { useAddedDialog } from './use-added-dialog.ts';

/** Opens with the answer of the page's action and says how much of the list it was; closed, it stays so until the next answer. */
export const ListAddedDialog = () => {
  const { t } = useTranslation('wishlist');
  const added = useActionData<{ readonly added?: ListAdded }>()?.added;
  const [closed, setClosed] = useState<ListAdded>();
  const AddedDialog = useAddedDialog(added !== undefined && added !== closed, () => setClosed(added));
  if (AddedDialog === undefined || added?.cart === undefined) return null;
  const shown = added === closed ? undefined : { cart: added.cart, quantity: added.added };
  const note = t(`vue.wishlist.toBasket.${listShare(added)}`);
  return <AddedDialog added={shown} note={note} onClose={() => setClosed(added)} />;
};
