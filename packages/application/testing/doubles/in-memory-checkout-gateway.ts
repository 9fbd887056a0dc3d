// Test double of the port `CheckoutGateway`.

import { LEFT_THE_BOOK } from '@tornister/domain/address';
import type { OfferedPaymentId, SubmitOutcome, SubmitRefusal } from '@tornister/domain/checkout';
import { afterPayment, PAYMENT_ERROR_MESSAGE, seenAddresses, submissionVerdict } from '@tornister/domain/checkout';
import { brandId, type CartId, type OrderId } from '@tornister/domain/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { CheckoutGateway, GatewayError, PaymentStep, PlacedOrder, ShippingStep } from '../../src/ports/index.ts';
import { anAddress, aPayment, aPlacedOrder, aShippingStep } from '../builders/an-order.ts';
import { createInMemoryShippingStep } from './in-memory-shipping-step.ts';

export type InMemoryCheckout = {
  readonly step?: ShippingStep;
  readonly payment?: PaymentStep;
  readonly orders?: readonly PlacedOrder[];
  /** How the next orders are paid. */
  readonly outcome?: SubmitOutcome['kind'];
  /** Why no cart becomes an order. */
  readonly refusal?: SubmitRefusal;
  readonly arrives?: <Answer>(answer: Answer) => Promise<Answer>;
};

export type InMemoryCheckoutGateway = CheckoutGateway & {
  /** What was called, with what was said, in order. */
  readonly calls: () => readonly (readonly [name: string, ...said: readonly unknown[]])[];
  readonly placed: () => number;
  /** Lets the next call of this name fail. */
  readonly failNext: (name: keyof CheckoutGateway, error: GatewayError) => void;
};

/** What is said of an address that has left its book. */
const CHANGED_ELSEWHERE: GatewayError = { kind: 'gateway.refused', message: LEFT_THE_BOOK.changed, fieldErrors: [] };

const SUBMIT_FORM = { action: 'https://pay.example/card', fields: { Data: 'ABC' } } as const;

