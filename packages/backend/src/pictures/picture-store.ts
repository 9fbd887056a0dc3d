// Rendered pictures: from the place where they lie, else drawn, and put there. A place that fails costs time, not the picture.

import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { PictureFiles } from './picture-files.ts';
import { IMAGE_TYPES, type ImageFormatName, type ImageType, type PictureSpec } from './picture-spec.ts';
import { renderPicture } from './render-picture.ts';

const RENDERINGS_AT_ONCE = 2;

export type PictureStore = {
  /** The picture's bytes, or nothing when no such picture is known. */
  readonly get: (pictureId: string, format: ImageFormatName, type: ImageType) => Promise<Buffer | undefined>;
};

export type PictureStoreOptions = {
  /** Where rendered pictures lie. */
  readonly files: PictureFiles;
  /** What a picture shows, by its name; nothing for a name that the shop has not given. */
  readonly lookup: (pictureId: string) => Promise<PictureSpec | undefined>;
  readonly render?: typeof renderPicture;
  /** Told why a picture could not be read or written. */
  readonly onTrouble?: (error: unknown) => void;
};

/**
 * Keeps rendered pictures. Each is rendered once however many ask for it at the same time, and few are rendered at once.
 * The caller has checked the id with `isPictureId`, so that it can be the name of a file.
 */
export const createPictureStore = ({
  files,
  lookup,
  render = renderPicture,
  onTrouble = () => undefined,
}: PictureStoreOptions): PictureStore => {
  const limit = createConcurrencyLimit(RENDERINGS_AT_ONCE);
  const underway = new Map<string, Promise<Buffer | undefined>>();

  const make = async (
    name: string,
    pictureId: string,
    format: ImageFormatName,
    type: ImageType,
  ): Promise<Buffer | undefined> => {
    const kept = await files.get(name).catch((error: unknown) => void onTrouble(error));
    if (kept) return kept;
    const spec = await lookup(pictureId);
    if (spec === undefined) return undefined;
    const picture = await limit(() => render(spec, format, type));
    await files.put(name, picture, IMAGE_TYPES[type]).catch(onTrouble);
    return picture;
  };

  return {
    get: (pictureId, format, type) => {
      const name = `${format}/${pictureId.slice(0, 2)}/${pictureId}.${type}`;
      const known = underway.get(name);
      if (known) return known;
      const making = make(name, pictureId, format, type).finally(() => underway.delete(name));
      underway.set(name, making);
      return making;
    },
  };
};
