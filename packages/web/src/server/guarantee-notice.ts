// The official notice of the legal guarantee, one picture for each language, as the operator has handed it in: read once at the start, held in
// memory, sent as it is. It may not be changed (Implementing Regulation (EU) 2025/1960), so nothing here draws or converts.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tornister/domain/storefront';
import type { Context } from 'hono';
import { err, ok, Result } from 'neverthrow';
import type { GuaranteePicture } from '../composition/shop.ts';

/** Where the pictures are; the name of one is its language and its kind. */
export const GUARANTEE_ROOT = '/legal-guarantee/';
/** The official files are a fraction of it. */
export const MOST_NOTICE_BYTES = 2 * 1024 * 1024;

type Size = Pick<GuaranteePicture, 'width' | 'height'>;
type Kind = { readonly type: string; readonly read: (bytes: Buffer) => Result<Size, string> };

/** The notice in one language. */
export type GuaranteeNotice = GuaranteePicture & {
  /** Its name below the root, like `de.svg`. */
  readonly name: string;
  readonly type: string;
  /** Changes with the file. */
  readonly tag: string;
  readonly bytes: Buffer;
};
export type GuaranteeNotices = ReadonlyMap<Language, GuaranteeNotice>;

const sizeOf = (width: number, height: number): Result<Size, string> =>
  width > 0 && height > 0 ? ok({ width: Math.round(width), height: Math.round(height) }) : err('says no size');

const PNG_BEGIN = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** Signature, and the first block with width and height. */
const SHORTEST_PNG = 24;

const readPng = (bytes: Buffer): Result<Size, string> =>
  bytes.length >= SHORTEST_PNG && bytes.subarray(0, PNG_BEGIN.length).equals(PNG_BEGIN)
    ? sizeOf(bytes.readUInt32BE(PNG_BEGIN.length), bytes.readUInt32BE(PNG_BEGIN.length + 4))
    : err('is not a PNG picture');

/** What runs in a drawing that is opened by itself: script elements, handlers, addresses that are scripts. */
const RUNS = /<(?:[\w-]+:)?script\b|\son[a-z]+\s*=\s*["']|["']\s*javascript:/i;
const DRAWING = /<svg\b[^>]*>/i;

const sizeOfDrawing = (element: string): Result<Size, string> => {
  const attribute = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(element)?.[1] ?? '';
  const [, , width, height] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sizeOf(width ?? Number.parseFloat(attribute('width')), height ?? Number.parseFloat(attribute('height')));
};

const readSvg = (bytes: Buffer): Result<Size, string> => {
  const text = bytes.toString();
  const element = DRAWING.exec(text)?.[0];
  if (element === undefined) return err('is not an SVG drawing');
  return RUNS.test(text) ? err('has scripts in it') : sizeOfDrawing(element);
};

/** The first kind that is there is taken. */
const KINDS: Readonly<Record<string, Kind>> = {
  svg: { type: 'image/svg+xml', read: readSvg },
  png: { type: 'image/png', read: readPng },
};

const namesFor = (language: Language): readonly string[] => Object.keys(KINDS).map((kind) => `${language}.${kind}`);

/** What the folder has to hold, in words. */
export const noticeFilesInWords = (languages: readonly Language[]): string =>
  languages.map((language) => namesFor(language).join(' or ')).join(', ');

const bytesOf = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

const readNotice = (folder: string, language: Language): Result<GuaranteeNotice, string> => {
  const name = namesFor(language).find((one) => existsSync(join(folder, one)));
  if (name === undefined) return err(`there is no ${namesFor(language).join(' and no ')}`);
  const kind = KINDS[name.slice(name.indexOf('.') + 1)];
  const bytes = bytesOf(join(folder, name));
  if (kind === undefined || bytes === undefined) return err(`${name} cannot be read`);
  if (bytes.length > MOST_NOTICE_BYTES) return err(`${name} is larger than 2 MB`);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return kind
    .read(bytes)
    .map((size) => ({ ...size, url: `${GUARANTEE_ROOT}${name}?v=${tag}`, name, type: kind.type, tag, bytes }))
    .mapErr((problem) => `${name} ${problem}`);
};

/** Reads the notice in all of these languages, or says in some words what is wrong with the folder. */
export const readGuaranteeNotices = (
  folder: string,
  languages: readonly Language[],
): Result<GuaranteeNotices, string> =>
  Result.combine(
    languages.map((language) => readNotice(folder, language).map((notice) => [language, notice] as const)),
  ).map((pairs) => new Map(pairs));

/** What a page needs to know of the notice in a language; nothing where none was handed in. */
export const guaranteePicture = (notices: GuaranteeNotices, language: Language): GuaranteePicture | undefined => {
  const notice = notices.get(language);
  return notice && { url: notice.url, width: notice.width, height: notice.height };
};

/** A drawing may be opened as a document: there it may show its own styles and pictures, and do nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
const FOREVER = 'public, max-age=31536000, immutable';

/** Sends the pictures. The address that pages name changes with the file and may be kept for ever; any other one is asked for again. */
export const guaranteeNoticeFile =
  (notices: GuaranteeNotices) =>
  ({ req }: Context): Response => {
    const notice = [...notices.values()].find(({ name }) => req.path === GUARANTEE_ROOT + name);
    if (notice === undefined) return new Response(null, { status: 404 });
    const headers = {
      'content-type': notice.type,
      'cache-control': req.query('v') === notice.tag ? FOREVER : 'no-cache',
      etag: `"${notice.tag}"`,
      'Content-Security-Policy': DRAWING_POLICY,
    };
    return req.header('if-none-match') === headers.etag
      ? new Response(null, { status: 304, headers })
      : new Response(new Uint8Array(notice.bytes), { headers });
  };
