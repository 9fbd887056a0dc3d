// The shop host's own endpoints for scripts (spec 2 §7). They read what came in before they use it, and they alone touch the login
// cookies.

import { createBackendSession, type VisitorSession } from '@tornister/adapters-graphql/session';
import type { GatewayError, Registration } from '@tornister/application/ports';
import { ENDPOINTS, type Endpoint, LOST_CART_PARAMETER } from '@tornister/domain/calls';
import { BATCH_MAX_OPERATIONS, COOKIES } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import { cartReference } from '@tornister/process/cart-reference';
import { isMultipart, OPERATION_LIMITS, readMultipart } from '@tornister/process/multipart';
import { Hono } from 'hono';
import { retryAfter } from '../respond.ts';
import type { BackendLink, BackendLinks } from './backend-link.ts';
import { type Answer, failed, MALFORMED, ok, parsed, refusal, toResponse } from './endpoint-answers.ts';
import {
  ABORT_AMAZON,
  CHECKOUT_AMAZON,
  CHECKOUT_AUTH,
  CLEANUP,
  LOGIN,
  LOGOUT,
  OPERATIONS,
  PASSWORD_CHANGE,
  REGISTRATION,
} from './endpoint-forms.ts';
import { depthOf, parsedJson } from './json-text.ts';
import { type NotPassed, type PassedAnswer, passFileOn, passOn, secondsToWait } from './pass-on.ts';
import { createSessionCookies } from './session-cookies.ts';
import type { StorefrontTokens } from './storefront-token.ts';
import type { Visit } from './visitor.ts';

export type EndpointEnvironment = { readonly Variables: { readonly visit: Visit } };

export type EndpointParts = { readonly links: BackendLinks; readonly tokens: StorefrontTokens };

const sessionOf = (link: BackendLink, visit: Visit): VisitorSession =>
  createBackendSession(link.visitorTransport(visit), createSessionCookies(visit.cookies), {
    isB2b: visit.site.storefront.isB2b,
  });

/**
 * The visitor's cart, by its reference, and a new one for who has none or has lost the one that is named. Both cookies of the cart come with every
 * answer, so that one that has gone missing is there again.
 */
const cartIdAnswer = async (link: BackendLink, visit: Visit, lost: string | undefined): Promise<Answer> => {
  const session = sessionOf(link, visit);
  const known = session.cartId();
  const isLost = known !== undefined && lost === cartReference(known);
  return (isLost ? session.renewIds(known) : session.openCart())
    .andTee((cartId) => createSessionCookies(visit.cookies).setCart(cartId))
    .match((cartId) => ok({ cartId: cartReference(cartId) }), refusal);
};

/** How a script is told of the cart that came with a login. */
const toScript = <Told extends { readonly cartId?: CartId }>({ cartId, ...answer }: Told): object => ({
  ...answer,
  updatedCartId: cartId === undefined ? null : cartReference(cartId),
});

/** One that was dropped looks like a success to everybody, but nobody is logged in. */
const registerWith = async (link: BackendLink, visit: Visit, registration: Registration): Promise<Answer> =>
  sessionOf(link, visit)
    .register(registration)
    .match((answer) => {
      if (answer === undefined) return ok({ successfull: true, fieldErrors: [] });
      return ok({ successfull: true, fieldErrors: [], isLoggedIn: true, ...toScript(answer) });
    }, refusal);

const checkoutAuth = async (link: BackendLink, visit: Visit, body: unknown): Promise<Answer> => {
  const form = parsed(CHECKOUT_AUTH, body);
  if (form === undefined) return MALFORMED;
  if (form.authType === 'register') return registerWith(link, visit, form.formData);
  return sessionOf(link, visit)
    .continueAsGuest(form.formData)
    .match(() => ok({ successfull: true, fieldErrors: [] }), refusal);
};

/** Without the cart that it was opened for a session of the wallet is a refusal, not a failure. */
const walletRefusal = (error: GatewayError): Answer =>
  error.kind === 'gateway.cart-lost' ? ok(failed(error.kind)) : refusal(error);

/** Brings addresses and payment of the express wallet into the visitor's cart. */
const checkoutAmazon = async (link: BackendLink, visit: Visit, body: unknown): Promise<Answer> => {
  const form = parsed(CHECKOUT_AMAZON, body);
  if (form === undefined) return MALFORMED;
  return sessionOf(link, visit)
    .completeWallet(form.amazonCheckoutSessionId)
    .match(() => ok({ successfull: true, fieldErrors: [] }), walletRefusal);
};

const abortAmazon = async (link: BackendLink, visit: Visit, body: unknown): Promise<Answer> => {
  if (parsed(ABORT_AMAZON, body) === undefined) return MALFORMED;
  return sessionOf(link, visit)
    .abortWallet()
    .match(() => ok({ successfull: true, fieldErrors: [] }), walletRefusal);
};

const loginAction = async (link: BackendLink, visit: Visit, body: unknown): Promise<Answer> => {
  const form = parsed(LOGIN, body);
  if (form === undefined) return MALFORMED;
  const session = sessionOf(link, visit);
  const { mergeCart } = form;
  const loggedIn =
    'passkey' in form
      ? session.logInWithPasskey({ ...form.passkey, mergeCart })
      : session.logIn({ ...form.formData, mergeCart });
  return loggedIn.match((answer) => ok({ successfull: true, fieldErrors: [], ...toScript(answer) }), refusal);
};

const registerAction = async (link: BackendLink, visit: Visit, body: unknown): Promise<Answer> => {
  const form = parsed(REGISTRATION, body);
  return form === undefined ? MALFORMED : registerWith(link, visit, form.formData);
};

