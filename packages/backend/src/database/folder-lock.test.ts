import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

/** No process ever has this id. */
const NOBODY = 2 ** 22 + 1;
/** What this process writes. */
const OWN = `${process.pid} ${hostname()}`;
const OTHER_MACHINE = `not-${hostname()}`;

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

  it('lets one in of several who come at once', async () => {
    const came = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder)));
    expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(OWN);
  });

  it.each([String(process.ppid), `${process.ppid} ${hostname()}`])(
    'names the process that holds the folder, and the file that says so (%s)',
    async (left) => {
      await writeFile(`${folder}.lock`, left);
      const said = await lockFolder(folder).catch(String);
      expect(said).toContain(`in use by process ${process.ppid};`);
      expect(said).toContain(`delete ${folder}.lock`);
    },
  );

  it('takes nothing from a process of another machine or container, which nobody can look at from here', async () => {
    for (const pid of [process.pid, NOBODY]) {
      await writeFile(`${folder}.lock`, `${pid} ${OTHER_MACHINE}`);
      const said = await lockFolder(folder).catch(String);
      expect(said).toContain(`in use by process ${pid} of ${OTHER_MACHINE};`);
      expect(said).toContain(`delete ${folder}.lock`);
    }
  });

  it('takes over the lock of a process that is gone, of one that had the same id before this one, and one that says nothing', async () => {
    for (const left of [String(NOBODY), `${NOBODY} ${hostname()}`, String(process.pid), OWN, '']) {
      await writeFile(`${folder}.lock`, left);
      const lock = await lockFolder(folder);
      expect(await readFile(`${folder}.lock`, 'utf8')).toBe(OWN);
      await lock.release();
    }
  });
});
