// The visitor's session in the tab: calls the endpoints of the shop host.

import type { CookieJar, GatewayError, LoginAnswer } from '@tornister/application/ports';
import { EXPRESS_CHECKOUT, endpointPath, LOST_CART_PARAMETER } from '@tornister/domain/calls';
import { CART_REFERENCE_COOKIE } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { z } from 'zod/mini';
import { present, same } from '../shared/parts-mapper.ts';
import type { FetchLike } from '../transport/fetch-like.ts';
import { createRenewal } from './renewal.ts';
import type { VisitorSession } from './visitor-session.ts';

const fieldErrors = z.array(z.object({ fieldName: z.string(), errorMessage: z.string() }));
const outcome = z.object({
  successfull: z.boolean(),
  errorMessage: z.optional(z.nullable(z.string())),
  fieldErrors: z.optional(fieldErrors),
});
const passwordOutcome = z.object({
  successful: z.boolean(),
  generalErrorMessage: z.optional(z.nullable(z.string())),
  fieldErrors: z.optional(fieldErrors),
});
const cartAnswer = z.object({ cartId: z.string() });
const loginAnswer = z.extend(outcome, {
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  cartMerged: z.optional(z.boolean()),
  isMergeDelayed: z.optional(z.boolean()),
  ownVoucherStays: z.optional(z.boolean()),
  ownGiftStays: z.optional(z.boolean()),
  updatedCartId: z.optional(z.nullable(z.string())),
});

const registerAnswer = z.extend(loginAnswer, {
  /** Missing where the registration was dropped, as one of a machine is. */
  isLoggedIn: z.optional(z.boolean()),
  customerNumber: z.optional(z.string()),
});

const toLoginAnswer = (answer: z.infer<typeof loginAnswer>): LoginAnswer => ({
  firstName: answer.firstName ?? '',
  lastName: answer.lastName ?? '',
  cartMerged: answer.cartMerged ?? false,
  isMergeDelayed: answer.isMergeDelayed ?? false,
  ownVoucherStays: answer.ownVoucherStays ?? false,
  ownGiftStays: answer.ownGiftStays ?? false,
  ...present('cartId', answer.updatedCartId, brandId<CartId>),
});

const UNREACHABLE: GatewayError = { kind: 'gateway.unreachable' };
const said = z.object({ errorMessage: z.optional(z.nullable(z.string())) });

type Heard = { readonly status: number; readonly retryAfter: number; readonly body: unknown };

const hear = async (response: Response): Promise<Heard> => ({
  status: response.status,
  retryAfter: Number(response.headers.get('retry-after')),
  body: await response.json(),
});

/** The answer of an endpoint that did what it is for; what it could not do is one of the errors that all gateways share. */
const heardBody = ({ status, retryAfter, body }: Heard): Result<unknown, GatewayError> => {
  if (status === 429) {
    const message = said.safeParse(body).data?.errorMessage ?? '';
    return err({ kind: 'gateway.throttled', message, retryAfterSeconds: retryAfter });
  }
  if (status === 401) return err({ kind: 'gateway.unauthenticated', revoked: true });
  if (status >= 500) return err(UNREACHABLE);
  return status >= 400 ? err({ kind: 'gateway.unreadable', detail: `HTTP ${status}` }) : ok(body);
};

const readAs = <Answer>(schema: z.ZodMiniType<Answer>, body: unknown): Result<Answer, GatewayError> => {
  const parsed = schema.safeParse(body);
  return parsed.success ? ok(parsed.data) : err({ kind: 'gateway.unreadable', detail: z.prettifyError(parsed.error) });
};

const orRefused = <Answer extends z.infer<typeof outcome>>(answer: Answer): Result<Answer, GatewayError> =>
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
  const call = <Answer>(
    schema: z.ZodMiniType<Answer>,
    path: string,
    payload?: unknown,
  ): ResultAsync<Answer, GatewayError> =>
    ResultAsync.fromPromise(
      fetch(path, {
        credentials: 'same-origin',
        method: payload === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      }).then(hear),
      () => UNREACHABLE,
    )
      .andThen(heardBody)
      .andThen((body) => readAs(schema, body));

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
    changeCart: (id) => call(z.object({}), endpointPath('confirmationCleanup'), { cartId: id }).map(() => undefined),
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
    logOut: () => call(z.object({}), endpointPath('logout'), {}).map(() => undefined),
    endGuest: () => call(z.object({}), endpointPath('logout'), { keepCart: true }).map(() => undefined),
  };
};
