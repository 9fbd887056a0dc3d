// The addresses of the sandbox provider.

import { type Context, Hono } from 'hono';
import type { Services } from '../../server/services.ts';
import { type CardVerdict, checkCard, type TypedCard } from './card.ts';
import { DECISIONS, type Decision, decide, REPORTS, returnAddress } from './decide.ts';
import { openPaymentData, type PaymentData } from './payment-data.ts';
import { postedFields } from './posted-fields.ts';
import { brokenPage, paymentPage, type RefusedCard, SANDBOX_STYLE } from './sandbox-page.ts';
import { addWalletRoutes } from './wallet-routes.ts';

/** A payment page is good for half an hour; the order waits longer. */
const PAYMENT_PAGE_MS = 30 * 60_000;

type Deliver = () => Promise<void>;

/** The pages of the sandbox; `deliver` sends due reports before the browser is sent back. */
export const sandboxRoutes = (services: Services, deliver: Deliver): Hono => {
  const app = new Hono();
  const open = (sealed: unknown): PaymentData | undefined => {
    const data = openPaymentData(services.secrets.payment, String(sealed ?? ''));
    return data !== undefined && services.now() - data.createdAt <= PAYMENT_PAGE_MS ? data : undefined;
  };
  const show = (http: Context, sealed: unknown, refused?: RefusedCard): Response | Promise<Response> => {
    const data = open(sealed);
    if (data === undefined) return http.html(brokenPage(), 400);
    allowReturn(http, data);
    return http.html(paymentPage(data, String(sealed), refused), refused === undefined ? 200 : 422);
  };
  app.use(async (http, next) => {
    await next();
    if (!http.res.headers.has(POLICY)) http.header(POLICY, CLOSED_POLICY);
    if (http.req.method === 'POST') http.header('cache-control', 'no-store');
  });
  app.get('/style.css', (http) => http.body(SANDBOX_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.post('/card', async (http) => show(http, (await postedFields(http)).Data));
  app.get('/wallet', (http) => show(http, http.req.query('Data')));
  app.post('/decide', async (http) => {
    const form = await postedFields(http);
    const data = open(form.Data);
    const decision = DECISIONS.find((known) => known === form.decision);
    if (data === undefined || decision === undefined) return http.html(brokenPage(), 400);
    const report = REPORTS.find((known) => known === form.report) ?? 'once';
    const typed = typedIn(form);
    const outcome = outcomeOf(data, decision, typed, services.now());
    if (typeof outcome === 'object') return show(http, form.Data, { ...outcome, typed, report });
    const counted = await decide(services, data, outcome, report);
    await deliver();
    return http.redirect(returnAddress(data, counted), 303);
  });
  addWalletRoutes(app, services, { open, deliver, allowReturn });
  return app;
};

const POLICY = 'content-security-policy';
const CLOSED_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Browsers check the target of a redirect after a form, too. */
const allowReturn = (http: Context, { baseUrl }: Pick<PaymentData, 'baseUrl'>): void =>
  http.header(POLICY, `${CLOSED_POLICY}; form-action 'self' ${baseUrl}`);

const typedIn = (form: Readonly<Record<string, unknown>>): TypedCard => ({
  number: String(form.number ?? ''),
  expiry: String(form.expiry ?? ''),
  cvc: String(form.cvc ?? ''),
});

/** What becomes of the payment, or why the card cannot be one. */
const outcomeOf = (
  { paymentId }: PaymentData,
  decision: Decision,
  typed: TypedCard,
  now: number,
): Decision | Extract<CardVerdict, { kind: 'invalid' }> => {
  if (paymentId !== 'CREDIT_CARD' || decision === 'decline' || decision === 'cancel') return decision;
  const verdict = checkCard(typed, new Date(now));
  if (verdict.kind === 'invalid') return verdict;
  return verdict.kind === 'declined' ? 'decline' : decision;
};
