// A database of its own on the PostgreSQL of the tests.

import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database on the server at `url`; answers its address. */
export const createPostgresDatabase = async (url: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(url, (client) => client.query(`create database ${name}`));
  return url.replace(/\/postgres$/, `/${name}`);
};

/** Ends every connection to the database, as an administrator or a restart would; answers how many there were. */
export const cutConnections = (url: string): Promise<number> =>
  asAdministrator(url.replace(/\/\w+$/, '/postgres'), async (client) => {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [new URL(url).pathname.slice(1)],
    );
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
