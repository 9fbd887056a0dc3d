// How long a login takes to be answered: known and unknown account, right and wrong password (`npm run bench -- login`). The real backend on
// PGlite in memory, with the real cost of a hash; the kinds take turns, so that what else the machine does meets all alike. Ends with 1 when
// two medians differ by more than a tenth: then the time tells who has an account. Source: ASVS 5.0 6.3.8.

import { hashPassword } from '../src/auth/passwords.ts';
import { createDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { createTestShop } from '../test/support/test-shop.ts';

/** Logins of each kind; fewer, as in `npm run bench -- login 40`, are a first look. */
const SAMPLES = Number(process.argv[2] ?? 200);
const WARM_UP = 10;
const MOST_APART = 0.1;
const PASSWORD = 'lernen123';
const LOGIN = 'mutation($email:String,$password:String!){login(email:$email,password:$password){successfull}}';

const opened = await createDatabase({ kind: 'pglite-in-memory' });
const { database } = opened;
await migrate(database);
await database
  .insertInto('accounts')
  .values({
    id: 'mia',
    email: 'mia@example.com',
    customer_number: null,
    password_hash: await hashPassword(PASSWORD),
    kind: 'member',
    is_internal: false,
    first_name: 'Mia',
    last_name: 'Member',
    prime: null,
    created_at: 0,
  })
  .execute();
const shop = createTestShop(database, { environment: { NODE_ENV: 'production', SHOP_MODE: 'demo' } });

const WRONG_PASSWORD = 'lernen124';

/** Names and passwords are of the same length, so that nothing but the account differs. Business customers go the same way, by another column. */
const KINDS = [
  { name: 'known account, right password', email: 'mia@example.com', password: PASSWORD },
  { name: 'known account, wrong password', email: 'mia@example.com', password: WRONG_PASSWORD },
  { name: 'unknown account, password of somebody', email: 'nia@example.com', password: PASSWORD },
  { name: 'unknown account, password of nobody', email: 'nia@example.com', password: WRONG_PASSWORD },
];
type Kind = (typeof KINDS)[number];

/** Milliseconds until a login is answered. Nothing is counted against anybody before it, so that no try is one too many. */
const time = async ({ email, password }: Kind): Promise<number> => {
  await database.deleteFrom('rate_limits').execute();
  const before = performance.now();
  const answer = await shop.post({ query: LOGIN, variables: { email, password } }, { 'x-forwarded-for': '192.0.2.1' });
  await answer.text();
  return performance.now() - before;
};

/** The value below which so much of the values lies; between two of them, their middle. */
const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = sorted.length * part;
  const [low, high] = [sorted[Math.ceil(at) - 1] ?? 0, sorted[Math.floor(at)] ?? 0];
  return (low + high) / 2;
};

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** The kinds, each turn beginning with the next one: what a login leaves behind for the one after it meets all kinds alike. */
const kindsOf = (turn: number): readonly Kind[] =>
  KINDS.map((_kind, index) => KINDS[(index + turn + WARM_UP) % KINDS.length]).filter((kind) => kind !== undefined);

const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
for (let turn = -WARM_UP; turn < SAMPLES; turn += 1) {
  for (const kind of kindsOf(turn)) {
    const took = await time(kind);
    if (turn >= 0) times.get(kind)?.push(took);
  }
}
await opened.close();

const medians = KINDS.map((kind) => quantile(times.get(kind) ?? [], 0.5));
const apart = Math.max(...medians) / Math.min(...medians) - 1;
// Where the middle half of the times lies wide apart, the machine does something else, and the medians say little.
console.table(
  KINDS.map((kind, index) => {
    const own = times.get(kind) ?? [];
    return {
      kind: kind.name,
      'median (ms)': rounded(medians[index] ?? 0),
      'middle half (ms)': `${rounded(quantile(own, 0.25))} to ${rounded(quantile(own, 0.75))}`,
    };
  }),
);
console.log(
  `Slowest against quickest: ${(apart * 100).toFixed(1)} % apart, ${MOST_APART * 100} % at most (medians of ${SAMPLES})`,
);
process.exitCode = apart <= MOST_APART ? 0 : 1;
