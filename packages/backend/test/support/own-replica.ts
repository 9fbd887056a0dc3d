// A streaming replica of the PostgreSQL of a test: a base backup that follows its primary, at a port and in a folder of its own.

import { execFile } from 'node:child_process';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms, type OwnPostgres, servePostgres, unprivileged } from './own-postgres.ts';

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
  return servePostgres(programs, user, folder);
};
