// Rendered pictures: from the place where they lie, else drawn, and put there. A place that fails costs time, not the picture.

import { createConcurrencyLimit } from '../server/concurrency-limit.ts';
import type { PictureFiles } from './picture-files.ts';
import { IMAGE_FORMATS, IMAGE_TYPES, type ImageFormatName, type ImageType, type PictureSpec } from './picture-spec.ts';
import { renderPicture } from './render-picture.ts';

const RENDERINGS_AT_ONCE = 2;
/** Pictures that wait for their turn at the most; who asks for another one is to come again. */
export const PICTURES_WAITING_MAX = 200;

/** Where a rendered picture lies. */
const fileNameOf = (pictureId: string, format: ImageFormatName, type: ImageType): string =>
  `${format}/${pictureId.slice(0, 2)}/${pictureId}.${type}`;

const FORMATS = Object.keys(IMAGE_FORMATS) as readonly ImageFormatName[];
const TYPES = Object.keys(IMAGE_TYPES) as readonly ImageType[];

/** Every file that was ever rendered of a picture. */
export const fileNamesOf = (pictureId: string): readonly string[] =>
  FORMATS.flatMap((format) => TYPES.map((type) => fileNameOf(pictureId, format, type)));

export type PictureStore = {
  /** The picture's bytes; nothing when no such picture is known, and `busy` while too many others wait to be rendered. */
  readonly get: (pictureId: string, format: ImageFormatName, type: ImageType) => Promise<Buffer | 'busy' | undefined>;
};

export type PictureStoreOptions = {
  /** Where rendered pictures lie. */
  readonly files: PictureFiles;
  /** What a picture shows, by its name; nothing for a name that the shop has not given. */
  readonly lookup: (pictureId: string) => Promise<PictureSpec | undefined>;
  /** Whether the shop has given this name: what it has not waits for nothing and takes nobody's place. */
  readonly isKnown: (pictureId: string) => Promise<boolean>;
  readonly render?: typeof renderPicture;
  /** Told why a picture could not be read or written. */
  readonly onTrouble?: (error: unknown) => void;
};

/**
 * Keeps rendered pictures. Each is rendered once however many ask for it at the same time, and few are rendered at once:
 * what a picture is rendered from, which may be a photograph of many megabytes, is fetched when its turn has come.
 * The caller has checked the id with `isPictureId`, so that it can be the name of a file.
 */
export const createPictureStore = ({
  files,
  lookup,
  isKnown,
  render = renderPicture,
  onTrouble = () => undefined,
}: PictureStoreOptions): PictureStore => {
  const limit = createConcurrencyLimit(RENDERINGS_AT_ONCE);
  const underway = new Map<string, ReturnType<PictureStore['get']>>();
  let queued = 0;

  const draw = async (pictureId: string, format: ImageFormatName, type: ImageType): Promise<Buffer | undefined> => {
    queued += 1;
    try {
      return await limit(async () => {
        const spec = await lookup(pictureId);
        return spec && render(spec, format, type);
      });
    } finally {
      queued -= 1;
    }
  };

  const make = async (
    name: string,
    pictureId: string,
    format: ImageFormatName,
    type: ImageType,
  ): ReturnType<PictureStore['get']> => {
    const kept = await files.get(name).catch((error: unknown) => void onTrouble(error));
    if (kept) return kept;
    if (!(await isKnown(pictureId))) return undefined;
    if (queued >= RENDERINGS_AT_ONCE + PICTURES_WAITING_MAX) return 'busy';
    const picture = await draw(pictureId, format, type);
    if (picture === undefined) return undefined;
    await files.put(name, picture, IMAGE_TYPES[type]).catch(onTrouble);
    return picture;
  };

  return {
    get: (pictureId, format, type) => {
      const name = fileNameOf(pictureId, format, type);
      const known = underway.get(name);
      if (known) return known;
      const making = make(name, pictureId, format, type).finally(() => underway.delete(name));
      underway.set(name, making);
      return making;
    },
  };
};