/** A checkout that keeps to the promises of the port and forgets with the test. */
export const createInMemoryCheckoutGateway = ({
  step = aShippingStep(),
  payment = { methods: [aPayment('INVOICE'), aPayment('PAYPAL')] },
  orders = [],
  outcome = 'placed',
  refusal,
  arrives = (answer) => Promise.resolve(answer),
}: InMemoryCheckout = {}): InMemoryCheckoutGateway => {
  const calls: [string, ...unknown[]][] = [];
  const failures = new Map<string, GatewayError>();
  const answersByKey = new Map<string, SubmitOutcome>();
  const shipping = createInMemoryShippingStep(step);
  const known = [...orders];
  const orderBy = (id: OrderId): PlacedOrder | undefined => known.find(({ orderId }) => orderId === id);
  let selected: OfferedPaymentId | undefined = payment.selected;

  const call = <Answer>(name: keyof CheckoutGateway, said: readonly unknown[], make: () => Answer) => {
    calls.push([name, ...said]);
    const failure = failures.get(name);
    failures.delete(name);
    if (failure !== undefined) return errAsync<Answer, GatewayError>(failure);
    return okAsync<Answer, GatewayError>(make()).andThen((answer) => ResultAsync.fromSafePromise(arrives(answer)));
  };
  const outcomeOf = (number: number, kind = outcome): SubmitOutcome => {
    const order = { orderId: brandId<OrderId>(`order-${number}`), newCartId: brandId<CartId>(`cart-${number + 1}`) };
    if (kind === 'card-form') return { kind: 'card-form', ...order, form: SUBMIT_FORM };
    if (kind === 'redirect') return { kind: 'redirect', ...order, url: 'https://pay.example/wallet' };
    return { kind: 'placed', ...order };
  };
  const orderOf = ({ kind, orderId }: SubmitOutcome): PlacedOrder => {
    const { cart, billingAddress = anAddress(), shippingAddress } = shipping.current();
    return aPlacedOrder({
      orderId,
      email: billingAddress.email,
      paymentState: kind === 'placed' ? 'not-required' : 'pending',
      totals: cart.totals,
      billingAddress,
      deliveryAddress: shippingAddress ?? billingAddress,
    });
  };
  return {
    continueAsGuest: (address) =>
      call('continueAsGuest', [address], () => shipping.billTo(shipping.add('billing', address).addressId)),
    shippingStep: () => call('shippingStep', [], shipping.current),
    addAddress: (kind, address) => call('addAddress', [kind, address], () => shipping.add(kind, address)),
    updateAddress: (kind, id, address) =>
      call('updateAddress', [kind, id, address], () => shipping.update(kind, id, address)).andThen((updated) =>
        updated === undefined ? errAsync(CHANGED_ELSEWHERE) : okAsync(updated),
      ),
    selectBillingAddress: (id) => call('selectBillingAddress', [id], () => shipping.billTo(id)),
    selectShippingAddress: (id) => call('selectShippingAddress', [id], () => shipping.deliverTo(id)),
    selectShipper: (code) => call('selectShipper', [code], () => shipping.chooseShipper(code)),
    saveSpeditionFields: (fields) => call('saveSpeditionFields', [fields], () => undefined),
    paymentStep: () => call('paymentStep', [], () => ({ ...payment, ...(selected === undefined ? {} : { selected }) })),
    selectPayment: (id, reference) =>
      call('selectPayment', [id, reference], () => {
        selected = id;
      }),
    openWallet: () => call('openWallet', [], () => 'https://wallet.example/session-1'),
    completeWallet: (sessionId) => call('completeWallet', [sessionId], () => undefined),
    abortWallet: () => call('abortWallet', [], () => undefined),
    saveComment: (comment) => call('saveComment', [comment], () => undefined),
    saveReference: (reference) => call('saveReference', [reference], () => undefined),
    subscribeNewsletter: (subscribe) => call('subscribeNewsletter', [subscribe], () => undefined),
    submit: (cartId, seen, key) => {
      const given = answersByKey.get(key);
      if (given !== undefined) return call('submit', [cartId, seen, key], () => given);
      if (refusal !== undefined) return errAsync<SubmitOutcome, SubmitRefusal>(refusal);
      if (answersByKey.size > 0) {
        const newCartId = brandId<CartId>(`cart-${answersByKey.size + 1}`);
        return errAsync<SubmitOutcome, SubmitRefusal>({ kind: 'submission.already-submitted', newCartId });
      }
      const addresses = seenAddresses(step.billingAddress, step.shippingAddress);
      const shipperCode = step.shippers.find((shipper) => shipper.selected)?.code ?? '';
      const choices = { ...addresses, paymentId: selected ?? '', shipperCode };
      const verdict = submissionVerdict(seen, { ...step.cart, choices });
      if (verdict === 'cart-changed' || verdict === 'choices-changed')
        return errAsync<SubmitOutcome, SubmitRefusal>({ kind: `submission.${verdict}` });
      return call('submit', [cartId, seen, key], () => {
        const answer = outcomeOf(answersByKey.size + 1);
        answersByKey.set(key, answer);
        known.push(orderOf(answer));
        return answer;
      });
    },
    reopenAfterPayment: (id) =>
      call('reopenAfterPayment', [id], () => {
        const order = orderBy(id);
        return order !== undefined && ['wait', 'pay-again'].includes(afterPayment(order));
      }),
    payOrder: (id) => {
      const order = orderBy(id);
      if (order !== undefined && afterPayment(order) === 'pay-again') {
        calls.push(['payOrder', id]);
        return errAsync<SubmitOutcome | undefined, SubmitRefusal>({
          kind: 'submission.refused',
          message: PAYMENT_ERROR_MESSAGE,
        });
      }
      return call('payOrder', [id], (): SubmitOutcome | undefined => {
        if (order === undefined) return undefined;
        const isPaid = afterPayment(order) === 'confirm';
        return { ...outcomeOf(1, isPaid ? 'placed' : outcome), orderId: id };
      });
    },
    changeCart: (id) => call('changeCart', [id], () => undefined),
    placedOrder: (id) => call('placedOrder', [id], () => orderBy(id)),
    calls: () => calls,
    placed: () => answersByKey.size,
    failNext: (name, error) => {
      failures.set(name, error);
    },
  };
};
