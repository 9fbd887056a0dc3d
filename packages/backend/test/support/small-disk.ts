// A disk of a few megabytes that a test can fill to the last byte: a file system in memory, mounted by the root user.

import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PIECES = [1_024 * 1_024, 4 * 1_024, 1];

export type SmallDisk = {
  readonly folder: string;
  /** Takes all the space that is left. */
  readonly fill: () => Promise<void>;
  /** Gives it back. */
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Fills a file until the disk takes no more of it, with ever smaller pieces. */
const takeTheRest = async (file: string): Promise<void> => {
  for (const size of PIECES) {
    const piece = Buffer.alloc(size, '.');
    for (;;) {
      const isTaken = await appendFile(file, piece).then(
        () => true,
        () => false,
      );
      if (!isTaken) break;
    }
  }
};

/** Mounts one; undefined for who may not mount. */
export const mountSmallDisk = async (megabytes: number): Promise<SmallDisk | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => takeTheRest(ballast),
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
