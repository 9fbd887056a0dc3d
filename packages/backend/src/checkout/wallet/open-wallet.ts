// Leads from the basket to the express wallet: opens a session at its provider. Nothing of the cart changes. Source: spec 2 §7 "wallet
// session".

import { limitSubjectOf } from '@tornister/domain/calls';
import { EXPRESS_WALLET, WALLET_REFUSALS, type WalletRefusal } from '@tornister/domain/checkout';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { readContents } from '../../cart/cart-contents.ts';
import { lockOpenCart } from '../../cart/own-cart.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Refusal } from '../../graphql/refusal.ts';
import { WALLET_SESSIONS_FROM_ADDRESS } from '../../limits/limits.ts';
import { withinRateLimits } from '../../limits/within-rate-limits.ts';
import type { WalletOpening } from '../../payment/provider.ts';
import { isWalletOffered, walletProviderOf } from './wallet-sessions.ts';

type Opened = Answer<'WalletSessionResult'>;

const refused = (refusal: WalletRefusal): Opened => ({ successful: false, errorMessage: WALLET_REFUSALS[refusal] });

/** Opens a session for the visitor's cart and answers where the shopper goes. */
export const openWallet = (context: RequestContext, cartId: string): ResultAsync<Opened, Refusal> =>
  safeTry(async function* () {
    const { database, now } = context;
    const cart = yield* await inTransaction(database, (transaction) => lockOpenCart(context, transaction, cartId));
    const contents = await readContents(context, database, cart);
    const provider = walletProviderOf(context);
    if (provider?.wallet === undefined || !isWalletOffered(context, contents)) return ok(refused('notOffered'));
    yield* await withinRateLimits(context, database, [
      [WALLET_SESSIONS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)],
    ]);
    const opened = await provider.wallet.open(openingOf(context, contents.totals.grandTotal));
    if (opened.isErr()) {
      context.log.error(
        { provider: provider.id, failure: opened.error },
        'a session of the wallet could not be opened',
      );
      return ok(refused('unreachable'));
    }
    const { sessionId: id, url } = opened.value;
    await database
      .insertInto('wallet_sessions')
      .values({
        id,
        provider: provider.id,
        cart_id: cart.id,
        state: 'open',
        opened_at: now(),
        payment_descriptor: null,
        billing_address_id: null,
        shipping_address_id: null,
      })
      .execute();
    return ok({ successful: true, redirectUrl: url });
  });

const openingOf = ({ storefront }: RequestContext, amount: WalletOpening['amount']): WalletOpening => ({
  amount,
  returnUrl: `${storefront.baseUrl}${PATHS.summary}`,
  cancelUrl: `${storefront.baseUrl}${PATHS.basket}?${ROUTE_PARAMETERS.cancelPayment}=${EXPRESS_WALLET}`,
  store: storefront.store,
  language: storefront.language,
});
