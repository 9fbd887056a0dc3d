// The addresses of the sandbox's wallet: where a shopper chooses addresses and a card, and where an order is paid with what was chosen.

import { ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { MINUTE_MS } from '@tornister/domain/shared';
import type { Context, Hono } from 'hono';
import type { Services } from '../../server/services.ts';
import { decide, REPORTS, returnAddress } from './decide.ts';
import { openWalletData, type PaymentData, type WalletData } from './payment-data.ts';
import { postedFields } from './posted-fields.ts';
import { brokenPage } from './sandbox-page.ts';
import {
  decideWallet,
  type SandboxWalletDecision,
  WALLET_CARDS,
  WALLET_PEOPLE,
  walletDecision,
} from './wallet-book.ts';
import { walletPage } from './wallet-page.ts';

/** A session's page is good for half an hour. */
const SESSION_PAGE_MS = 30 * MINUTE_MS;

type Sandbox = {
  readonly open: (sealed: unknown) => PaymentData | undefined;
  /** Sends due reports. */
  readonly deliver: () => Promise<void>;
  readonly allowReturn: (http: Context, shop: { readonly baseUrl: string }) => void;
};

/** What somebody has pressed; nothing for what no button says. */
const decisionIn = (form: Readonly<Record<string, unknown>>): SandboxWalletDecision | undefined => {
  if (form.decision === 'cancel') return { kind: 'cancelled' };
  if (form.decision === 'decline') return { kind: 'declined' };
  const person = WALLET_PEOPLE.find(({ id }) => id === form.person)?.id;
  const card = WALLET_CARDS.find(({ id }) => id === form.card)?.id;
  if (form.decision !== 'approve' || person === undefined || card === undefined) return undefined;
  return { kind: 'approved', person, card, report: REPORTS.find((known) => known === form.report) ?? 'once' };
};

const backTo = ({ returnUrl, cancelUrl, sessionId }: WalletData, decision: SandboxWalletDecision): string => {
  const url = new URL(decision.kind === 'cancelled' ? cancelUrl : returnUrl);
  url.searchParams.set(ROUTE_PARAMETERS.walletSession, sessionId);
  return url.href;
};

/** Adds the addresses of the wallet. */
export const addWalletRoutes = (app: Hono, services: Services, { open, deliver, allowReturn }: Sandbox): void => {
  const { database, secrets, now } = services;
  const openSession = (sealed: unknown): WalletData | undefined => {
    const data = openWalletData(secrets.payment, String(sealed ?? ''));
    return data !== undefined && now() - data.createdAt <= SESSION_PAGE_MS ? data : undefined;
  };
  app.get('/wallet-session', (http) => {
    const sealed = http.req.query('Data');
    const data = openSession(sealed);
    if (data === undefined) return http.html(brokenPage(), 400);
    allowReturn(http, { baseUrl: new URL(data.returnUrl).origin });
    return http.html(walletPage(data, String(sealed)));
  });
  app.post('/wallet-session', async (http) => {
    const form = await postedFields(http);
    const data = openSession(form.Data);
    const decision = decisionIn(form);
    if (data === undefined || decision === undefined) return http.html(brokenPage(), 400);
    const counted = await decideWallet(database, data.sessionId, decision);
    return counted === undefined ? http.html(brokenPage(), 400) : http.redirect(backTo(data, counted), 303);
  });
  // Nobody is asked again: the card that was chosen pays, or is declined.
  app.get('/wallet-order', async (http) => {
    const data = open(http.req.query('Data'));
    const chosen =
      data?.walletSessionId === undefined ? undefined : await walletDecision(database, data.walletSessionId);
    if (data === undefined || typeof chosen !== 'object' || chosen.kind !== 'approved')
      return http.html(brokenPage(), 400);
    const counted = await decide(services, data, chosen.card === 'accepted' ? 'approve' : 'decline', chosen.report);
    await deliver();
    return http.redirect(returnAddress(data, counted), 303);
  });
};
