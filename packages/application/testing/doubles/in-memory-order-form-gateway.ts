// Test double of the port `OrderFormGateway`, on top of that of the cart.

import type { CartLine } from '@tornister/domain/cart';
import { isOrderable, type OrderPosition, orderNumberVerdict, similarOrderNumbers } from '@tornister/domain/orderform';
import { errAsync, okAsync } from 'neverthrow';
import type {
  GatewayError,
  OperationOutcome,
  OrderFormGateway,
  OrderItem,
  OrderVerdicts,
} from '../../src/ports/index.ts';
import { aCart } from '../builders/a-cart.ts';
import type { InMemoryCartGateway } from './in-memory-cart-gateway.ts';

export type InMemoryOrderForm = {
  readonly carts: InMemoryCartGateway;
  /** Items that can be bought, as lines with one piece. */
  readonly items: readonly CartLine[];
  /** By the order number of an item that is not sold any more: what is sold in its place. */
  readonly replacements?: Readonly<Record<string, string>>;
};

export type InMemoryOrderFormGateway = OrderFormGateway & {
  /** Lets the next call fail. */
  readonly failNext: (error: GatewayError) => void;
};

const toItem = (line: CartLine): OrderItem => ({ ...line, isForSale: line.availableForSale });

/** The verdict on a row that the cart was asked to take: how many pieces the line has now, where that is not what was wanted. */
const afterAdding = (verdict: OrderVerdicts[number], outcome: OperationOutcome | undefined): OrderVerdicts[number] => {
  if (!isOrderable(verdict) || outcome === undefined) return verdict;
  const { item, quantity } = verdict;
  if (outcome.kind === 'done') return { kind: 'found', item, quantity };
  const { failure, attainable = 0 } = outcome;
  if (attainable === 0) return { kind: 'not-for-sale', item };
  return { kind: failure.kind === 'cart.below-minimum' ? 'raised' : 'lowered', item, quantity: attainable };
};

/** An order form that keeps to the promises of the port and forgets with the test. */
export const createInMemoryOrderFormGateway = ({
  carts,
  items,
  replacements = {},
}: InMemoryOrderForm): InMemoryOrderFormGateway => {
  let failure: GatewayError | undefined;
  const itemOf = (number: string | undefined): OrderItem | undefined => {
    const line = items.find(({ orderNumber }) => orderNumber === number);
    return line && toItem(line);
  };
  const verdictsOn = (positions: readonly OrderPosition[]): OrderVerdicts =>
    positions.map(({ orderNumber, quantity }) =>
      orderNumberVerdict(quantity, {
        item: itemOf(orderNumber),
        replacement: itemOf(replacements[orderNumber]),
        similar: similarOrderNumbers(orderNumber).flatMap((number) => itemOf(number) ?? []),
      }),
    );
  const failed = (): GatewayError | undefined => {
    const error = failure;
    failure = undefined;
    return error;
  };
  return {
    check: (positions) => {
      const error = failed();
      return error === undefined ? okAsync(verdictsOn(positions)) : errAsync(error);
    },
    add: (positions) => {
      const error = failed();
      if (error !== undefined) return errAsync(error);
      const verdicts = verdictsOn(positions);
      const operations = verdicts.flatMap((verdict, at) =>
        isOrderable(verdict)
          ? [
              {
                kind: 'add-position' as const,
                itemId: verdict.item.itemId,
                quantity: positions[at]?.quantity ?? 1,
              },
            ]
          : [],
      );
      if (operations.length === 0) return okAsync({ cart: carts.stored() ?? aCart([]), verdicts });
      return carts.update(operations).map(({ cart, outcomes }) => {
        const waiting = [...outcomes];
        return {
          cart,
          verdicts: verdicts.map((verdict) => (isOrderable(verdict) ? afterAdding(verdict, waiting.shift()) : verdict)),
        };
      });
    },
    failNext: (error) => {
      failure = error;
    },
  };
};
