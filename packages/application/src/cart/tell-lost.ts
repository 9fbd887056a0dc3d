// What is done when the answer to a change was lost that did not go through the cart of the tab, as that of a whole list.

import { CART_CHANGED, mayHaveBeenDone } from '@tornister/domain/session';
import type { ClientStore, GatewayError, TabChannel } from '../ports/index.ts';

/** After a failure that leaves open whether goods went in, this tab asks for its cart again, and others are told; after every other one nothing has changed. */
export const tellLost =
  ({ tabs, store }: { readonly tabs: Pick<TabChannel, 'send'>; readonly store: ClientStore }) =>
  (error: GatewayError): void => {
    if (!mayHaveBeenDone(error)) return;
    tabs.send(CART_CHANGED);
    store.reset();
  };
