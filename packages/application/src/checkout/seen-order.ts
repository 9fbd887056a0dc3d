// An order as who is here now may see it. The backend shows it to the login that placed it and to no other; here it is told apart whether that login
// may come back. Source: spec 2 §2 "Confirmation", §4 "An invalid or revoked token".

import { parsePlacedNumber } from '@tornister/domain/orders';
import { COOKIES, type LoginState } from '@tornister/domain/session';
import type { OrderId } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CheckoutGateway, CookieJar, GatewayError, PlacedOrder } from '../ports/index.ts';
import { hasLoginEnded } from '../session/has-login-ended.ts';

type Cookies = Pick<CookieJar, 'get'>;

/**
 * The last order of a guest that was confirmed here: its id and the number that people read, nothing of what was bought. A reload of the
 * confirmation then finds the number, although the guest's login has ended.
 */
export const CONFIRMED_ORDER_COOKIE = 'confirmedOrder';

/** The number of the guest's order whose confirmation this browser has shown last; nothing where that is another order than the one that is asked for. */
export const confirmedBefore = (cookies: Cookies, orderId?: OrderId): string | undefined => {
  const [id, orderNumber = ''] = cookies.get(CONFIRMED_ORDER_COOKIE)?.split(':') ?? [];
  const isMeant = orderId === undefined || id === orderId;
  return isMeant && parsePlacedNumber(orderNumber) !== undefined ? orderNumber : undefined;
};

/** Whether it was a guest's login that has ended: nobody logs in as that guest again. */
const hasGuestLeft = (cookies: Cookies): boolean =>
  cookies.get(COOKIES.securityLogout) === ('guest' satisfies LoginState);

const LOGIN_ENDED: GatewayError = { kind: 'gateway.unauthenticated', revoked: true };

/** The order; nothing where who is here may not see it. A guest has no login to come back with, so that the end of a guest's leaves nothing to be seen. */
export const visibleOrder = (
  checkout: Pick<CheckoutGateway, 'placedOrder'>,
  cookies: Cookies,
  orderId: OrderId,
): ResultAsync<PlacedOrder | undefined, GatewayError> =>
  checkout
    .placedOrder(orderId)
    .orElse((error) =>
      error.kind === 'gateway.unauthenticated' && hasGuestLeft(cookies) ? okAsync(undefined) : errAsync(error),
    );

/**
 * The same. While the login of a member has ended, an order that is not visible may be that member's: then it fails as without that login, which is
 * asked for.
 */
export const seenOrder = (
  checkout: Pick<CheckoutGateway, 'placedOrder'>,
  cookies: Cookies,
  orderId: OrderId,
): ResultAsync<PlacedOrder | undefined, GatewayError> =>
  visibleOrder(checkout, cookies, orderId).andThen((order) => {
    const isAskedForAfterLogin =
      order === undefined &&
      hasLoginEnded(cookies) &&
      !hasGuestLeft(cookies) &&
      confirmedBefore(cookies, orderId) === undefined;
    return isAskedForAfterLogin ? errAsync(LOGIN_ENDED) : okAsync(order);
  });
