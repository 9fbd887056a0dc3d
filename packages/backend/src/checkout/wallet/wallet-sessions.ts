// The sessions of the express wallet as the shop keeps them, and whether a cart may begin one.

import { isPayless } from '@tornister/domain/cart';
import { EXPRESS_WALLET, isExpressOffered } from '@tornister/domain/checkout';
import type { Selectable } from 'kysely';
import type { CartContents } from '../../cart/cart-contents.ts';
import type { Database } from '../../database/database.ts';
import type { WalletSessionsTable } from '../../database/payment-tables.ts';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { PaymentProvider } from '../../payment/provider.ts';
import { paymentMethodsOf } from '../payment-methods.ts';

export type WalletSessionRow = Selectable<WalletSessionsTable>;

/** The provider of the wallet, where it can check a shopper out from the basket. */
export const walletProviderOf = ({ payments }: Pick<RequestContext, 'payments'>): PaymentProvider | undefined => {
  const provider = payments.forMethod(EXPRESS_WALLET);
  return provider?.wallet === undefined ? undefined : provider;
};

type Paying = Pick<RequestContext, 'storefront' | 'payments' | 'settings'>;

/** Whether the cart may be checked out by the wallet. */
export const isWalletOffered = (shop: Paying, contents: CartContents): boolean => {
  const { lines, delivery } = contents;
  const isPayable = lines.length > 0 && !isPayless(contents);
  const methods = paymentMethodsOf(shop, contents);
  return (
    walletProviderOf(shop) !== undefined && isExpressOffered({ methods, isPayable, hasFreight: delivery.hasFreight })
  );
};

/** The session whose addresses and payment the cart has; nothing once another payment was chosen. */
export const takenOverSession = async (
  database: Database,
  cart: { readonly id: string; readonly payment_id: string | null },
): Promise<WalletSessionRow | undefined> =>
  cart.payment_id === EXPRESS_WALLET ? findTakenOver(database, cart.id) : undefined;

/** The session that a cart was taken over from, whatever was chosen since. */
export const findTakenOver = (database: Database, cartId: string): Promise<WalletSessionRow | undefined> =>
  database
    .selectFrom('wallet_sessions')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', '=', 'taken-over')
    .executeTakeFirst();

/**
 * What a page shows of the express checkout. With what it is paid is told to the session that the cart belongs to, and only while the wallet
 * is among the methods of the cart: otherwise another payment has to be chosen.
 */
export const showWalletCheckout = async (
  context: RequestContext,
  contents: CartContents,
): Promise<Answer<'WalletCheckout'>> => {
  const isOffered = isWalletOffered(context, contents);
  const isOwnLogin = context.visitor.login?.userId === contents.cart.user_id;
  const isTakeable = paymentMethodsOf(context, contents).some(({ paymentId }) => paymentId === EXPRESS_WALLET);
  const session = isOwnLogin && isTakeable ? await takenOverSession(context.database, contents.cart) : undefined;
  return { isOffered, paymentDescriptor: session?.payment_descriptor };
};
