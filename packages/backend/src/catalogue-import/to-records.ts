// From lines of files to the records of the shop.

import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { parseCategoryParameters, parsePageParameters } from '@tornister/domain/listing';
import { continuedHistory, money, type PricePoint } from '@tornister/domain/money';
import { DAY_MS, type Instant, instantOf } from '@tornister/domain/shared';
import { FIRST_LANGUAGE } from '@tornister/domain/storefront';
import type {
  CategoryRecord,
  ItemRecord,
  ManufacturerRecord,
  ProductRecord,
  ReviewRecord,
} from '../catalogue/catalogue-records.ts';
import { pictureIdOf } from '../pictures/picture-address.ts';
import type { PhotoFile, PictureRecord } from '../pictures/picture-record.ts';
import type { PictureSpec } from '../pictures/picture-spec.ts';
import { historyRecord } from '../seeding/write-prices.ts';
import type { Text } from '../texts/text.ts';
import type { FilePicture } from './field-kinds.ts';
import type { FileCategory, FileItem, FileManufacturer, FileProduct, FileReview } from './file-schemas.ts';
import { mapInTurn } from './map-in-turn.ts';

type Given<Value> = { readonly [Field in keyof Value]: Exclude<Value[Field], undefined> };

/** Without the fields that say nothing. */
export const given = <Value extends object>(value: Value): Given<Value> =>
  JSON.parse(JSON.stringify(value)) as Given<Value>;

const daysBefore = (now: Instant, moment: number): number => (now - moment) / DAY_MS;

/** The path of a picture's file; absent when it lies outside of the import's folder. */
export const pictureFile = (folder: string, file: string): string | undefined => {
  const path = resolve(folder, file);
  return path.startsWith(`${resolve(folder)}${sep}`) ? path : undefined;
};

/** A picture with what it shows; a photograph is read for its name, and again when it is written. */
export const toPicture = async (folder: string, picture: FilePicture): Promise<PictureRecord> => {
  const alt = given(picture.alt) as Text;
  if ('drawing' in picture) {
    const spec = given(picture.drawing) as PictureSpec;
    return { id: pictureIdOf(spec), spec, alt };
  }
  const id = pictureIdOf(await photoOf(folder, picture.file));
  return { id, spec: photoFile(folder, picture.file, id), alt };
};

const photoFile = (folder: string, file: string, id: string): PhotoFile => ({
  kind: 'photo-file',
  read: async () => {
    const spec = await photoOf(folder, file);
    if (pictureIdOf(spec) !== id) throw new Error(`${file} was changed while it was imported`);
    return spec;
  },
});

const photoOf = async (folder: string, file: string): Promise<PictureSpec> => ({
  kind: 'photo',
  data: (await readFile(pictureFile(folder, file) ?? '')).toString('base64'),
});

export const toManufacturer = (line: FileManufacturer): ManufacturerRecord => given(line) as ManufacturerRecord;

/** What the parameters of a category and of its page say, where no field of its own says it. */
const ofParameters = (parameters: FileCategory['parameters']) => {
  const { hidesBreadcrumb, hidesLeftColumn, canonicalDestination: canonicalPath } = parsePageParameters(parameters);
  const { lightningShortageText: shortageDealText, ...texts } = parseCategoryParameters(parameters);
  const inAllLanguages = (value: string): Text => ({ [FIRST_LANGUAGE]: value });
  const worded = Object.entries({ ...texts, ...(shortageDealText && { shortageDealText }) });
  return {
    ...(hidesBreadcrumb && { hideBreadcrumb: true }),
    ...(hidesLeftColumn && { hideLeftColumn: true }),
    ...(canonicalPath && { canonicalPath }),
    ...Object.fromEntries(worded.map(([name, value]) => [name, inAllLanguages(value)])),
  };
};

/** A category on its level; 1 is a top category. */
export const toCategory = async (
  folder: string,
  { parameters, ...line }: FileCategory,
  level: number,
): Promise<CategoryRecord> =>
  ({
    ...given({ ...line, picture: undefined, ...ofParameters(parameters) }),
    level,
    picture: await toPicture(folder, line.picture),
  }) as CategoryRecord;

export const toProduct = ({ createdAt, keywords = {}, ...line }: FileProduct, now: Instant): ProductRecord =>
  ({ ...given({ ...line, keywords }), createdDaysAgo: daysBefore(now, createdAt) }) as ProductRecord;

/** An item; its history of prices is the one that was given, gone on with by the one that the shop has kept (`continuedHistory`). */
export const toItem = async (
  folder: string,
  { pictures, priceHistory, stock = 0, ...line }: FileItem,
  kept: readonly PricePoint[],
  now: Instant,
): Promise<ItemRecord> => {
  const stated = priceHistory?.map(({ from, priceCents }) => ({ price: money(priceCents), from: instantOf(from) }));
  const points = continuedHistory({ stated, kept, price: money(line.priceCents) }, now);
  return {
    ...given(line),
    stock,
    priceHistory: historyRecord(points, now),
    pictures: await mapInTurn(pictures, (picture) => toPicture(folder, picture)),
  } as ItemRecord;
};

export const toReview = ({ writtenAt, ...line }: FileReview, now: Instant): ReviewRecord =>
  ({ ...given(line), daysAgo: daysBefore(now, writtenAt) }) as ReviewRecord;
