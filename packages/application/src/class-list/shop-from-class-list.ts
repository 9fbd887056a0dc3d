// A family shops from the list of its class: without a login, with a secret of its browser by which it finds its promises again.
// Source: docs/class-lists.md.

import { PROMISE_COOKIE, PROMISE_COOKIE_S } from '@tornister/domain/classlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Alternatives, FindAlternatives } from '../alternatives/find-alternatives.ts';
import type { FilledOrderForm, FillOrderForm } from '../order-form/fill-order-form.ts';
import type { ClassListGateway, CookieJar, GatewayError, KeyMaker, SharedClassList } from '../ports/index.ts';
import { type BasketRow, type ChosenAlternatives, familyRows } from './family-rows.ts';

export type ShopFromClassList = {
  /** The list of a link; undefined where it leads nowhere. */
  readonly open: (token: string) => ResultAsync<SharedClassList | undefined, GatewayError>;
  /** Says that this family brings so many pieces for the class, in the place of what it has said before; 0 takes it back. */
  readonly promise: (token: string, entryId: string, quantity: number) => ResultAsync<void, GatewayError>;
  /** What else the shop has for these rows, the cheapest first; only where any brand will do. */
  readonly alternatives: (
    list: SharedClassList,
    entryIds: readonly string[],
  ) => ResultAsync<Alternatives, GatewayError>;
  /** Puts what is missing into the basket, once for each key; where another article was chosen, that one. */
  readonly add: (
    list: SharedClassList,
    there: readonly string[],
    key: string,
    chosen?: ChosenAlternatives,
  ) => ResultAsync<{ readonly rows: readonly BasketRow[]; readonly filled: FilledOrderForm }, GatewayError>;
  readonly newKey: () => string;
};

export type ShopFromClassListPorts = {
  readonly classLists: Pick<ClassListGateway, 'shared' | 'promise'>;
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly keys: KeyMaker;
  readonly orderForm: Pick<FillOrderForm, 'newKey' | 'add'>;
  readonly findAlternatives: FindAlternatives;
};

/** Makes the commands. */
export const createShopFromClassList = ({
  classLists,
  cookies,
  keys,
  orderForm,
  findAlternatives,
}: ShopFromClassListPorts): ShopFromClassList => ({
  newKey: orderForm.newKey,
  open: (token) => classLists.shared(token, cookies.get(PROMISE_COOKIE) ?? ''),
  promise: (token, entryId, quantity) => {
    const known = cookies.get(PROMISE_COOKIE);
    // Who has promised nothing has nothing to take back, and needs no secret.
    if (known === undefined && quantity === 0) return okAsync(undefined);
    const family = known ?? keys.make();
    return classLists.promise(token, family, entryId, quantity).andTee(() => {
      cookies.set(PROMISE_COOKIE, family, { maxAgeSeconds: PROMISE_COOKIE_S });
    });
  },
  alternatives: ({ entries }, entryIds) => findAlternatives.of(entries.filter(({ id }) => entryIds.includes(id))),
  add: ({ entries }, there, key, chosen) => {
    const rows = familyRows(entries, there, chosen);
    const typed = rows.map(({ item, quantity }) => ({ number: item.orderNumber, quantity: String(quantity) }));
    return orderForm.add({ typed, text: '' }, key).map((filled) => ({ rows, filled }));
  },
});
