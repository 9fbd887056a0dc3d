import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

/** No process ever has this id. */
const NOBODY = 2 ** 22 + 1;

describe('lockFolder', () => {
  let place: string;
  let folder: string;

  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'shop-lock-'));
    folder = join(place, 'database');
  });
  afterEach(() => rm(place, { recursive: true, force: true }));

  it('lets one in, refuses a second one, and lets the next in after the release', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  it('names the process that holds the folder', async () => {
    await writeFile(`${folder}.lock`, String(process.ppid));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it('takes over the lock of a process that is gone, and one that says nothing', async () => {
    for (const left of [String(NOBODY), '']) {
      await writeFile(`${folder}.lock`, left);
      const lock = await lockFolder(folder);
      expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
      await lock.release();
    }
  });
});
