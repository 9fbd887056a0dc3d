// A streaming replica of the PostgreSQL of a test: a base backup that follows its primary, at a port and in a folder of its own.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms, freePort, type OwnPostgres, unprivileged, untilItAnswers } from './own-postgres.ts';

const run = promisify(execFile);

/** Starts one that follows the PostgreSQL at `primaryUrl`. */
export const startOwnReplica = async (primaryUrl: string): Promise<OwnPostgres> => {
  const programs = (await findPrograms()) ?? '';
  const user = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'shop-replica-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder };
  const { hostname, port: primaryPort } = new URL(primaryUrl);
  const source = ['-h', hostname, '-p', primaryPort, '-U', 'shop'];
  await run(
    join(programs, 'pg_basebackup'),
    ['-D', data, ...source, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    as,
  );
  const port = await freePort();
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const begin = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, stdio: 'ignore' },
    );
  let server = begin();
  const stop = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
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
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
