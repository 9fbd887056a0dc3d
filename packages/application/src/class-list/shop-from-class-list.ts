// A family shops from the list of its class: without a login, with a secret of its browser by which it finds its promises again.
// Source: docs/class-lists.md.

import { isPromiseSecret, PROMISE_COOKIE, PROMISE_COOKIE_S } from '@tornister/domain/classlist';
import { mayHaveBeenDone } from '@tornister/domain/session';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Alternatives, FindAlternatives } from '../alternatives/find-alternatives.ts';
import type { FillOrderForm } from '../order-form/fill-order-form.ts';
import type { ClassListGateway, CookieJar, GatewayError, KeyMaker, SharedClassList } from '../ports/index.ts';
import { type ChosenAlternatives, familyRows, type OrderedRows } from './family-rows.ts';
import { putIntoBasket } from './put-into-basket.ts';

export type ShopFromClassList = {
  /** The list of a link; undefined where it leads nowhere. */
  readonly open: (token: string) => ResultAsync<SharedClassList | undefined, GatewayError>;
  /**
   * Says that this family brings so many pieces for the class, in the place of what it has said before; 0 takes it back. A family that has no
   * secret yet gets the one that its form was given, so that the same form sent again is of the same family.
   */
  readonly promise: (
    token: string,
    entryId: string,
    quantity: number,
    proposed?: string,
  ) => ResultAsync<void, GatewayError>;
  /** A secret for the form of a family that has none yet. */
  readonly newSecret: () => string | undefined;
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
  ) => ResultAsync<OrderedRows, GatewayError>;
  readonly newKey: () => string;
};

export type ShopFromClassListPorts = {
  readonly classLists: Pick<ClassListGateway, 'shared' | 'promise'>;
  readonly cookies: Pick<CookieJar, 'get' | 'set' | 'remove'>;
  readonly keys: KeyMaker;
  readonly orderForm: Pick<FillOrderForm, 'newKey' | 'add'>;
  readonly findAlternatives: FindAlternatives;
};

/**
 * The secret of a family; one that is new is kept before anything is promised with it, and goes where all of that was refused. It is the only
 * way back to a promise that may have been taken.
 */
const familySecrets = ({ cookies, keys }: Pick<ShopFromClassListPorts, 'cookies' | 'keys'>) => {
  let fresh: { readonly secret: string; readonly pending: number; readonly isNeeded: boolean } | undefined;
  const known = (): string | undefined => cookies.get(PROMISE_COOKIE) ?? fresh?.secret;
  const keep = (secret: string): void => cookies.set(PROMISE_COOKIE, secret, { maxAgeSeconds: PROMISE_COOKIE_S });
  const settle = (secret: string, isNeeded: boolean): void => {
    if (fresh?.secret !== secret) return;
    fresh = { secret, pending: fresh.pending - 1, isNeeded: fresh.isNeeded || isNeeded };
    if (fresh.pending > 0) return;
    if (!fresh.isNeeded) cookies.remove(PROMISE_COOKIE);
    fresh = undefined;
  };
  return {
    known,
    /** Promises with the secret; two first promises at the same moment are of one family. */
    with: (
      proposed: string,
      promise: (secret: string) => ResultAsync<void, GatewayError>,
    ): ResultAsync<void, GatewayError> => {
      const before = known();
      const secret = before ?? (isPromiseSecret(proposed) ? proposed : keys.make());
      if (before === undefined) {
        fresh = { secret, pending: 0, isNeeded: false };
        keep(secret);
      }
      if (fresh?.secret === secret) fresh = { ...fresh, pending: fresh.pending + 1 };
      return promise(secret)
        .andTee(() => {
          keep(secret);
          settle(secret, true);
        })
        .orTee((error) => settle(secret, mayHaveBeenDone(error)));
    },
  };
};

/** Makes the commands. */
export const createShopFromClassList = ({
  classLists,
  cookies,
  keys,
  orderForm,
  findAlternatives,
}: ShopFromClassListPorts): ShopFromClassList => {
  const secrets = familySecrets({ cookies, keys });
  return {
    newKey: orderForm.newKey,
    newSecret: () => (secrets.known() === undefined ? keys.make() : undefined),
    open: (token) => classLists.shared(token, cookies.get(PROMISE_COOKIE) ?? ''),
    promise: (token, entryId, quantity, proposed = '') => {
      // Who has promised nothing has nothing to take back, and needs no secret.
      if (secrets.known() === undefined && quantity === 0) return okAsync(undefined);
      return secrets.with(proposed, (secret) => classLists.promise(token, secret, entryId, quantity));
    },
    alternatives: ({ entries }, entryIds) => findAlternatives.of(entries.filter(({ id }) => entryIds.includes(id))),
    add: ({ entries }, there, key, chosen) => putIntoBasket(orderForm, familyRows(entries, there, chosen), key),
  };
};
