// The wallet of the sandbox: its people with their addresses and cards, and what was decided in each session.

import type { WalletAddress } from '@tornister/domain/address';
import { z } from 'zod';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { WalletDecision } from '../provider.ts';
import { REPORTS } from './decide.ts';

type Person = {
  readonly id: string;
  readonly billing: WalletAddress;
  readonly shipping?: WalletAddress;
};

const BERLIN: WalletAddress = {
  name: 'Wanda Wallet',
  street: 'Torstraße 12',
  postcode: '10119',
  city: 'Berlin',
  country: 'DE',
  phone: '030 5550123',
};

/** Who may be logged in to the wallet: with one address, with another one for the goods, and with addresses that a shop cannot take. */
export const WALLET_PEOPLE: readonly Person[] = [
  { id: 'berlin', billing: BERLIN },
  {
    id: 'gift',
    billing: BERLIN,
    shipping: {
      name: 'Oma Wallet',
      company: 'Kita Sonnenschein',
      street: 'Elbchaussee 7',
      postcode: '22765',
      city: 'Hamburg',
      country: 'DE',
    },
  },
  {
    id: 'london',
    billing: {
      name: 'Wanda Wallet',
      street: '12 Baker Street',
      postcode: 'W1U 3BW',
      city: 'London',
      country: 'GB',
    },
  },
  { id: 'no-street', billing: { ...BERLIN, street: '' } },
];

/** The means of payment of these people. */
export const WALLET_CARDS = [
  { id: 'accepted', descriptor: 'Visa ····1111' },
  { id: 'declined', descriptor: 'Visa ····0002' },
] as const;

const DECISION = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['cancelled', 'declined']) }),
  z.object({
    kind: z.literal('approved'),
    person: z.string(),
    card: z.enum(WALLET_CARDS.map(({ id }) => id)),
    report: z.enum(REPORTS),
  }),
]);
export type SandboxWalletDecision = z.infer<typeof DECISION>;

/** Opens a session in which nothing is decided. */
export const openWalletSession = async (database: Database, id: string, now: number): Promise<void> => {
  await database.insertInto('sandbox_wallet_sessions').values({ id, created_at: now, decision: null }).execute();
};

/** Writes a decision down; the first one counts, and is answered. Nothing for a session that is none. */
export const decideWallet = async (
  database: Database,
  id: string,
  decision: SandboxWalletDecision,
): Promise<SandboxWalletDecision | undefined> => {
  await database
    .updateTable('sandbox_wallet_sessions')
    .set({ decision: json(decision) })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .execute();
  const counted = await walletDecision(database, id);
  return counted === 'undecided' ? undefined : counted;
};

/** What was decided in a session; undefined for none of the sandbox's. */
export const walletDecision = async (
  database: Database,
  id: string,
): Promise<SandboxWalletDecision | 'undecided' | undefined> => {
  const row = await database
    .selectFrom('sandbox_wallet_sessions')
    .select('decision')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.decision === null ? 'undecided' : DECISION.parse(row.decision);
};

/** Another one in each session, so that mails of one are found among those of others. */
const emailIn = (sessionId: string): string =>
  `wanda.${sessionId
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 10)}@example.com`;

/** What the sandbox tells the shop about a session. */
export const tellDecision = (
  sessionId: string,
  decision: SandboxWalletDecision | 'undecided' | undefined,
): WalletDecision => {
  if (decision === undefined) return { kind: 'unknown' };
  if (decision === 'undecided') return { kind: 'undecided' };
  if (decision.kind !== 'approved') return { kind: decision.kind };
  const person = WALLET_PEOPLE.find(({ id }) => id === decision.person);
  if (person === undefined) return { kind: 'unknown' };
  const { billing, shipping } = person;
  const paymentDescriptor = WALLET_CARDS.find(({ id }) => id === decision.card)?.descriptor ?? '';
  return { kind: 'approved', email: emailIn(sessionId), billing, shipping, paymentDescriptor };
};
