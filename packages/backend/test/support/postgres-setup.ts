// Starts a PostgreSQL of its own for the tests, where its programs are installed, on a free port and in a folder that is deleted
// afterwards. Where they are not, the tests run on PGlite only and say so.

import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);
const HOME = '/usr/lib/postgresql';
const START_ATTEMPTS = 100;
const START_PAUSE_MS = 100;

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server; empty where there is none. */
    postgresUrl: string;
  }
}

const findPrograms = async (): Promise<string | undefined> => {
  const versions = await readdir(HOME).catch(() => []);
  const newest = versions.sort((left, right) => Number(right) - Number(left))[0];
  return newest === undefined ? undefined : join(HOME, newest, 'bin');
};

/** PostgreSQL refuses to run as root, so the root user hands it to an ordinary one. */
const unprivileged = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const [{ stdout: uid }, { stdout: gid }] = await Promise.all([
    run('id', ['-u', 'postgres']),
    run('id', ['-g', 'postgres']),
  ]);
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const untilItAnswers = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
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

/** Vitest calls this once before all tests of the package. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const programs = await findPrograms();
  const user = await unprivileged().catch(() => 'nobody' as const);
  if (programs === undefined || user === 'nobody') {
    console.log('PostgreSQL is not installed here: the tests of the database run on PGlite only.');
    project.provide('postgresUrl', '');
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const as = user ?? {};
  const data = join(folder, 'data');
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    cwd: folder,
  });
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...as, cwd: folder, stdio: 'ignore' },
  );
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  project.provide('postgresUrl', url);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
};
