// Port: where rendered pictures lie, and the one that keeps them in a folder. A file is written beside its place and moved there, so a reader
// never sees half of it and several processes may share the folder.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureFiles = {
  /** The content of a file; nothing when there is none of this name. */
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Writes a file whole or not at all; one of the same name is replaced. */
  readonly put: (name: string, content: Uint8Array, type: string) => Promise<void>;
  /** Deletes a file; one that is not there is gone already. */
  readonly remove: (name: string) => Promise<void>;
};

/** Names that the shop gives itself, like `PRODUCTLISTING_SMALL/ab/ab12.webp`: no way out of the folder. */
const FILE_NAME = /^[\w-]+(?:\/[\w-]+)*\.[a-z0-9]+$/;

/** The name, if it is one; throws for anything else. */
export const checkedName = (name: string): string => {
  if (!FILE_NAME.test(name)) throw new Error('This is not the name of a picture.');
  return name;
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Pictures in a folder, like `DATA_DIR/pictures`. */
export const createPictureFolder = (folder: string): PictureFiles => ({
  get: async (name) => {
    try {
      return await readFile(join(folder, checkedName(name)));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  put: async (name, content) => {
    const path = join(folder, checkedName(name));
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    try {
      await writeFile(draft, content);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  },
  remove: async (name) => {
    await rm(join(folder, checkedName(name)), { force: true });
  },
});
