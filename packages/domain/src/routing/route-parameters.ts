// What the addresses of pages call their parameters; listings have names of their own. Source: spec 1 §2 "Screens and routes",
// "Guards and redirects", §6; spec 2 §2.

/** Opens a guest's order from the link in its mail; the specification has no such link. */
export const ORDER_TOKEN_PARAMETER = 'token';

/** Carries the token with which a new e-mail address is confirmed, on the contact details; the specification has no such link. */
export const EMAIL_TOKEN_PARAMETER = 'emailToken';

/** Carries the token with which a place on the waiting list of prime is confirmed; the specification has no such link. */
export const WAITING_LIST_PARAMETER = 'waitingList';

/** Asks, as a member, for the return of an order by number and postcode; the specification has no such link. */
export const RETURN_LOOKUP = { parameter: 'lookup', byNumber: 'number' } as const;

/** Names of the parameters. */
export const ROUTE_PARAMETERS = {
  /** Encrypted rating data of /rating. */
  ratingData: 'enc',
  /** Secret of /myaccount/newpassword. */
  passwordToken: 'token',
  /** Hash of an order, on the returns pages. */
  returnOrder: 'order',
  /** Order that /myaccount/orders/orderdetail and the confirmation show. */
  orderId: 'orderId',
  /** Where somebody who registers comes from. */
  origin: 'origin',
  /** True for who comes to /prime from a prime checkout without the prime flag. */
  fromPrimeCheckout: 'fromPrimeCheckout',
  /** Code of a failed payment. */
  errorCode: 'errorCode',
  /** Payment that was called off. */
  cancelPayment: 'cancelPayment',
  /** Session of the express wallet that a shopper comes back from (spec 2 §2). */
  walletSession: 'amazonCheckoutSessionId',
  /** Competition that somebody takes part in. */
  competition: 'competition',
  /** Review that somebody finds helpful or reports. */
  review: 'review',
  /** Choice of a preview by staff. */
  preview: 'ishop-preview-json',
} as const;

/** Values of `origin`: the pages that somebody comes from to register, and goes back to. Source: spec 1 §2; spec 2 §3 "Login step option". */
export const REGISTRATION_ORIGINS = { wishlist: 'wishlist', checkout: 'checkout' } as const;
