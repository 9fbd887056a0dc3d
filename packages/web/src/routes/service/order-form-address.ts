// The address of an order form that was posted: a reload asks the shop again what it says about the rows, and posts nothing.

import { type CartRefusal, EMPTY_VIEW, type OrderFormView } from '@tornister/application/order-form';
import { ORDER_ENTRY_MAX_LINES, type TypedOrderRow } from '@tornister/domain/orderform';
import { PATHS } from '@tornister/domain/routing';
import { LONGEST_SEARCH, readGroups, writeGroups } from '../address-groups.ts';

/** What an address says: the rows, how many others went into the basket, and where in the form somebody was. */
export type AddressedForm = {
  readonly view: OrderFormView;
  readonly inBasket: number;
  /** The row whose button was pressed. */
  readonly at?: number;
  /** Rows that the button for more has asked for. */
  readonly wantedRows?: number;
};

/** The address at which a form is shown; nothing where it would be too long for one. */
export const orderFormAddress = ({ view, inBasket, at, wantedRows }: AddressedForm): string | undefined => {
  const refusedBy = (kind: CartRefusal) => Object.keys(view.refused).filter((number) => view.refused[number] === kind);
  const parameters: Readonly<Record<string, string>> = {
    list: writeGroups(view.typed.map(({ number, quantity }) => [number, quantity])),
    rest: view.rest,
    full: writeGroups([refusedBy('cart-full')]),
    none: writeGroups([refusedBy('not-for-sale')]),
    changed: writeGroups(view.changed.map(({ kind, orderNumber, quantity }) => [orderNumber, kind, quantity])),
    added: inBasket === 0 ? '' : String(inBasket),
    more: wantedRows === undefined ? '' : String(wantedRows),
    at: at === undefined ? '' : String(at),
  };
  const search = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  if (search.length > LONGEST_SEARCH) return undefined;
  return search === '' ? PATHS.orderForm : `${PATHS.orderForm}?${search}`;
};

const numberIn = (search: URLSearchParams, name: string): number | undefined => {
  const digits = /^\d{1,3}$/.exec(search.get(name) ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
};

const changedIn = (search: URLSearchParams): OrderFormView['changed'] =>
  readGroups(search.get('changed'), 3, ORDER_ENTRY_MAX_LINES).flatMap(([orderNumber = '', kind, digits = '']) =>
    (kind === 'raised' || kind === 'lowered') && /^[1-9]\d{0,3}$/.test(digits)
      ? [{ orderNumber, kind, quantity: Number(digits) }]
      : [],
  );

/** What the parameters of an address say, as far as it can be read; undefined for the form as it is opened. */
export const readOrderFormAddress = (search: URLSearchParams): AddressedForm | undefined => {
  if (search.size === 0) return undefined;
  const typed = readGroups(search.get('list'), 2, ORDER_ENTRY_MAX_LINES).map(
    ([number = '', quantity = '']): TypedOrderRow => ({ number, quantity }),
  );
  const refused = (name: string, kind: CartRefusal) =>
    readGroups(search.get(name), 1, ORDER_ENTRY_MAX_LINES).map(([number = '']) => [number, kind] as const);
  const at = numberIn(search, 'at');
  const wantedRows = numberIn(search, 'more');
  return {
    view: {
      ...EMPTY_VIEW,
      typed,
      rest: (search.get('rest') ?? '').slice(0, LONGEST_SEARCH),
      refused: Object.fromEntries([...refused('full', 'cart-full'), ...refused('none', 'not-for-sale')]),
      changed: changedIn(search),
    },
    inBasket: numberIn(search, 'added') ?? 0,
    ...(at === undefined ? {} : { at }),
    ...(wantedRows === undefined ? {} : { wantedRows }),
  };
};
