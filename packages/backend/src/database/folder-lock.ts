// One process per PGlite folder: a second one would damage it. The lock is a file with the process id; the lock of a process that
// is gone is taken over.

import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export type FolderLock = { readonly release: () => Promise<void> };

/** Somebody else has the folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const ATTEMPTS = 3;

/** Locks a folder by a file beside it, `<folder>.lock`. Throws `FolderInUseError` while another live process holds it. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const path = `${folder.replace(/\/+$/, '')}.lock`;
  await mkdir(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await create(path)) return { release: () => releaseOwn(path) };
    const owner = await ownerOf(path);
    if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
      throw new FolderInUseError(`The database folder ${folder} is in use by process ${owner}.`);
    }
    if (owner === process.pid) throw new FolderInUseError(`The database folder ${folder} is already open.`);
    await rm(path, { force: true });
  }
  throw new FolderInUseError(`The database folder ${folder} could not be locked.`);
};

const create = async (path: string): Promise<boolean> => {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const ownerOf = async (path: string): Promise<number | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const releaseOwn = async (path: string): Promise<void> => {
  if ((await ownerOf(path)) === process.pid) await rm(path, { force: true });
};
