// The visitor's session in the tab: calls the endpoints of the shop host.

import type { CookieJar, GatewayError, LoginAnswer } from '@tornister/application/ports';
import { EXPRESS_CHECKOUT, endpointPath, LOST_CART_PARAMETER } from '@tornister/domain/calls';
import { CART_REFERENCE_COOKIE } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { present, same } from '../mapping/parts-mapper.ts';
import { classifyLost } from '../transport/classify-error.ts';
import type { FetchLike } from '../transport/fetch-like.ts';
import { flag, list, nullable, optional, type Read, readOrNothing, record, text } from '../transport/json-shape.ts';
import { unreadable } from '../transport/unreadable.ts';
import { createRenewal } from './renewal.ts';
import type { VisitorSession } from './visitor-session.ts';

const fieldErrors = list(record({ fieldName: text, errorMessage: text }));
const OUTCOME = {
  successfull: flag,
  errorMessage: optional(nullable(text)),
  fieldErrors: optional(fieldErrors),
};
const outcome = record(OUTCOME);
const passwordOutcome = record({
  successful: flag,
  generalErrorMessage: optional(nullable(text)),
  fieldErrors: optional(fieldErrors),
});
const cartAnswer = record({ cartId: text });
const LOGIN_ANSWER = {
  ...OUTCOME,
  firstName: optional(text),
  lastName: optional(text),
  cartMerged: optional(flag),
  isMergeDelayed: optional(flag),
  ownVoucherStays: optional(flag),
  ownGiftStays: optional(flag),
  shortfall: optional(text),
  accountKept: optional(flag),
  updatedCartId: optional(nullable(text)),
};
const loginAnswer = record(LOGIN_ANSWER);

const registerAnswer = record({
  ...LOGIN_ANSWER,
  /** Missing where the registration was dropped, as one of a machine is. */
  isLoggedIn: optional(flag),
  customerNumber: optional(text),
});

const nothing = record({});

const toLoginAnswer = (answer: ReturnType<typeof loginAnswer>): LoginAnswer => ({
  firstName: answer.firstName ?? '',
  lastName: answer.lastName ?? '',
  cartMerged: answer.cartMerged ?? false,
  isMergeDelayed: answer.isMergeDelayed ?? false,
  ownVoucherStays: answer.ownVoucherStays ?? false,
  ownGiftStays: answer.ownGiftStays ?? false,
  ...present('shortfall', answer.shortfall, same),
  ...(answer.accountKept === true ? { accountKept: true } : {}),
  ...present('cartId', answer.updatedCartId, brandId<CartId>),
});

const UNREACHABLE: GatewayError = { kind: 'gateway.unreachable' };
const said = record({ errorMessage: optional(nullable(text)) });

type Heard = { readonly status: number; readonly retryAfter: number; readonly body: unknown };

const hear = async (response: Response): Promise<Heard> => ({
  status: response.status,
  retryAfter: Number(response.headers.get('retry-after')),
  body: await response.json(),
});

/** The answer of an endpoint that did what it is for; what it could not do is one of the errors that all gateways share. */
const heardBody = ({ status, retryAfter, body }: Heard): Result<unknown, GatewayError> => {
  if (status === 429) {
    const message = readOrNothing(said, body)?.errorMessage ?? '';
    return err({ kind: 'gateway.throttled', message, retryAfterSeconds: retryAfter });
  }
  if (status === 401) return err({ kind: 'gateway.unauthenticated', revoked: true });
  if (status >= 500) return err(UNREACHABLE);
  return status >= 400 ? err({ kind: 'gateway.unreadable', detail: `HTTP ${status}` }) : ok(body);
};

const readAs = <Answer>(read: Read<Answer>, body: unknown): Result<Answer, GatewayError> =>
  Result.fromThrowable(read, (thrown) => unreadable('endpoint', thrown))(body);

