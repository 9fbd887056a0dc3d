// A database of its own on the PostgreSQL of the tests.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';

/** The database on the server at `url` that others are copied from: migrated, and empty. */
const TEMPLATE = 'migrated';

/** Makes an empty database on the server at `url`; answers its address. */
export const createPostgresDatabase = async (url: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  return makeDatabase(url, name);
};

/** Makes a database on the server at `url` that is migrated and empty otherwise; answers its address. */
export const createMigratedDatabase = async (url: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  return makeDatabase(url, name, `template ${TEMPLATE}`);
};

/** Makes, once, what `createMigratedDatabase` copies: to migrate takes four times as long as to copy. */
export const makeTemplate = async (url: string): Promise<void> => {
  const { database, close } = await createDatabase({
    kind: 'postgres',
    url: await makeDatabase(url, TEMPLATE),
    connectTimeoutMs: 0,
    statementTimeoutMs: 0,
  });
  await migrate(database);
  await close();
  // A database that somebody is connected to cannot be copied; not even the server's own cleaning shall be.
  await asAdministrator(url, (client) => client.query(`alter database ${TEMPLATE} with allow_connections false`));
};

const makeDatabase = async (url: string, name: string, from = ''): Promise<string> => {
  await asAdministrator(url, (client) => client.query(`create database ${name} ${from}`));
  return url.replace(/\/postgres$/, `/${name}`);
};

/** Ends every connection to the database, as an administrator or a restart would; answers how many there were. */
export const cutConnections = (url: string): Promise<number> =>
  countConnections(url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');

/** How many connections to the database wait for what another transaction has locked. */
export const waitingConnections = (url: string): Promise<number> =>
  countConnections(url, "select pid from pg_stat_activity where wait_event_type = 'Lock'");

/** How many connections to the database a question finds that is asked of all. */
const countConnections = (url: string, question: string): Promise<number> =>
  asAdministrator(url.replace(/\/\w+$/, '/postgres'), async (client) => {
    const { rowCount } = await client.query(`${question} and datname = $1`, [new URL(url).pathname.slice(1)]);
    return rowCount ?? 0;
  });

const asAdministrator = async <Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
