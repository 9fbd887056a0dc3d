// Puts a line of an order, or all of it, into the basket again and says what became of each line. Source: issue 13 "Orders".

import { type OrderSummary, type ReorderVerdict, reorderVerdict, type ShipmentItem } from '@tornister/domain/orders';
import { matchRoute } from '@tornister/domain/routing';
import { CART_CHANGED } from '@tornister/domain/session';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import type {
  CartGateway,
  CatalogueGateway,
  ClientStore,
  GatewayError,
  OperationOutcome,
  TabChannel,
} from '../ports/index.ts';

/** What is offered in the place of goods that are gone. */
type Replacement = { readonly name: string; readonly path: string };

export type ReorderedLine = {
  readonly lineNo: string;
  readonly name: string;
  readonly verdict: ReorderVerdict;
  readonly replacement?: Replacement;
};

/** Orders the lines of an order again, or the one that is named; gifts are not ordered. */
export type Reorder = (
  order: Pick<OrderSummary, 'shipments'>,
  lineNo?: string,
) => ResultAsync<readonly ReorderedLine[], GatewayError>;

export type ReorderPorts = {
  readonly carts: Pick<CartGateway, 'update'>;
  readonly catalogue: Pick<CatalogueGateway, 'product'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
};

/** The lines of an order with all their pieces, whatever parcels those are in. */
const orderedLines = (order: Pick<OrderSummary, 'shipments'>): readonly ShipmentItem[] => {
  const lines = new Map<string, ShipmentItem>();
  for (const item of order.shipments.flatMap(({ items }) => items)) {
    const known = lines.get(item.lineNo);
    lines.set(item.lineNo, known === undefined ? item : { ...known, quantity: known.quantity + item.quantity });
  }
  return [...lines.values()].filter(({ price }) => price.cents > 0);
};

const verdictOf = (outcome: OperationOutcome | undefined): ReorderVerdict => {
  if (outcome === undefined || outcome.kind === 'done') return reorderVerdict(undefined);
  return outcome.failure.kind === 'cart.not-done' ? { kind: 'gone' } : reorderVerdict(outcome.failure);
};

/** Makes the command that orders again. All lines go into the basket in one update; other tabs are told. */
export const createReorder = ({ carts, catalogue, tabs, store }: ReorderPorts): Reorder => {
  /** A shop that cannot say now what replaces goods says only that they are gone. */
  const replacementOf = (path: string): ResultAsync<Replacement | undefined, never> => {
    const route = matchRoute(path);
    if (route.kind !== 'product') return okAsync(undefined);
    return catalogue
      .product(brandId<ProductId>(route.id))
      .map((product) => product?.replacement && { name: product.replacement.name, path: product.replacement.path })
      .orElse(() => okAsync(undefined));
  };
  const reported = (item: ShipmentItem, verdict: ReorderVerdict): ResultAsync<ReorderedLine, never> => {
    const line = { lineNo: item.lineNo, name: item.name, verdict };
    return verdict.kind === 'gone'
      ? replacementOf(item.path).map((replacement) => ({
          ...line,
          ...(replacement === undefined ? {} : { replacement }),
        }))
      : okAsync(line);
  };
  return (order, lineNo) => {
    const wanted = orderedLines(order).filter((line) => lineNo === undefined || line.lineNo === lineNo);
    if (wanted.length === 0) return okAsync([]);
    return carts
      .update(wanted.map(({ itemId, quantity }) => ({ kind: 'add-position', itemId, quantity })))
      .andTee(() => {
        tabs.send(CART_CHANGED);
        store.reset();
      })
      .andThen(({ outcomes }) =>
        ResultAsync.combine(wanted.map((item, index) => reported(item, verdictOf(outcomes[index])))),
      );
  };
};
