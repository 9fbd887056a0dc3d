// Which order may be sent back: the one of a hash, or the one whose number and postcode somebody knows. Everything that fits no order of this shop
// is answered alike, and wrong tries are counted, so that nobody goes through numbers and postcodes. Every operation of returns begins here, and with a
// login that has ended none goes on: its bearer would be shown the return of a stranger in the place of their own. Source: spec 2 §6, §7
// `findOrderForReturn`, `findOrderForReturnByHash`; OWASP API1.

import { isSamePostcode } from '@tornister/domain/address';
import { limitSubjectOf } from '@tornister/domain/calls';
import { parsePlacedNumber } from '@tornister/domain/orders';
import { checkOrderLookup } from '@tornister/domain/returns';
import { ok, okAsync, type ResultAsync, safeTry } from 'neverthrow';
import { switchesOf } from '../content/feature-switches.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { type Limit, WRONG_RETURN_LOOKUPS_FROM_ADDRESS, WRONG_RETURN_LOOKUPS_OF_ORDER } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { refuseEndedLogin } from '../visitor/require-visitor.ts';
import { orderIdOfHash } from './return-link.ts';

type Found = ResultAsync<OrderRow | undefined, Refusal>;

/** The order of a hash. A hash that the shop has made is no try: it opens its order however many wrong ones came before, from wherever. */
export const findByHash = (context: RequestContext, hash: string): Found => {
  const orderId = orderIdOfHash(context.secrets, hash);
  const limits: Wanted =
    orderId === undefined ? [[WRONG_RETURN_LOOKUPS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)]] : [];
  return refuseEndedLogin(context).asyncAndThen(() =>
    unlessTooOften(context, limits, () =>
      orderId === undefined ? Promise.resolve(undefined) : readOrderWhere(context, 'id', orderId),
    ),
  );
};

/** The order with this number, if it went, or was billed, to this postcode. */
export const findByNumber = (
  context: RequestContext,
  typed: { readonly orderId: string; readonly zipCode: string },
): Found =>
  refuseEndedLogin(context).asyncAndThen(() =>
    checkOrderLookup(typed).match(
      ({ orderId, zipCode }) => {
        const number = parsePlacedNumber(orderId);
        const limits: Wanted = [
          [WRONG_RETURN_LOOKUPS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)],
          [WRONG_RETURN_LOOKUPS_OF_ORDER, number === undefined ? orderId : String(number)],
        ];
        return unlessTooOften(context, limits, async () => {
          const order = number === undefined ? undefined : await readOrderWhere(context, 'number', number);
          return order !== undefined && wentTo(order, zipCode) ? order : undefined;
        });
      },
      () => okAsync(undefined),
    ),
  );

type Wanted = readonly (readonly [limit: Limit, subject: string])[];

const unlessTooOften = (context: RequestContext, limits: Wanted, find: () => Promise<OrderRow | undefined>): Found =>
  safeTry(async function* () {
    const { database, storefront } = context;
    if (!(await switchesOf(database, storefront.store)).returns) return ok(undefined);
    const taken = yield* await withinRateLimits(context, database, limits);
    const order = await find();
    if (order !== undefined) await giveBack(context, taken);
    return ok(order);
  });

const readOrderWhere = (
  { database, storefront }: RequestContext,
  column: 'id' | 'number',
  value: string | number,
): Promise<OrderRow | undefined> =>
  database
    .selectFrom('orders')
    .selectAll()
    .where(column, '=', value)
    .where('store', '=', storefront.store)
    // Of a membership nothing is sent back: one withdraws from it, or cancels it.
    .where('kind', '=', 'goods')
    .where('state', '=', 'placed')
    .executeTakeFirst();

/** Whether the order was delivered or billed to this postcode. */
const wentTo = ({ delivery_address, billing_address }: OrderRow, zipCode: string): boolean =>
  [delivery_address, billing_address].some(({ postcode }) => isSamePostcode(postcode, zipCode));
