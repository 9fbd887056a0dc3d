// Test double of the port `CartGateway`.

import { type Cart, type CartLine, type CartOperation, quantityErrorOf } from '@tornister/domain/cart';
import { orderable } from '@tornister/domain/catalogue';
import { extendReservation } from '@tornister/domain/deals';
import { money } from '@tornister/domain/money';
import { brandId, type CartLineId, instantOf } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import type {
  CartGateway,
  CartUpdate,
  GatewayError,
  OperationFailure,
  OperationOutcome,
} from '../../src/ports/index.ts';
import { aCart } from '../builders/a-cart.ts';

export type InMemoryCartGateway = CartGateway & {
  /** The cart as the server has it. */
  readonly stored: () => Cart | undefined;
  /** Every operation that arrived, in order. */
  readonly received: () => readonly CartOperation[];
  /** Lets the next change take a line along, as the backend does with a gift whose value is not reached any more. */
  readonly dropNext: (lineId: CartLineId) => void;
  /** Lets the next call fail. */
  readonly failNext: (error: GatewayError) => void;
  /** Lets the next call be done, but its answer be lost on the way. */
  readonly loseNextAnswer: (error: GatewayError) => void;
  /** How often the cart was asked for. */
  readonly found: () => number;
};

export type InMemoryCart = {
  readonly cart?: Cart;
  /** Items that can be bought, as lines with one piece. */
  readonly items: readonly CartLine[];
  /** Codes that are accepted. */
  readonly vouchers?: readonly string[];
  /** Those of them whose gift is sold out. */
  readonly withoutGift?: readonly string[];
  /** When an answer arrives; at once, unless a test wants to mix the order. */
  readonly arrives?: <Answer>(answer: Answer, name: string) => Promise<Answer>;
};

type Done = { readonly lines: readonly CartLine[]; readonly outcome: OperationOutcome; readonly code?: string };

const DONE: OperationOutcome = { kind: 'done' };
const GIFT_SOLD_OUT: OperationOutcome = {
  kind: 'not-attainable',
  failure: { kind: 'cart.voucher-gift-sold-out' },
};

const priced = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  positionTotal: money(line.unitPrice.cents * quantity),
});

/** A cart that keeps to the promises of the port and forgets with the test. */
export const createInMemoryCartGateway = ({
  cart,
  items,
  vouchers = [],
  withoutGift = [],
  arrives = (answer) => Promise.resolve(answer),
}: InMemoryCart): InMemoryCartGateway => {
  let stored = cart;
  let lineCount = 100;
  let failure: GatewayError | undefined;
  let lost: GatewayError | undefined;
  let found = 0;
  let dropped: CartLineId | undefined;
  const received: CartOperation[] = [];
  const byRequest = new Map<string, CartUpdate>();

  const limited = (lines: readonly CartLine[], line: CartLine, wanted: number): Done => {
    const found = orderable(wanted, line);
    const failure = quantityErrorOf(found);
    const quantity = found.kind === 'not-for-sale' ? 0 : found.quantity;
    const isKnown = lines.some(({ id }) => id === line.id);
    const changed = priced(line, quantity);
    const outcome: OperationOutcome =
      failure === undefined ? DONE : { kind: 'not-attainable', attainable: quantity, failure };
    return {
      lines: isKnown ? lines.map((other) => (other.id === line.id ? changed : other)) : [...lines, changed],
      outcome,
    };
  };
  const refused = (lines: readonly CartLine[], failure: OperationFailure): Done => ({
    lines,
    outcome: { kind: 'not-attainable', failure },
  });
  const add = (lines: readonly CartLine[], itemId: string, quantity: number, at = lines.length): Done => {
    const there = lines.find((line) => line.itemId === itemId);
    if (there !== undefined) return limited(lines, there, there.quantity + quantity);
    const item = items.find((candidate) => candidate.itemId === itemId);
    if (item === undefined) return refused(lines, { kind: 'cart.item-unknown' });
    lineCount += 1;
    const done = limited(lines, { ...item, id: brandId<CartLineId>(`line-${lineCount}`) }, quantity);
    return { ...done, lines: done.lines.slice(0, -1).toSpliced(at, 0, ...done.lines.slice(-1)) };
  };
  const apply = (lines: readonly CartLine[], operation: CartOperation): Done => {
    switch (operation.kind) {
      case 'add-position':
        return add(lines, operation.itemId, operation.quantity, operation.at);
      case 'change-quantity': {
        const line = lines.find(({ id }) => id === operation.lineId);
        return line === undefined
          ? refused(lines, { kind: 'cart.line-unknown' })
          : limited(lines, line, operation.quantity);
      }
      case 'remove-position':
        return { lines: lines.filter(({ id }) => id !== operation.lineId), outcome: DONE };
      case 'add-voucher':
        return vouchers.includes(operation.code)
          ? { lines, outcome: withoutGift.includes(operation.code) ? GIFT_SOLD_OUT : DONE, code: operation.code }
          : refused(lines, { kind: 'voucher.unknown' });
      case 'remove-voucher':
        return { lines, outcome: DONE, code: '' };
      case 'add-free-article':
        return add(lines, operation.itemId, 1);
    }
  };
  const update = (operations: readonly CartOperation[]): CartUpdate => {
    const before = stored ?? aCart([]);
    let { lines, voucher } = before;
    const outcomes = operations.map((operation) => {
      const done = apply(lines, operation);
      lines = done.lines;
      if (done.code === '') voucher = { kind: 'none' };
      else if (done.code !== undefined)
        voucher = { kind: 'redeemed', code: done.code, name: done.code, saving: money(0) };
      return done.outcome;
    });
    lines = lines.filter(({ id }) => id !== dropped);
    dropped = undefined;
    stored = aCart(lines, { id: before.id, voucher });
    return { cart: stored, outcomes };
  };
  const answered = <Answer>(make: () => Answer, name: string): ResultAsync<Answer, GatewayError> => {
    const error = failure;
    failure = undefined;
    if (error !== undefined) return errAsync(error);
    const loss = lost;
    lost = undefined;
    return okAsync<void, GatewayError>(undefined)
      .andThen(() => ResultAsync.fromSafePromise(arrives(make(), name)))
      .andThen((answer) => (loss === undefined ? ok(answer) : err(loss)));
  };
  return {
    find: () => {
      found += 1;
      return answered(() => stored, 'find');
    },
    found: () => found,
    loseNextAnswer: (error) => {
      lost = error;
    },
    extendReservation: () =>
      answered(() => {
        const before = stored ?? aCart([]);
        const extended = extendReservation(before.reservation ?? { kind: 'none' }, instantOf(0));
        if (extended.isOk()) stored = { ...before, reservation: extended.value };
        return {
          cart: stored ?? before,
          outcome: {
            ...{ isNoLongerLegalDeal: false, isQuantityReduced: false, changedItemIds: [] },
            isRefreshedSuccessfully: extended.isOk(),
          },
        };
      }, 'extend-reservation'),
    update: (operations, key) =>
      answered(() => {
        const request = key === undefined ? undefined : JSON.stringify([key, operations]);
        const before = request === undefined ? undefined : byRequest.get(request);
        if (before !== undefined) return { cart: stored ?? before.cart, outcomes: before.outcomes };
        received.push(...operations);
        const done = update(operations);
        if (request !== undefined) byRequest.set(request, done);
        return done;
      }, 'update'),
    dropNext: (lineId) => {
      dropped = lineId;
    },
    stored: () => stored,
    received: () => received,
    failNext: (error) => {
      failure = error;
    },
  };
};