/** The generic result of a form (spec 2 §8). */
const changePassword = async (link: BackendLink, visit: Visit, body: unknown): Promise<Answer> => {
  const form = parsed(PASSWORD_CHANGE, body);
  if (form === undefined) return MALFORMED;
  return sessionOf(link, visit)
    .changePassword(form.formData)
    .match(
      () => ok({ successful: true, generalErrorMessage: null, fieldErrors: [] }),
      (error) => {
        const { body: refused, ...answer } = refusal(error);
        const { errorMessage, fieldErrors } = refused as ReturnType<typeof failed>;
        return { ...answer, body: { successful: false, generalErrorMessage: errorMessage, fieldErrors } };
      },
    );
};

const confirmationCleanup = async (link: BackendLink, visit: Visit, body: unknown): Promise<Answer> => {
  const form = parsed(CLEANUP, body);
  if (form === undefined) return MALFORMED;
  return sessionOf(link, visit)
    .changeCart(brandId<CartId>(form.cartId))
    .match(() => ok({ successfull: true }), refusal);
};

/** An operation alone is its whole request; in a batch the others have answers of their own, so that stays a 200. */
const answered = (answer: PassedAnswer): Response => {
  const seconds = secondsToWait(answer);
  return toResponse(seconds === undefined ? ok(answer) : { status: 429, body: answer, headers: retryAfter(seconds) });
};

const notPassed = ({ status, message }: NotPassed): Response =>
  toResponse({ status, body: { errors: [{ message, extensions: { code: message } }] } });

/** Passes operations on for the visitor; who the visitor is stands in the cookies and nowhere else. */
const shop = async (link: BackendLink, visit: Visit, body: unknown): Promise<Response> => {
  const operations = parsed(OPERATIONS, body);
  if (operations === undefined) return toResponse(MALFORMED);
  const several = Array.isArray(operations);
  if (several && operations.length > BATCH_MAX_OPERATIONS) {
    return toResponse({ status: 413, body: { errors: [{ message: `At most ${BATCH_MAX_OPERATIONS} operations` }] } });
  }
  const answers = await passOn(link, visit, several ? operations : [operations]);
  return answers.match((found) => {
    const [first] = found;
    return several || first === undefined ? toResponse(ok(found)) : answered(first);
  }, notPassed);
};

/** Passes an operation on that brings a file. */
const shopWithFile = (link: BackendLink, visit: Visit, form: FormData): Promise<Response> =>
  passFileOn(link, visit, form).match((answer) => answered(answer), notPassed);

/** Deeper than anything that a form or an operation of this shop holds. */
const DEEPEST_JSON = 32;

/** Reads a body; nothing for what is no JSON, or nested so deep that nobody honest has written it. */
const readJson = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return depthOf(text) > DEEPEST_JSON ? undefined : parsedJson(text);
};

/** Where an endpoint lies below the root of all. */
const at = (endpoint: Endpoint): string => `/${ENDPOINTS[endpoint].name}`;

/** All endpoints; each accepts an optional trailing slash. */
export const createEndpoints = ({ links, tokens }: EndpointParts): Hono<EndpointEnvironment> => {
  const app = new Hono<EndpointEnvironment>({ strict: false });
  app.get(at('token'), async (context) => {
    const visit = context.get('visit');
    const { token, seconds } = await tokens.issue();
    visit.cookies.setSecret(COOKIES.apiToken, token, { maxAgeSeconds: seconds });
    return toResponse(ok({ token }));
  });
  app.get(at('cartId'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await cartIdAnswer(links.forRequest(), visit, context.req.query(LOST_CART_PARAMETER)));
  });
  app.post(at('shop'), async (context) => {
    const { raw } = context.req;
    const type = raw.headers.get('content-type') ?? '';
    if (!isMultipart(type)) return shop(links.forRequest(), context.get('visit'), await readJson(raw));
    const form = await readMultipart(await raw.arrayBuffer(), type, OPERATION_LIMITS);
    if (!(form instanceof FormData)) return toResponse(MALFORMED);
    return shopWithFile(links.forRequest(), context.get('visit'), form);
  });
  app.post(at('checkoutAuth'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await checkoutAuth(links.forRequest(), visit, await readJson(context.req.raw)));
  });
  app.post(at('checkoutAmazon'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await checkoutAmazon(links.forRequest(), visit, await readJson(context.req.raw)));
  });
  app.post(at('abortAmazon'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await abortAmazon(links.forRequest(), visit, await readJson(context.req.raw)));
  });
  app.post(at('login'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await loginAction(links.forRequest(), visit, await readJson(context.req.raw)));
  });
  app.post(at('register'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await registerAction(links.forRequest(), visit, await readJson(context.req.raw)));
  });
  app.post(at('changePassword'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await changePassword(links.forRequest(), visit, await readJson(context.req.raw)));
  });
  app.post(at('logout'), async (context) => {
    const visit = context.get('visit');
    const form = parsed(LOGOUT, (await readJson(context.req.raw)) ?? {});
    if (form === undefined) return toResponse(MALFORMED);
    const session = sessionOf(links.forRequest(), visit);
    // The login of this browser is over in either case: the answer is whether the session at the backend is.
    const answer = await (form.keepCart ? session.endGuest().map(() => true) : session.logOut()).match(
      (successfull) => ok({ successfull }),
      refusal,
    );
    const response = toResponse(answer);
    response.headers.set('clear-site-data', '"cache"');
    return response;
  });
  app.post(at('confirmationCleanup'), async (context) => {
    const visit = context.get('visit');
    return toResponse(await confirmationCleanup(links.forRequest(), visit, await readJson(context.req.raw)));
  });
  return app;
};