const orRefused = <Answer extends ReturnType<typeof outcome>>(answer: Answer): Result<Answer, GatewayError> =>
  answer.successfull
    ? ok(answer)
    : err({
        kind: 'gateway.refused',
        message: answer.errorMessage ?? '',
        fieldErrors: (answer.fieldErrors ?? []).map(({ fieldName, errorMessage }) => ({
          field: fieldName,
          message: errorMessage,
        })),
      });

/**
 * The session in the browser: the shop host's endpoints (spec 2 §7). Tokens and ids come and go in cookies that no script can read; the cart is
 * known by its reference.
 */
export const createEndpointSession = (fetch: FetchLike, cookies: Pick<CookieJar, 'get'>): VisitorSession => {
  const call = <Answer>(read: Read<Answer>, path: string, payload?: unknown): ResultAsync<Answer, GatewayError> =>
    ResultAsync.fromPromise(
      fetch(path, {
        credentials: 'same-origin',
        method: payload === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      }).then(hear),
      classifyLost,
    )
      .andThen(heardBody)
      .andThen((body) => readAs(read, body));

  const cartId = (): CartId | undefined => {
    const known = cookies.get(CART_REFERENCE_COOKIE);
    return known === undefined || known === '' ? undefined : brandId<CartId>(known);
  };

  const expressCart = () => ({ checkoutType: EXPRESS_CHECKOUT, cartId: cartId() ?? '' });

  const cartFrom = (path: string): ResultAsync<CartId, GatewayError> =>
    call(cartAnswer, path).map((answer) => brandId<CartId>(answer.cartId));

  const openCart = (): ResultAsync<CartId, GatewayError> => cartFrom(endpointPath('cartId'));

  return {
    cartId,
    openCart,
    // The endpoint leaves a cart that is there, unless it is told that the backend does not know this very one.
    renewIds: createRenewal({
      current: cartId,
      fetchNew: () => {
        const lost = cartId();
        return lost === undefined
          ? openCart()
          : cartFrom(`${endpointPath('cartId')}?${LOST_CART_PARAMETER}=${encodeURIComponent(lost)}`);
      },
    }),
    changeCart: (id) => call(nothing, endpointPath('confirmationCleanup'), { cartId: id }).map(() => undefined),
    continueAsGuest: (address) =>
      call(outcome, endpointPath('checkoutAuth'), { authType: 'guest', formData: address, cartId: cartId() ?? '' })
        .andThen(orRefused)
        .map(() => undefined),
    completeWallet: (amazonCheckoutSessionId) =>
      call(outcome, endpointPath('checkoutAmazon'), { amazonCheckoutSessionId, ...expressCart() })
        .andThen(orRefused)
        .map(() => undefined),
    abortWallet: () =>
      call(outcome, endpointPath('abortAmazon'), expressCart())
        .andThen(orRefused)
        .map(() => undefined),
    logIn: ({ mergeCart, ...formData }) =>
      call(loginAnswer, endpointPath('login'), { formData, mergeCart }).andThen(orRefused).map(toLoginAnswer),
    logInWithPasskey: ({ mergeCart, ...passkey }) =>
      call(loginAnswer, endpointPath('login'), { passkey, mergeCart }).andThen(orRefused).map(toLoginAnswer),
    register: (form) =>
      call(registerAnswer, endpointPath('register'), { formData: form })
        .andThen(orRefused)
        .map((answer) =>
          answer.isLoggedIn === true
            ? { ...toLoginAnswer(answer), ...present('customerNumber', answer.customerNumber, same) }
            : undefined,
        ),
    changePassword: (form) =>
      call(passwordOutcome, endpointPath('changePassword'), { formData: form })
        .map(({ successful, generalErrorMessage, fieldErrors: errors }) => ({
          successfull: successful,
          errorMessage: generalErrorMessage,
          fieldErrors: errors,
        }))
        .andThen(orRefused)
        .map(() => undefined),
    logOut: () => call(outcome, endpointPath('logout'), {}).map(({ successfull }) => successfull),
    endGuest: () => call(nothing, endpointPath('logout'), { keepCart: true }).map(() => undefined),
  };
};
