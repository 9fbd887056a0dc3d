// The staff desk: what people who pack, send and take back do, as JSON for their programs and for `npm run staff`. It is there where STAFF_TOKEN is
// set, for whoever brings that token; the shop host never leads here. docs/staff-desk.md; docs/adr/0074.

import { FULFILMENT_STEPS } from '@tornister/domain/orders';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { err, ok } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { Services } from '../server/services.ts';
import { cancelOrder } from './cancel-order.ts';
import { endEarly, turnDownCancellation } from './end-early.ts';
import { moveParcel } from './move-parcel.ts';
import {
  CANCELLATION,
  ENTRY_ID,
  NOTHING,
  ORDER_LIST,
  RETURN_LIST,
  REVIEW_LIST,
  readBody,
  readInput,
  readOrderNumber,
  readParcelName,
  readReturnNumber,
  readStepBody,
  TRANSFER_KIND,
} from './staff-input.ts';
import { listStaffOrders, readStaffOrder } from './staff-orders.ts';
import type { StaffAnswer } from './staff-refusal.ts';
import { listStaffReturns, moveReturn } from './staff-returns.ts';
import { decideReview, listStaffReviews } from './staff-reviews.ts';
import { onlyWithToken, type StaffEnvironment, written } from './staff-token.ts';
import { listTransfers, noteTransfer, noteTransferMade } from './staff-transfers.ts';

export const STAFF_PATH = '/staff';

/** Five hundred lines of a parcel fit in. */
const MAX_BODY_BYTES = 32 * 1_024;
const TOO_LARGE = { error: 'BODY_TOO_LARGE', message: `A body has ${MAX_BODY_BYTES} bytes at the most.` };

type Call = Context<StaffEnvironment>;

/** The paths below `/staff`, for whoever brings the token. */
export const staffRoutes = (services: Services, token: string): Hono<StaffEnvironment> => {
  const { database } = services;
  const listed = <Wanted>(
    http: Call,
    wanted: StaffAnswer<Wanted>,
    list: (from: Database, wanted: Wanted) => Promise<object>,
  ): Promise<Response> => answered(http, wanted, async (read) => ok(await list(database, read)));
  const desk = new Hono<StaffEnvironment>();
  desk.use(written(services));
  desk.use(onlyWithToken(services, token));
  desk.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (http) => http.json(TOO_LARGE, 413) }));

  desk.get('/orders', (http) => listed(http, readInput(ORDER_LIST, http.req.query()), listStaffOrders));
  desk.get('/returns', (http) => listed(http, readInput(RETURN_LIST, http.req.query()), listStaffReturns));
  desk.get('/reviews', (http) => listed(http, readInput(REVIEW_LIST, http.req.query()), listStaffReviews));
  desk.get('/transfers', (http) => listed(http, readInput(NOTHING, http.req.query()), listTransfers));
  desk.get('/orders/:order', (http) =>
    answered(http, readOrderNumber(http.req.param('order')), (number) => readStaffOrder(database, number)),
  );

  desk.post('/orders/:order/paid', (http) =>
    done(http, readOrderNumber(http.req.param('order')), (number) => noteTransfer(services, number)),
  );
  desk.post('/orders/:order/cancel', async (http) => {
    const said = readBody(CANCELLATION, await http.req.text());
    const told = readOrderNumber(http.req.param('order')).andThen((number) => said.map(({ by }) => ({ number, by })));
    return answered(http, told, ({ number, by }) => cancelOrder(services, number, by));
  });
  for (const step of FULFILMENT_STEPS)
    desk.post(`/parcels/:parcel/${step}`, async (http) => {
      const said = readStepBody(step, await http.req.text());
      const told = readParcelName(http.req.param('parcel')).andThen((name) =>
        said.map((more) => ({ ...more, name, step })),
      );
      return answered(http, told, (parcel) => moveParcel(services, parcel));
    });
  for (const told of ['arrived', 'accepted'] as const)
    desk.post(`/returns/:return/${told}`, (http) =>
      done(http, readReturnNumber(http.req.param('return')), (number) => moveReturn(services, number, told)),
    );
  for (const decision of ['approve', 'reject'] as const)
    desk.post(`/reviews/:review/${decision}`, (http) =>
      done(http, readInput(ENTRY_ID, http.req.param('review'), 'review'), (id) => decideReview(services, id, decision)),
    );
  for (const [decision, decide] of [
    ['end-early', endEarly],
    ['turn-down', turnDownCancellation],
  ] as const)
    desk.post(`/cancellations/:cancellation/${decision}`, (http) =>
      done(http, readInput(ENTRY_ID, http.req.param('cancellation'), 'cancellation'), (id) => decide(services, id)),
    );
  desk.post('/transfers/:kind/:id/made', (http) =>
    done(
      http,
      readInput(TRANSFER_KIND, http.req.param('kind'), 'kind').andThen((kind) =>
        readInput(ENTRY_ID, http.req.param('id'), 'id').map((id) => ({ kind, id })),
      ),
      ({ kind, id }) => noteTransferMade(services, kind, id),
    ),
  );
  return desk;
};

/** Works with what was read, and answers what came of it. */
const answered = async <Input>(
  http: Call,
  input: StaffAnswer<Input>,
  work: (input: Input) => Promise<StaffAnswer<object>>,
): Promise<Response> => {
  const result: StaffAnswer<object> = input.isErr() ? err(input.error) : await work(input.value);
  return result.match(
    (value) => http.json(value),
    ({ status, error, message }) => http.json({ error, message }, status),
  );
};

/** The same for what needs no body: whoever sends one expects something that does not happen. */
const done = async <Input>(
  http: Call,
  input: StaffAnswer<Input>,
  work: (input: Input) => Promise<StaffAnswer<object>>,
): Promise<Response> => {
  const body = readBody(NOTHING, await http.req.text());
  return answered(
    http,
    input.andThen((read) => body.map(() => read)),
    work,
  );
};
