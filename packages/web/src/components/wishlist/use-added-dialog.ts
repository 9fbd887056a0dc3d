// React hook: the dialog after something of a list was added, whose code comes while the basket is asked. The form of a product does the same in a
// place of its own (`cart/add-to-basket-form`): a module that both share costs every product page 245 bytes more than the lines it saves.

import { cartUseCases } from '../../composition/cart-tokens.ts';
import { deferredCode, useDeferredCode } from '../../react/deferred-code.ts';
import { useShop } from '../../react/shop-provider.tsx';

const addedDialog = deferredCode(async () => (await import('../cart/add-to-basket-form/added-dialog.tsx')).AddedDialog);

/** Fetches the dialog ahead; what cannot be fetched now is asked for once more when it is wanted. */
export const fetchAddedDialog = (): void => {
  addedDialog.fetch().catch(() => undefined);
};

/** The dialog, once it is wanted and there. Where it cannot be fetched, a notice says that the goods are in the basket all the same, and `onMissing` forgets them. */
export const useAddedDialog = (isWanted: boolean, onMissing: () => void) => {
  const shop = useShop();
  return useDeferredCode(addedDialog, isWanted, undefined, () => {
    const message = 'vue.addedToCart.headline';
    shop.get(cartUseCases.showNotices).notify({ id: message, tone: 'success', message });
    onMissing();
  });
};
