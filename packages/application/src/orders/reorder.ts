// Puts a line of an order, or all of it, into the basket again and says what became of each line. Source: docs/adr/0075.

import { CART_UPDATE_MAX_OPERATIONS, type Cart, type CartOperation } from '@tornister/domain/cart';
import {
  goodsName,
  type OrderSummary,
  orderedLines,
  type ReorderVerdict,
  reorderVerdict,
  type ShipmentItem,
} from '@tornister/domain/orders';
import { matchRoute, pathOf } from '@tornister/domain/routing';
import { CART_CHANGED } from '@tornister/domain/session';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { addedPieces, trackAddedLines } from '../cart/added-lines.ts';
import type {
  Analytics,
  CartGateway,
  CatalogueGateway,
  ClientStore,
  GatewayError,
  KeyMaker,
  OperationOutcome,
  TabChannel,
} from '../ports/index.ts';

/** What is offered in the place of goods that cannot be had. */
type Replacement = { readonly name: string; readonly path: string };

/** What became of a line, in words short enough for an address. */
export type LineVerdict = { readonly lineNo: string; readonly verdict: ReorderVerdict };

export type ReorderedLine = LineVerdict & {
  readonly name: string;
  /** The page of goods that are sold out, where a mail can be asked for once they are back. */
  readonly path?: string;
  readonly replacement?: Replacement;
};

/** What became of the lines of which the shop has told it; `failure` says why it has not told it of the others, which may be in the basket all the same. */
export type OrderedAgain = { readonly verdicts: readonly LineVerdict[]; readonly failure?: GatewayError };

type Ordered = Pick<OrderSummary, 'shipments'>;

export type Reorder = {
  /** A key for the next form: what is posted twice with it is ordered once. */
  readonly newKey: () => string;
  /** Orders the lines of an order again, or the one that is named; gifts are not ordered. What was not answered is ordered once by the same key. */
  readonly again: (
    order: Ordered,
    wanted: { readonly key: string; readonly lineNo?: string },
  ) => ResultAsync<OrderedAgain, GatewayError>;
  /** The lines with their names, with the page of those that are sold out, and with what replaces those that cannot be had; changes nothing. */
  readonly report: (order: Ordered, verdicts: readonly LineVerdict[]) => ResultAsync<readonly ReorderedLine[], never>;
};

export type ReorderPorts = {
  readonly carts: Pick<CartGateway, 'find' | 'update'>;
  readonly catalogue: Pick<CatalogueGateway, 'product'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
  readonly keys: KeyMaker;
  readonly analytics: Analytics;
};

const verdictOf = (outcome: OperationOutcome | undefined): ReorderVerdict => {
  if (outcome === undefined || outcome.kind === 'done') return reorderVerdict(undefined);
  return outcome.failure.kind === 'cart.not-done' ? { kind: 'gone' } : reorderVerdict(outcome.failure);
};

/** The basket after the portions so far, and what became of their lines. */
type Reordered = OrderedAgain & { readonly cart: Cart | undefined };

/** The lines in portions that one update takes. */
const portionsOf = (lines: readonly ShipmentItem[]): readonly (readonly ShipmentItem[])[] =>
  Array.from({ length: Math.ceil(lines.length / CART_UPDATE_MAX_OPERATIONS) }, (_, portion) =>
    lines.slice(portion * CART_UPDATE_MAX_OPERATIONS, (portion + 1) * CART_UPDATE_MAX_OPERATIONS),
  );

/** Makes the commands that order again. Lines go into the basket a hundred at a time, each portion once for its key; other tabs are told, also of what was not answered, pieces that went in are reported. */
export const createReorder = ({ carts, catalogue, tabs, store, keys, analytics }: ReorderPorts): Reorder => {
  /** A shop that cannot say now what replaces goods says only that they cannot be had. */
  const replacementOf = (path: string): ResultAsync<Replacement | undefined, never> => {
    const route = matchRoute(pathOf(path));
    if (route.kind !== 'product') return okAsync(undefined);
    return catalogue
      .product(brandId<ProductId>(route.id))
      .map((product) => product?.replacement && { name: product.replacement.name, path: product.replacement.path })
      .orElse(() => okAsync(undefined));
  };
  const tell = (): void => {
    tabs.send(CART_CHANGED);
    store.reset();
  };
  const addPortion = (lines: readonly ShipmentItem[], key: string, before: Cart | undefined) => {
    const operations = lines.map(({ itemId, quantity }): CartOperation => ({ kind: 'add-position', itemId, quantity }));
    return carts.update(operations, key).map((update) => {
      trackAddedLines(analytics, addedPieces(before, operations, update).lines);
      return {
        cart: update.cart,
        verdicts: lines.map(
          ({ lineNo }, index): LineVerdict => ({ lineNo, verdict: verdictOf(update.outcomes[index]) }),
        ),
      };
    });
  };
  return {
    newKey: keys.make,
    again: (order, { key, lineNo }) => {
      const wanted = orderedLines(order).filter((line) => lineNo === undefined || line.lineNo === lineNo);
      if (wanted.length === 0) return okAsync({ verdicts: [] });
      const portions = portionsOf(wanted);
      /** Where a later portion fails, what went in before it is in the basket and is told. */
      const addFrom = (portion: number, before: Reordered): ResultAsync<Reordered, GatewayError> => {
        const lines = portions[portion];
        if (lines === undefined) return okAsync(before);
        return addPortion(lines, `${key}.${lineNo ?? 'all'}.${portion}`, before.cart)
          .andThen(({ cart, verdicts }) => addFrom(portion + 1, { cart, verdicts: [...before.verdicts, ...verdicts] }))
          .orElse((failure) => (portion === 0 ? errAsync(failure) : okAsync({ ...before, failure })));
      };
      return carts.find({ withShipping: false }).andThen((opened) =>
        addFrom(0, { cart: opened, verdicts: [] })
          .map(({ cart: _, ...ordered }): OrderedAgain => ordered)
          .andTee(tell)
          .orTee(tell),
      );
    },
    report: (order, verdicts) => {
      const lines = new Map(orderedLines(order).map((line) => [line.lineNo, line]));
      return ResultAsync.combine(
        verdicts.flatMap(({ lineNo, verdict }): readonly ResultAsync<ReorderedLine, never>[] => {
          const line = lines.get(lineNo);
          if (line === undefined) return [];
          const answered = { lineNo, verdict, name: goodsName(line.name, line.variantInfo) };
          if (verdict.kind !== 'gone' && verdict.kind !== 'sold-out') return [okAsync(answered)];
          return [
            replacementOf(line.path).map((replacement) => ({
              ...answered,
              ...(verdict.kind === 'sold-out' ? { path: line.path } : {}),
              ...(replacement === undefined ? {} : { replacement }),
            })),
          ];
        }),
      );
    },
  };
};
