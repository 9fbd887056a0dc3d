// What code was to do that cannot be fetched, done by a document of the shop host instead.

import { gatewayNotice } from '@tornister/application/notices';
import { cartUseCases } from '../composition/cart-tokens.ts';
import type { Shop } from '../composition/shop.ts';

/**
 * Goes on by a document, as without scripts; `goOn` sends the form or opens the address. Without a network the page stays as it is and says so: the
 * browser would show a page of its own. Forms of a page that came alive without what it calls keep to the same rule (`follow-forms.ts`).
 */
export const byDocument = (shop: Pick<Shop, 'get'>, goOn: () => void): void =>
  navigator.onLine ? goOn() : shop.get(cartUseCases.showNotices).notify(gatewayNotice({ kind: 'gateway.unreachable' }));
