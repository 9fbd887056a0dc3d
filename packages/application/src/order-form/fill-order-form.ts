// Entering order numbers quickly: rows are checked, corrected in place, and put into the cart. Source: spec 2 §1 "an order form
// (Bestellschein) for quick entry of order numbers", §7 "validateBestellschein", "validateAndAddToCartBestellschein".

import { type Cart, isFreeGift } from '@tornister/domain/cart';
import {
  isOrderable,
  ORDER_ENTRY_MAX_LINES,
  type OrderEntryProblem,
  type OrderNumberVerdict,
  type OrderPosition,
  type OrderRow,
  readOrderRows,
  type TypedOrderRow,
  typedRowOf,
} from '@tornister/domain/orderform';
import { CART_CHANGED } from '@tornister/domain/session';
import type { ItemId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import { lineFor, trackAddedLines } from '../cart/added-lines.ts';
import type { MaybeCart } from '../cart/cart-preview.ts';
import type { EditCart } from '../cart/edit-cart.ts';
import { tellLost } from '../cart/tell-lost.ts';
import type {
  Analytics,
  CartGateway,
  ClientStore,
  GatewayError,
  KeyMaker,
  OrderFormGateway,
  OrderItem,
  OrderVerdicts,
  TabChannel,
} from '../ports/index.ts';

/** What was entered: rows of the form, and a text that was pasted or read from a file. */
export type OrderFormEntry = { readonly typed: readonly TypedOrderRow[]; readonly text: string };

/** What is said beside a row. */
export type OrderRowVerdict =
  | { readonly kind: 'unreadable'; readonly problem: OrderEntryProblem }
  | OrderNumberVerdict<OrderItem>;

/** A row as it stands in the form afterwards: corrected where the shop corrects it, with what it says. */
export type OrderFormRow = {
  readonly typed: TypedOrderRow;
  /** How it was entered; absent where nobody has looked it up. */
  readonly entered?: TypedOrderRow;
  readonly verdict?: OrderRowVerdict;
};

/** A row that is in the cart now. */
type AddedRow = Extract<OrderNumberVerdict<OrderItem>, { readonly kind: 'found' | 'raised' | 'lowered' }> & {
  /** The cart had the most of it already: nothing more went in. */
  readonly isUnchanged?: true;
};

export type FilledOrderForm = {
  readonly rows: readonly OrderFormRow[];
  /** Lines that are too many at once, as they were entered. */
  readonly rest: string;
  readonly added: readonly AddedRow[];
};

/** Why the cart takes no more of a row, which looking its order number up again would not tell. */
export type CartRefusal = 'cart-full' | 'not-for-sale';

/** What a form shows after it was posted, in words short enough for an address: it can be opened as often as somebody likes. */
export type OrderFormView = {
  readonly typed: readonly TypedOrderRow[];
  readonly rest: string;
  /** By order number. */
  readonly refused: Readonly<Record<string, CartRefusal>>;
  /** Rows that went into the cart in another quantity than was wanted. */
  readonly changed: readonly (OrderPosition & { readonly kind: 'raised' | 'lowered' })[];
};

/** A form as it is opened. */
export const EMPTY_VIEW: OrderFormView = { typed: [], rest: '', refused: {}, changed: [] };

export type FillOrderForm = {
  /** A key for the next form: what is posted twice with it is added once. */
  readonly newKey: () => string;
  /** Looks every row up and changes nothing. */
  readonly show: (view: OrderFormView) => ResultAsync<FilledOrderForm, GatewayError>;
  /** Puts every row that can be ordered into the cart, once for each key; the others stay in the form. Other tabs hear of it. */
  readonly add: (entry: OrderFormEntry, key: string) => ResultAsync<FilledOrderForm, GatewayError>;
};

export type FillOrderFormPorts = {
  readonly orderForm: OrderFormGateway;
  readonly carts: Pick<CartGateway, 'find'>;
  readonly changes: Pick<EditCart, 'settled' | 'adopt'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
  readonly analytics: Analytics;
  readonly keys: KeyMaker;
};

const positionsOf = (rows: readonly OrderRow[]): readonly OrderPosition[] =>
  rows.flatMap((row) => (row.kind === 'entry' ? [{ orderNumber: row.orderNumber, quantity: row.quantity }] : []));

/** The row as the shop would take it: with a quantity that can be ordered, and the number of what replaces it. */
const corrected = (row: OrderRow, verdict: OrderNumberVerdict<OrderItem> | undefined): TypedOrderRow => {
  const typed = typedRowOf(row);
  if (verdict === undefined || !('quantity' in verdict)) return typed;
  return {
    number: verdict.kind === 'replaced' ? verdict.by.orderNumber : typed.number,
    quantity: String(verdict.quantity),
  };
};

const withVerdicts = (rows: readonly OrderRow[], verdicts: OrderVerdicts): readonly OrderFormRow[] => {
  const waiting = [...verdicts];
  return rows.map((row): OrderFormRow => {
    const entered = typedRowOf(row);
    if (row.kind === 'problem')
      return { typed: entered, entered, verdict: { kind: 'unreadable', problem: row.problem } };
    const verdict = waiting.shift();
    return { typed: corrected(row, verdict), entered, ...(verdict === undefined ? {} : { verdict }) };
  });
};

const isAdded = (verdict: OrderRowVerdict | undefined): verdict is AddedRow =>
  verdict !== undefined && verdict.kind !== 'unreadable' && isOrderable(verdict);

/** What an entry is shown with: its rows as they were read, each order number once. */
export const enteredView = ({ typed, text }: OrderFormEntry): OrderFormView => {
  const { rows, rest } = readOrderRows(typed, text);
  return { ...EMPTY_VIEW, typed: rows.map(typedRowOf), rest };
};

/** What is shown after rows went into the cart: those that did not, and those of which there are more or fewer than was wanted. */
export const addedView = ({ rows, rest, added }: FilledOrderForm): OrderFormView => ({
  typed: rows.map(({ typed, entered = typed }) => entered),
  rest,
  refused: Object.fromEntries(
    rows.flatMap(({ verdict }) =>
      verdict?.kind === 'cart-full' || verdict?.kind === 'not-for-sale'
        ? [[verdict.item.orderNumber, verdict.kind] as const]
        : [],
    ),
  ),
  changed: added.flatMap(({ kind, item: { orderNumber }, quantity }) =>
    kind === 'found' ? [] : [{ kind, orderNumber, quantity }],
  ),
});

/** The verdict, unless the cart itself has refused the row. */
const unlessRefused = (
  verdict: OrderNumberVerdict<OrderItem>,
  refused: OrderFormView['refused'],
): OrderNumberVerdict<OrderItem> => {
  if (!isAdded(verdict)) return verdict;
  const kind = refused[verdict.item.orderNumber];
  return kind === undefined ? verdict : { kind, item: verdict.item };
};

/** The pieces of an item that are paid for; a deal on some of them is a line of its own. */
const piecesOf = (itemId: ItemId, cart: MaybeCart): number =>
  (cart?.lines ?? [])
    .filter((line) => line.itemId === itemId && !isFreeGift(line.kind))
    .reduce((pieces, { quantity }) => pieces + quantity, 0);

/** How many more of an item there are than before. */
const grownBy = (itemId: ItemId, before: MaybeCart, cart: Cart): number =>
  piecesOf(itemId, cart) - piecesOf(itemId, before);

/** Makes the commands of the order form; adding waits for the changes of the cart that are on their way in this tab. */
export const createFillOrderForm = ({
  orderForm,
  carts,
  changes,
  tabs,
  store,
  analytics,
  keys,
}: FillOrderFormPorts): FillOrderForm => {
  const track = (before: MaybeCart, cart: Cart, added: readonly AddedRow[]): void => {
    const lines = added.flatMap(({ item: { itemId } }) => {
      const line = lineFor(itemId, cart);
      const quantity = grownBy(itemId, before, cart);
      return line === undefined || quantity <= 0 ? [] : [{ line, quantity }];
    });
    trackAddedLines(analytics, lines);
  };
  return {
    newKey: keys.make,
    show: ({ typed, rest: unread, refused, changed }) => {
      const { rows, rest } = readOrderRows(typed, '');
      const positions = positionsOf(rows);
      const reported = changed.slice(0, ORDER_ENTRY_MAX_LINES - positions.length);
      const asked = [...positions, ...reported.map(({ orderNumber, quantity }) => ({ orderNumber, quantity }))];
      const checked = asked.length === 0 ? okAsync<OrderVerdicts, GatewayError>([]) : orderForm.check(asked);
      return checked.map((verdicts) => ({
        rows: withVerdicts(
          rows,
          verdicts.slice(0, positions.length).map((verdict) => unlessRefused(verdict, refused)),
        ),
        rest: [rest, unread].filter((part) => part !== '').join('\n'),
        added: reported.flatMap(({ kind, quantity }, at) => {
          const verdict = verdicts[positions.length + at];
          return verdict !== undefined && 'item' in verdict ? [{ kind, quantity, item: verdict.item }] : [];
        }),
      }));
    },
    add: ({ typed, text }, key) => {
      const { rows, rest } = readOrderRows(typed, text);
      const positions = positionsOf(rows);
      if (positions.length === 0) return okAsync({ rows: withVerdicts(rows, []), rest, added: [] });
      // What the cart holds beforehand tells how much of a row went in.
      return changes
        .settled()
        .andThen(() => carts.find({ withShipping: false }))
        .andThen((before) =>
          orderForm
            .add(positions, key)
            .orTee(tellLost({ tabs, store }))
            .map((answer) => ({ ...answer, before })),
        )
        .andThrough(({ cart }) => changes.adopt(cart))
        .map(({ cart, verdicts, before }) => {
          const judged = withVerdicts(rows, verdicts);
          const added = judged
            .map(({ verdict }) => verdict)
            .filter(isAdded)
            .map(
              (row): AddedRow =>
                row.kind === 'lowered' && grownBy(row.item.itemId, before, cart) <= 0
                  ? { ...row, isUnchanged: true }
                  : row,
            );
          if (added.length > 0) tabs.send(CART_CHANGED);
          track(before, cart, added);
          return { rows: judged.filter(({ verdict }) => !isAdded(verdict)), rest, added };
        });
    },
  };
};
