// Port: where files of visitors lie, and the one that keeps them in a folder. Nothing is ever served from there.

import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type FileStore = {
  /** Writes a file whole or not at all; one of the same name is replaced. */
  readonly put: (name: string, content: Uint8Array) => Promise<void>;
  /** Deletes a file; one that is not there is no mistake. */
  readonly remove: (name: string) => Promise<void>;
};

/** Names that the shop gives itself: no folders, nothing hidden. */
const FILE_NAME = /^[\w-]{20,64}\.(?:pdf|jpg|png)$/;

/** Only the owner of the process reads them. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Files in a folder that only the backend's own user can look into. */
export const createFolderStore = (folder: string): FileStore => {
  const pathOf = (name: string): string => {
    if (!FILE_NAME.test(name)) throw new Error('This is not the name of a file of this store.');
    return join(folder, name);
  };
  return {
    put: async (name, content) => {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      const draft = `${path}.draft`;
      try {
        const file = await open(draft, 'w', FILE_MODE);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};
