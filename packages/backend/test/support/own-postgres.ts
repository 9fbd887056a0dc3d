// A PostgreSQL of its own, where its programs are installed: on a free port, in a folder that is deleted afterwards. It can be stopped and
// started again, to see what a shop makes of that.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const HOME = '/usr/lib/postgresql';
const START_PAUSE_MS = 100;

export const findPrograms = async (): Promise<string | undefined> => {
  const versions = await readdir(HOME).catch(() => []);
  const newest = versions.sort((left, right) => Number(right) - Number(left))[0];
  return newest === undefined ? undefined : join(HOME, newest, 'bin');
};

type Account = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root, so the root user hands it to an ordinary one. */
export const unprivileged = async (): Promise<Account> => {
  if (process.getuid?.() !== 0) return {};
  const [{ stdout: uid }, { stdout: gid }] = await Promise.all([
    run('id', ['-u', 'postgres']),
    run('id', ['-g', 'postgres']),
  ]);
  return { uid: Number(uid), gid: Number(gid) };
};

/** Below the ports that systems give to connections and to servers that ask for any: what is free here is not taken a moment later, or while a server is stopped. */
const PORTS = { from: 15_000, below: 32_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export const freePort = async (): Promise<number> => {
  const port = randomInt(PORTS.from, PORTS.below);
  return (await isFree(port)) ? port : freePort();
};

/** Waits for the server as long as its process runs: a busy machine may take its time. */
export const untilItAnswers = async (server: ChildProcess, url: string): Promise<void> => {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
    }
  }
  throw new Error('PostgreSQL did not start.');
};

export type OwnPostgres = {
  /** Address of its administrator's database. */
  readonly url: string;
  /** Ends it, if it has not ended itself: politely but at once (`SIGINT`), or as a crash does (`SIGQUIT`). */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  /** Starts it again at the same address; answers once it takes connections. */
  readonly start: () => Promise<void>;
  /** Ends it and deletes its folder. */
  readonly remove: () => Promise<void>;
};

/** Starts one below `parent`; undefined where PostgreSQL is not installed. `settings` are those of postgresql.conf. */
export const startOwnPostgres = async ({
  parent = tmpdir(),
  settings = [],
}: {
  readonly parent?: string;
  readonly settings?: readonly string[];
} = {}): Promise<OwnPostgres | undefined> => {
  const programs = await findPrograms();
  const user = await unprivileged().catch(() => undefined);
  if (programs === undefined || user === undefined) return undefined;
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'shop-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder };
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  return servePostgres(programs, user, folder, settings);
};

/** Serves the database in the folder `data` of `folder` at a port of its own; `settings` are those of postgresql.conf. */
export const servePostgres = async (
  programs: string,
  user: Account,
  folder: string,
  settings: readonly string[] = [],
): Promise<OwnPostgres> => {
  const port = await freePort();
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  const begin = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', join(folder, 'data'), '-p', String(port), ...[...own, ...settings].flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  let server = begin();
  const stop = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const remove = async (): Promise<void> => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  await untilItAnswers(server, url);
  return {
    url,
    stop,
    start: async () => {
      await stop();
      server = begin();
      await untilItAnswers(server, url);
    },
    remove,
  };
};
