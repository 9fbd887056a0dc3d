// Wishes to hear when an article can be bought again, with double opt-in: a wish counts once the link in its mail was used. The answer is the
// same whether the address is known or not; what is done shows in the mailbox alone. Source: GDPR Art. 7; § 7 UWG.

import { limitSubjectOf } from '@tornister/domain/calls';
import { tidyEmail } from '@tornister/domain/forms';
import {
  checkStockAlert,
  endLinkState,
  type MailedLinkState,
  mayAskAgain,
  stockAlertLinkState,
  stockAlertState,
} from '@tornister/domain/newsletter';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { badLink, countToken } from '../auth/mailed-links.ts';
import { readGoods } from '../cart/goods.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { StockAlertsTable } from '../database/newsletter-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { DONE, invalid, refusedWith } from '../graphql/form-answers.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack, takeAll } from '../limits/limiter.ts';
import { SAME_WISH, STOCK_ALERT_MAILS_TO_RECIPIENT, STOCK_ALERTS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { type AlertLink, confirmedBy, endedBy } from './alert-tokens.ts';

type Change = Answer<'MutationResult'>;
type Wish = { readonly itemId: string; readonly email: string; readonly honeypotField: string };

/** A row as the domain sees it. */
const seen = (row: Pick<StockAlertsTable, 'requested_at' | 'confirmed_at' | 'notified_at'>) => ({
  requestedAt: row.requested_at,
  confirmedAt: row.confirmed_at,
  notifiedAt: row.notified_at,
});

/** Notes the wish and has the mail sent that asks whether it is really meant. */
export const askForStock = (context: RequestContext, wish: Wish): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { database, storefront, clientAddress, log, now } = context;
    const checked = checkStockAlert({ email: wish.email });
    if (checked.isErr()) return ok(invalid(checked.error));
    yield* await withinRateLimits(context, database, [[STOCK_ALERTS_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
    if (wish.honeypotField !== '') {
      log.warn({ event: 'malicious_bot_dropped', form: 'askForStock' }, 'wish dropped');
      return ok(DONE);
    }
    const item = (await readGoods(database, [wish.itemId], storefront.store, now())).get(wish.itemId);
    if (item === undefined) return ok(refusedWith('vue.stockAlert.unknown'));
    if (item.isForSale) return ok(refusedWith('vue.stockAlert.forSale'));
    const email = tidyEmail(checked.value.email);
    const counted = await takeAll(context, [
      [SAME_WISH, `stock ${wish.itemId} ${email}`],
      [STOCK_ALERT_MAILS_TO_RECIPIENT, email],
    ]);
    if (counted.isOk()) await ask(context, wish.itemId, email);
    return ok(DONE);
  });

/** Who waits already gets no mail; who asks again before that, or after the one mail, gets another link. */
const ask = async ({ database, storefront, now }: RequestContext, itemId: string, email: string): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    const { store, language, baseUrl } = storefront;
    const asked = { language, base_url: baseUrl, requested_at: now(), confirmed_at: null, notified_at: null };
    const added = await transaction
      .insertInto('stock_alerts')
      .values({ id: unguessableId(), item_id: itemId, store, email, ...asked })
      .onConflict((conflict) => conflict.constraint('stock_alerts_wish').doNothing())
      .returning('id')
      .executeTakeFirst();
    const alertId = added?.id ?? (await askAnew(transaction, { item_id: itemId, store, email }, asked));
    if (alertId === undefined) return;
    const key = `stock-alert:${unguessableId()}`;
    await post(transaction, key, { kind: 'stock-alert', key, alertId }, now());
  });
};

/** Begins a wish anew that is there; answers its id, or nothing for one that waits. */
const askAnew = async (
  transaction: Transaction,
  { item_id, store, email }: Pick<StockAlertsTable, 'item_id' | 'store' | 'email'>,
  asked: Omit<StockAlertsTable, 'id' | 'item_id' | 'store' | 'email'>,
): Promise<string | undefined> => {
  const known = await transaction
    .selectFrom('stock_alerts')
    .selectAll()
    .where('item_id', '=', item_id)
    .where('store', '=', store)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (known === undefined || !mayAskAgain(seen(known), asked.requested_at)) return undefined;
  await transaction.updateTable('stock_alerts').set(asked).where('id', '=', known.id).execute();
  return known.id;
};

/** What the link of a mail that confirms a wish, or ends it, can still do. */
export const alertLinkState = async (
  { database, secrets, now }: Pick<RequestContext, 'database' | 'secrets' | 'now'>,
  link: AlertLink,
  token: string,
): Promise<MailedLinkState> => {
  const alertId = link === 'end' ? endedBy(secrets, token)?.alertId : confirmedBy(secrets, token);
  if (alertId === undefined) return 'unknown';
  const row = await database.selectFrom('stock_alerts').selectAll().where('id', '=', alertId).executeTakeFirst();
  return link === 'end' ? endLinkState(row !== undefined) : stockAlertLinkState(row && seen(row), now());
};

/** Has the wish count that the token of a mail confirms; the link may be used again while the wish stands. */
export const confirmStockAlert = (context: RequestContext, token: string): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { database, secrets, now, log } = context;
    const taken = yield* await countToken(context);
    const alertId = confirmedBy(secrets, token);
    if (alertId === undefined) return ok(badLink(context));
    await giveBack(context, taken);
    const isGood = await database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('stock_alerts')
        .selectAll()
        .where('id', '=', alertId)
        .forUpdate()
        .executeTakeFirst();
      const state = row && stockAlertState(seen(row), now());
      if (state === undefined || state === 'over') return false;
      if (state === 'asked')
        await transaction.updateTable('stock_alerts').set({ confirmed_at: now() }).where('id', '=', alertId).execute();
      return true;
    });
    if (!isGood) return ok(badLink(context));
    log.info({ event: 'stock_alert_confirmed' }, 'wish confirmed');
    return ok(DONE);
  });

/** Ends the wish that a mail's link names, or all of its mailbox, also when that wish is gone; an older link, which names no mailbox, ends all only before that. */
export const endStockAlerts = (
  context: RequestContext,
  { token, all }: { readonly token: string; readonly all: boolean },
): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { database, secrets, log } = context;
    const taken = yield* await countToken(context);
    const ended = endedBy(secrets, token);
    if (ended === undefined) return ok(badLink(context));
    await giveBack(context, taken);
    const email = all ? (ended.email ?? (await mailboxOf(database, ended.alertId))) : undefined;
    if (all && email === undefined) return ok(badLink(context));
    await (email === undefined
      ? database.deleteFrom('stock_alerts').where('id', '=', ended.alertId)
      : database.deleteFrom('stock_alerts').where('email', '=', email)
    ).execute();
    log.info({ event: 'stock_alert_ended' }, 'wishes ended');
    return ok(DONE);
  });

const mailboxOf = async (database: Database, alertId: string): Promise<string | undefined> =>
  (await database.selectFrom('stock_alerts').select('email').where('id', '=', alertId).executeTakeFirst())?.email;
