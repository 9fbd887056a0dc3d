// The one moment in which a cart becomes an order. Source: spec 2 §4 "Submit", §9; docs/adr/0009 "Shop host and backend".

import { paymentErrorsOf, submitOrderEvent } from '@tornister/domain/analytics';
import {
  type AfterSubmit,
  afterOutcome,
  afterRefusal,
  type OrderDraft,
  parseBuyerReference,
  type SeenCart,
  type SubmitOutcome,
  type SubmitRefusal,
  sentOrderComment,
  sentOrderReference,
} from '@tornister/domain/checkout';
import {
  CART_CHANGED,
  CART_REFERENCE_COOKIE,
  isLoggedIn,
  loginStateOf,
  PRIME_CHECKOUT_COOKIE,
} from '@tornister/domain/session';
import { type CartId, type FieldError, SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { firstValueFrom } from 'rxjs';
import type {
  Analytics,
  CheckoutGateway,
  ClientStore,
  Clock,
  CookieJar,
  DeviceStore,
  GatewayError,
  KeyMaker,
  TabChannel,
} from '../ports/index.ts';
import { hasLoginEnded } from '../session/has-login-ended.ts';
import { rememberPendingOrder } from './pending-orders.ts';
import { confirmedBefore } from './seen-order.ts';

/** What stands in the form of the summary. */
export type OrderEntry = {
  /** The cart, by its reference, and the totals that the shopper saw. */
  readonly cartId: CartId;
  readonly seen: SeenCart;
  /** Made once for each view of the summary: posting it again gives the same answer. */
  readonly idempotencyKey: string;
  readonly draft: OrderDraft;
};

/**
 * Places the order. While one submission runs, another one of the same summary waits for its answer instead of starting anew
 * (`exhaustMap`): a double click places one order. Comment, reference and newsletter are saved before, unless the cart that was seen
 * is not the shopper's cart any more, because then it has been ordered already.
 */
export type SubmitOrder = {
  readonly submit: (entry: OrderEntry) => ResultAsync<AfterSubmit, InvalidOrder | ConfirmedOrder | GatewayError>;
  /** A key for one view of the summary: posting the same view twice gives the same answer. */
  readonly newKey: () => string;
  /** In a tab the last frame is drawn before the browser leaves for the provider; answers when that time has passed. */
  readonly leaving: (afterMs: number) => Promise<void>;
};

export type SubmitOrderPorts = {
  readonly checkout: Pick<
    CheckoutGateway,
    'saveComment' | 'saveReference' | 'subscribeNewsletter' | 'selectPayment' | 'submit' | 'changeCart'
  >;
  readonly cookies: Pick<CookieJar, 'get' | 'set' | 'remove'>;
  /** What was typed and is not saved: it is in the order now. */
  readonly drafts: Pick<DeviceStore, 'remove'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  /** What the tab shows of the cart that was ordered, or that has changed. */
  readonly store: ClientStore;
  readonly analytics: Analytics;
  readonly keys: KeyMaker;
  readonly clock: Pick<Clock, 'after$'>;
};

/** A field of the summary that was filled in wrongly; nothing was sent. */
type InvalidOrder = { readonly kind: 'order.invalid'; readonly errors: readonly FieldError[] };

/** A guest has pressed the button of a summary once more whose order was confirmed, which has ended the guest's login. */
type ConfirmedOrder = { readonly kind: 'order.confirmed'; readonly orderNumber: string };

/** After these the tab stays in the shop, with another cart than the one that it shows. */
const SHOWS_A_CART: ReadonlySet<AfterSubmit['kind']> = new Set([
  'confirm',
  'go-to-basket',
  'go-to-start',
  'go-to-start-and-refetch',
  'show-summary-anew',
]);

type Submission = ResultAsync<AfterSubmit, GatewayError>;

/** Whether a submission was refused, and did not merely fail on its way. */
export const isSubmitRefusal = (error: GatewayError | SubmitRefusal): error is SubmitRefusal =>
  error.kind.startsWith('submission.');

/** A Leitweg-ID may be left out, unless an XRechnung is agreed; one that is typed must be one. */
const mistakeIn = ({ buyerReference = '', needsBuyerReference = false }: OrderDraft): InvalidOrder | undefined => {
  if (buyerReference.trim() === '' && !needsBuyerReference) return undefined;
  const read = parseBuyerReference(buyerReference);
  return read.isOk()
    ? undefined
    : { kind: 'order.invalid', errors: [{ field: 'buyerReference', message: read.error.kind }] };
};

/** A business customer pays as agreed; a Leitweg-ID turns the invoice into an XRechnung and is remembered with the order. */
const agreeOnPayment = (
  checkout: Pick<CheckoutGateway, 'selectPayment'>,
  { buyerReference }: OrderDraft,
): ResultAsync<void, GatewayError> => {
  if (buyerReference === undefined) return okAsync(undefined);
  return buyerReference.trim() === ''
    ? checkout.selectPayment('RECHNUNG')
    : checkout.selectPayment('X_RECHNUNG', buyerReference);
};

/** Saves what stands in the summary beside the goods, as long as the cart is still the visitor's. */
const createSaveDraft =
  ({ checkout, cookies }: Pick<SubmitOrderPorts, 'checkout' | 'cookies'>) =>
  ({ cartId, draft }: OrderEntry): ResultAsync<void, GatewayError> => {
    if (cookies.get(CART_REFERENCE_COOKIE) !== cartId) return okAsync(undefined);
    return (
      checkout
        .saveComment(sentOrderComment(draft) ?? '')
        .andThen(() => checkout.saveReference(sentOrderReference(draft) ?? ''))
        .andThen(() => checkout.subscribeNewsletter(draft.newsletterSubscribe))
        .andThen(() => agreeOnPayment(checkout, draft))
        // A cart that can no longer be changed may have become the very order that is asked for: its answer was lost on the way.
        .orElse((error) => (error.kind === 'gateway.cart-lost' ? okAsync(undefined) : errAsync(error)))
    );
  };

/** Nobody is logged in, no login has ended by itself, and the cart is none of this browser any more: it was ordered by the guest whose order was confirmed here. */
const orConfirmed = (
  cookies: Pick<CookieJar, 'get'>,
  { cartId }: OrderEntry,
  error: GatewayError,
): ConfirmedOrder | GatewayError => {
  if (error.kind !== 'gateway.unauthenticated' || hasLoginEnded(cookies)) return error;
  if (isLoggedIn(loginStateOf((name) => cookies.get(name) !== undefined))) return error;
  const orderNumber = cookies.get(CART_REFERENCE_COOKIE) === cartId ? undefined : confirmedBefore(cookies);
  return orderNumber === undefined ? error : { kind: 'order.confirmed', orderNumber };
};

/** What follows a submission: the next cart, what is remembered of the order, and where it leads. */
const createAfterSubmission = ({
  checkout,
  cookies,
  drafts,
  tabs,
}: Omit<SubmitOrderPorts, 'store' | 'analytics' | 'keys' | 'clock'>) => {
  const replaceCart = (cartId: CartId): ResultAsync<void, GatewayError> =>
    checkout.changeCart(cartId).andTee(() => tabs.send(CART_CHANGED));

  return {
    succeed: (outcome: SubmitOutcome): Submission => {
      drafts.remove(SESSION_STORAGE_KEYS.checkout);
      // What comes back from a provider from now on is told of this order, and not of a membership that was left unpaid.
      cookies.remove(PRIME_CHECKOUT_COOKIE);
      if (outcome.kind !== 'placed') rememberPendingOrder(cookies, outcome.orderId);
      // The order stands whatever happens to the cookie: a cart that was ordered is replaced with the next call at the latest.
      return replaceCart(outcome.newCartId)
        .orElse(() => okAsync(undefined))
        .map(() => afterOutcome(outcome));
    },
    fail: (error: GatewayError | SubmitRefusal): Submission => {
      if (!isSubmitRefusal(error)) return errAsync(error);
      if (error.kind === 'submission.order-waits') rememberPendingOrder(cookies, error.orderId);
      const after = afterRefusal(error);
      const newCartId = 'newCartId' in error ? error.newCartId : undefined;
      return newCartId === undefined
        ? okAsync(after)
        : replaceCart(newCartId)
            .orElse(() => okAsync(undefined))
            .map(() => after);
    },
  };
};

/** Makes the command of the order button. */
export const createSubmitOrder = ({ store, keys, clock, ...ports }: SubmitOrderPorts): SubmitOrder => {
  const { checkout, analytics } = ports;
  const running = new Map<string, ResultAsync<AfterSubmit, ConfirmedOrder | GatewayError>>();
  const saveDraft = createSaveDraft(ports);
  const { succeed, fail } = createAfterSubmission(ports);
  const report = (failure: GatewayError | SubmitRefusal): void => paymentErrorsOf(failure).forEach(analytics.track);
  return {
    newKey: keys.make,
    leaving: (afterMs) => firstValueFrom(clock.after$(afterMs)),
    submit: (entry) => {
      const invalid = mistakeIn(entry.draft);
      if (invalid !== undefined) return errAsync(invalid);
      const known = running.get(entry.idempotencyKey);
      if (known !== undefined) return known;
      analytics.track(submitOrderEvent());
      const submission = saveDraft(entry)
        .andThen(() => checkout.submit(entry.cartId, entry.seen, entry.idempotencyKey).orTee(report))
        .andThen(succeed)
        .orElse(fail)
        .mapErr((error) => orConfirmed(ports.cookies, entry, error))
        .andTee((after) => {
          if (SHOWS_A_CART.has(after.kind)) store.reset();
        });
      running.set(entry.idempotencyKey, submission);
      const done = (): void => {
        running.delete(entry.idempotencyKey);
      };
      return submission.andTee(done).orTee(done);
    },
  };
};
