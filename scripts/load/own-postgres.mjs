// A PostgreSQL for one run, in a folder of its own on a free port, where its programs are installed.

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBin } from '../lib/find-tools.mjs';
import { freePort, wait } from '../lib/run.mjs';

/** PostgreSQL refuses to run as root, so the root user hands it to an ordinary one. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Answers what the query answers, on a connection of its own. */
export const query = async (url, text, values = []) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

const becomesReady = async (url) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isThere = await query(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error('PostgreSQL did not start.');
};

/** Starts it; undefined where PostgreSQL is not installed. `createDatabase` answers the address of a new, empty one. */
export const startOwnPostgres = async () => {
  const bin = postgresBin();
  if (bin === undefined) return undefined;
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'tornister-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const options = [`listen_addresses=127.0.0.1`, `unix_socket_directories=${folder}`, 'max_connections=200'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((one) => ['-c', one])],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const urlOf = (database) => `postgres://shop@127.0.0.1:${port}/${database}`;
  await becomesReady(urlOf('postgres'));
  return {
    bin,
    /** Writes a backup of a database into a file, as the operator's document says. */
    dump: (address, file) => execFileSync(join(bin, 'pg_dump'), ['--format=custom', `--file=${file}`, address]),
    createDatabase: async (name) => {
      await query(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
};

/** Does the work with a PostgreSQL and an empty folder, and removes both; says so and answers false where PostgreSQL is not installed. */
export const withOwnPostgres = async (say, work) => {
  const postgres = await startOwnPostgres();
  if (postgres === undefined) {
    say('No PostgreSQL here: `sudo apt-get install postgresql`.');
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tornister-backup-'));
  try {
    return await work({ postgres, folder });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
