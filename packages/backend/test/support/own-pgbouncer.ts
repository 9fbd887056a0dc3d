// A PgBouncer in transaction mode before the PostgreSQL of the tests, where it is installed: few connections to the server, and each transaction on
// another one of them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, unprivileged, untilItAnswers } from './own-postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export const isPgBouncerThere = (): Promise<boolean> =>
  access(PROGRAM).then(
    () => true,
    () => false,
  );

export type OwnPgBouncer = { readonly url: string; readonly remove: () => Promise<void> };

/** Starts one before the database at `url`, with so many connections to it. */
export const startOwnPgBouncer = async (url: string, connections: number): Promise<OwnPgBouncer> => {
  const server = new URL(url);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'shop-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port} user=${server.username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      '',
    ].join('\n'),
  );
  const user = await unprivileged();
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, settings]) await chown(path, user.uid, user.gid);
  const bouncer = spawn(PROGRAM, ['--quiet', settings], { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(bouncer, 'exit');
  const pooled = new URL(url);
  pooled.port = String(port);
  await untilItAnswers(bouncer, pooled.href);
  return {
    url: pooled.href,
    remove: async () => {
      bouncer.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
