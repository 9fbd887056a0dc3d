// Asks in a dialog over the page on which list a product goes. Its code comes with the first heart that asks. Source: spec 3 §2 "Modals opened from here",
// §4 "Wishlist toggle".

import { gatewayNotice } from '@tornister/application/notices';
import type { Notice } from '@tornister/application/ports';
import type { WishlistId } from '@tornister/domain/shared';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Shop } from '../../composition/shop.ts';
import { wishlistUseCases } from '../../composition/wishlist-tokens.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { bundledTexts } from '../../i18n/text-source.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { openPage } from '../ui/dialog/close-on-other-page.ts';
import { ChooseListDialog } from './choose-list-dialog.tsx';
import type { HeartProduct } from './heart-value.ts';

/**
 * Opens the dialog, carries out what is chosen, and tells what came of it; closing it changes nothing. The hearts of a page are markup that no view stands
 * behind, so the dialog is a tree of its own, with the texts that it says.
 */
export const chooseList = async (shop: Shop, product: HeartProduct, tell: (notice: Notice) => void): Promise<void> => {
  const lists = shop.get(wishlistUseCases.keepLists);
  const asked = openPage();
  const texts = await createI18n(shop.site.profile.textSources, ['common', 'wishlist'], bundledTexts);
  // Who has gone on meanwhile asks nothing any more.
  if (openPage() !== asked) return;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  // React takes no tree away while it is at work on it.
  const leave = (): void =>
    queueMicrotask(() => {
      root.unmount();
      container.remove();
    });
  const choose = async (listId: WishlistId): Promise<void> => {
    const toggled = await lists.toggleOn(listId, product);
    if (toggled.isErr()) tell(gatewayNotice(toggled.error));
    else if (toggled.value.kind !== 'choose-list') tell(toggled.value.notice);
  };
  root.render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <ChooseListDialog
          lists$={lists.state$}
          product={product}
          onChoose={(listId) => void choose(listId)}
          onLeave={leave}
        />
      </ShopProvider>
    </I18nextProvider>,
  );
};
