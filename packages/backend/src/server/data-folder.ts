// The folder of this shop's data, which nobody but its owner may look into.

import { chmod, mkdir } from 'node:fs/promises';
import { SettingsError } from '../settings.ts';

const OWNER_ONLY_FOLDER = 0o700;

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

/** What a failure of the file system below the folder means to the operator; every other failure is thrown on. */
export const unusableFolder = (folder: string, error: unknown): SettingsError => {
  if (!isOfSystem(error)) throw error;
  return new SettingsError(`Setting DATA_DIR: the folder ${folder} cannot be used: ${error.message}.`);
};

/** Makes the folder where it is missing. Throws `SettingsError` for one that cannot be made or does not belong to who runs the shop. */
export const openDataFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    // A folder of an earlier version, or one that was made for the shop, may be open to others.
    await chmod(folder, OWNER_ONLY_FOLDER);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
};
