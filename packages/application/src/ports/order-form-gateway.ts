// Port: order numbers that are entered quickly.

import type { Cart } from '@tornister/domain/cart';
import type { Picture } from '@tornister/domain/catalogue';
import type { Money } from '@tornister/domain/money';
import type { OrderableItem, OrderNumberVerdict, OrderPosition } from '@tornister/domain/orderform';
import type { ItemId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** What the shop has under an order number. */
export type OrderItem = OrderableItem & {
  readonly itemId: ItemId;
  readonly name: string;
  readonly path: string;
  readonly picture: Picture;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
  readonly orderNumber: string;
  readonly unitPrice: Money;
};

/** What the shop says about each position, in order. */
export type OrderVerdicts = readonly OrderNumberVerdict<OrderItem>[];

/** Up to 500 positions at once (`ORDER_ENTRY_MAX_LINES`). */
export type OrderFormGateway = {
  /** Looks the order numbers up and changes nothing. */
  readonly check: (positions: readonly OrderPosition[]) => ResultAsync<OrderVerdicts, GatewayError>;
  /** Puts what can be ordered into the visitor's cart, the same positions under the same key once; a replacement waits until it is asked for by its own number. */
  readonly add: (
    positions: readonly OrderPosition[],
    key: string,
  ) => ResultAsync<{ readonly cart: Cart; readonly verdicts: OrderVerdicts }, GatewayError>;
};
