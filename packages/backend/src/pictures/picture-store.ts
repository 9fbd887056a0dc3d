// Rendered pictures on disk. A file is written beside its place and moved there, so a reader never sees half of it and several
// processes may share the folder.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { ImageFormatName, ImageType, PictureSpec } from './picture-spec.ts';
import { renderPicture } from './render-picture.ts';

const RENDERINGS_AT_ONCE = 2;

export type PictureStore = {
  /** The picture's bytes, or nothing when no such picture is known. */
  readonly get: (pictureId: string, format: ImageFormatName, type: ImageType) => Promise<Buffer | undefined>;
};

export type PictureStoreOptions = {
  /** Folder of the rendered files, like `DATA_DIR/pictures`. */
  readonly folder: string;
  /** What a picture shows, by its name; nothing for a name that the shop has not given. */
  readonly lookup: (pictureId: string) => Promise<PictureSpec | undefined>;
  readonly render?: typeof renderPicture;
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readIfThere = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Keeps rendered pictures. Each is rendered once however many ask for it at the same time, and few are rendered at once.
 * The caller has checked the id with `isPictureId`, so that it can be the name of a file.
 */
export const createPictureStore = ({ folder, lookup, render = renderPicture }: PictureStoreOptions): PictureStore => {
  const limit = createConcurrencyLimit(RENDERINGS_AT_ONCE);
  const underway = new Map<string, Promise<Buffer | undefined>>();

  const make = async (
    path: string,
    pictureId: string,
    format: ImageFormatName,
    type: ImageType,
  ): Promise<Buffer | undefined> => {
    const kept = await readIfThere(path);
    if (kept) return kept;
    const spec = await lookup(pictureId);
    if (spec === undefined) return undefined;
    const picture = await limit(() => render(spec, format, type));
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, picture);
    await rename(draft, path);
    return picture;
  };

  return {
    get: (pictureId, format, type) => {
      const path = join(folder, format, pictureId.slice(0, 2), `${pictureId}.${type}`);
      const known = underway.get(path);
      if (known) return known;
      const making = make(path, pictureId, format, type).finally(() => underway.delete(path));
      underway.set(path, making);
      return making;
    },
  };
};
