// The express checkout of the wallet: from the basket to the wallet, back with addresses and payment, and giving it up again.
// Source: spec 2 §4 "Amazon pay express", §7 `/api/checkout-amazon/`, `/api/abort-amazon/`.

import { WALLET_REFUSALS } from '@tornister/domain/checkout';
import { CART_CHANGED, LOGIN_CHANGED } from '@tornister/domain/session';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CheckoutGateway, ClientStore, GatewayError, Notice, TabChannel } from '../ports/index.ts';

/** Who came back from the wallet: addresses and payment are in the cart, or the cart is as it was and the notice says why. */
export type WalletReturn =
  | { readonly kind: 'taken-over' }
  | { readonly kind: 'not-taken-over'; readonly notice: Notice };

/** Where the wallet is, or why it cannot be gone to. */
export type WalletStep =
  | { readonly kind: 'leave-for'; readonly url: string }
  | { readonly kind: 'not-offered'; readonly notice: Notice };

export type ExpressWallet = {
  /** Opens a session at the wallet; nothing of the cart changes. */
  readonly begin: () => ResultAsync<WalletStep, GatewayError>;
  /** Brings a session into the cart, once however often it is asked; who is not logged in is a guest then. */
  readonly comeBack: (sessionId: string) => ResultAsync<WalletReturn, GatewayError>;
  /** Gives the express checkout up; addresses and payment are chosen anew. */
  readonly abort: () => ResultAsync<Notice, GatewayError>;
};

export type ExpressWalletPorts = {
  readonly checkout: Pick<CheckoutGateway, 'openWallet' | 'completeWallet' | 'abortWallet'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  /** What the tab shows of the cart: addresses, shipping costs and its id are others now. */
  readonly store: ClientStore;
};

const ABORTED: Notice = {
  id: 'vue.checkout.wallet.aborted',
  tone: 'info',
  message: 'vue.checkout.wallet.aborted',
};

/** Nothing went wrong where the shopper decided so. */
const CALM: ReadonlySet<string> = new Set([WALLET_REFUSALS.cancelled, WALLET_REFUSALS.undecided]);

const refusalNotice = (message: string): Notice => ({
  id: message,
  tone: CALM.has(message) ? 'info' : 'warning',
  message,
});

/** What the shopper is told instead of what was asked for; any other error is an error of the page. */
const refusalOr = (error: GatewayError): ResultAsync<Notice, GatewayError> => {
  if (error.kind === 'gateway.refused') return okAsync(refusalNotice(error.message || error.kind));
  // A session is of one cart: without that cart there is none.
  if (error.kind === 'gateway.cart-lost') return okAsync(refusalNotice(WALLET_REFUSALS.unknown));
  return errAsync(error);
};

/** Makes the commands of the express checkout. */
export const createExpressWallet = ({ checkout, tabs, store }: ExpressWalletPorts): ExpressWallet => ({
  begin: () =>
    checkout
      .openWallet()
      .map((url): WalletStep => ({ kind: 'leave-for', url }))
      .orElse((error) => refusalOr(error).map((notice): WalletStep => ({ kind: 'not-offered', notice }))),
  comeBack: (sessionId) =>
    checkout
      .completeWallet(sessionId)
      .map((): WalletReturn => {
        tabs.send(LOGIN_CHANGED);
        tabs.send(CART_CHANGED);
        store.reset();
        return { kind: 'taken-over' };
      })
      .orElse((error) => refusalOr(error).map((notice): WalletReturn => ({ kind: 'not-taken-over', notice }))),
  abort: () =>
    checkout.abortWallet().map(() => {
      tabs.send(CART_CHANGED);
      store.reset();
      return ABORTED;
    }),
});
