// A shopper who goes to the sandbox's wallet and comes back.

import type { Shopper } from './shopper.ts';
import type { TestShop } from './test-shop.ts';

export type OpenedSession = {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly redirectUrl: string | null;
};

export type TakenOver = {
  readonly successfull: boolean;
  readonly errorMessage: string | null;
  readonly jwt: string | null;
  readonly userId: string | null;
  readonly cartId: string | null;
};

/** Presses the button of the basket. */
export const openSession = async ({ call, cartId }: Shopper): Promise<OpenedSession> =>
  (
    await call<{ createWalletSession: OpenedSession }>(
      'mutation($id:ID!){createWalletSession(cartId:$id){successful errorMessage redirectUrl}}',
      { id: cartId },
    )
  ).createWalletSession;

/** Decides at the wallet; answers where the browser is sent then. */
export const decideAt = async (
  shop: Pick<TestShop, 'request'>,
  redirectUrl: string | null,
  form: Readonly<Record<string, string>> = {},
): Promise<URL> => {
  const Data = new URL(redirectUrl ?? '').searchParams.get('Data') ?? '';
  const body = new URLSearchParams({ Data, decision: 'approve', person: 'berlin', card: 'accepted', ...form });
  const answer = await shop.request('/sandbox/wallet-session', { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
};

/** Brings a session into the cart, and does with the answer what the shop host does. */
export const takeOver = async (shopper: Shopper, amazonCheckoutSessionId: string): Promise<TakenOver> => {
  const { completeWalletCheckout: taken } = await shopper.call<{ completeWalletCheckout: TakenOver }>(
    'mutation($id:ID!,$session:ID!){completeWalletCheckout(cartId:$id,amazonCheckoutSessionId:$session){successfull errorMessage jwt userId cartId}}',
    { id: shopper.cartId, session: amazonCheckoutSessionId },
  );
  return taken;
};

/** Keeps the login and the ids of an answer, as the shop host does in the cookies. */
export const enter = (shopper: Shopper, { jwt, userId, cartId }: TakenOver): void => {
  if (jwt !== null) shopper.headers['x-jwt'] = jwt;
  if (userId !== null) shopper.headers['x-ishop-api-userid'] = userId;
  if (cartId !== null) shopper.cartId = cartId;
};

/** A shopper whose cart was taken over from the wallet. */
export const checkOutByWallet = async (
  shop: Pick<TestShop, 'request'>,
  shopper: Shopper,
  form: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { redirectUrl } = await openSession(shopper);
  const back = await decideAt(shop, redirectUrl, form);
  const sessionId = back.searchParams.get('amazonCheckoutSessionId') ?? '';
  enter(shopper, await takeOver(shopper, sessionId));
  return sessionId;
};
