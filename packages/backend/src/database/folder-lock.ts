// One process per PGlite folder: a second one would damage it. The lock is a file with the id of the process and the name of its machine; the
// lock of a process that is gone is taken over. A container has a name and process ids of its own, so what another one holds cannot be looked at.

import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';

export type FolderLock = { readonly release: () => Promise<void> };

/** Somebody else has the folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

type Owner = { readonly pid: number; readonly machine: string };

const ATTEMPTS = 3;

/** The lock files of this process. A file with its id that is not among them was left by one that had the same id, as in a container that was started again. */
const held = new Set<string>();

/** Locks a folder by a file beside it, `<folder>.lock`. Throws `FolderInUseError` while another live process holds it. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const path = resolve(`${folder.replace(/\/+$/, '')}.lock`);
  if (held.has(path)) throw new FolderInUseError(`The database folder ${folder} is already open.`);
  held.add(path);
  try {
    await takeOrRefuse(folder, path);
  } catch (error) {
    held.delete(path);
    throw error;
  }
  return { release: () => releaseOwn(path) };
};

const takeOrRefuse = async (folder: string, path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await create(path)) return;
    const owner = await ownerOf(path);
    if (owner !== undefined && mayBeAlive(owner)) throw new FolderInUseError(inUse(folder, path, owner));
    await rm(path, { force: true });
  }
  throw new FolderInUseError(`The database folder ${folder} could not be locked by ${path}.`);
};

const inUse = (folder: string, path: string, { pid, machine }: Owner): string => {
  const who = machine === hostname() ? `process ${pid}` : `process ${pid} of ${machine}`;
  return `The database folder ${folder} is in use by ${who}; where that is no process of this shop, delete ${path}.`;
};

const create = async (path: string): Promise<boolean> => {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(`${process.pid} ${hostname()}`);
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Who has written a lock; one without a machine is of a version that wrote none. */
const ownerOf = async (path: string): Promise<Owner | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  const [, pid, machine = hostname()] = /^(\d+)(?: (.*))?$/.exec(text) ?? [];
  return pid === undefined ? undefined : { pid: Number(pid), machine };
};

const mayBeAlive = ({ pid, machine }: Owner): boolean =>
  machine !== hostname() || (pid !== process.pid && isAlive(pid));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isOwn = ({ pid, machine }: Owner): boolean => pid === process.pid && machine === hostname();

const releaseOwn = async (path: string): Promise<void> => {
  held.delete(path);
  const owner = await ownerOf(path);
  if (owner !== undefined && isOwn(owner)) await rm(path, { force: true });
};
