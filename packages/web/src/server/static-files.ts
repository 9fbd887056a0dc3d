// The files of the build: small, known at the start, compressed by the build, held in memory. What is not in the list does not exist.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { encodingFor } from './negotiate.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What the build writes beside a file of text. */
const PACKED_BESIDE = /\.(?:br|gz)$/;
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** A manifest says which build there is now. */
const FOR_NOBODY = 'no-cache';

const cacheControlOf = (path: string): string => {
  if (path.startsWith('/builds/')) return FOR_NOBODY;
  return path.startsWith('/assets/') ? FOREVER : FOR_AN_HOUR;
};

type StaticFile = {
  readonly type: string;
  readonly cacheControl: string;
  readonly identity: Buffer;
  readonly compressed?: { readonly br: Buffer; readonly gzip: Buffer };
};

const readFile = (root: string, file: string): readonly [string, StaticFile] => {
  const path = `/${relative(root, file).split(sep).join('/')}`;
  const extension = extname(file);
  const identity = readFileSync(file);
  const compressed = existsSync(`${file}.br`)
    ? { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
    : undefined;
  return [
    path,
    {
      type: TYPES[extension] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(path),
      identity,
      ...(compressed === undefined ? {} : { compressed }),
    },
  ];
};

/** Answers a file of the build, or nothing when there is no such file. */
export type StaticFiles = (path: string, acceptEncoding: string) => Response | undefined;

/** Reads all files of a folder; hidden ones and source maps are not served. */
export const createStaticFiles = (root: string): StaticFiles => {
  const files = new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          !entry.name.startsWith('.') &&
          !/\.map$/.test(entry.name) &&
          !PACKED_BESIDE.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !relative(root, file).startsWith('.'))
      .map((file) => readFile(root, file)),
  );
  return (path, acceptEncoding) => {
    const file = files.get(path);
    if (file === undefined) return undefined;
    const encoding = file.compressed === undefined ? 'identity' : encodingFor(acceptEncoding);
    const body = encoding === 'identity' || file.compressed === undefined ? file.identity : file.compressed[encoding];
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': file.type,
        'cache-control': file.cacheControl,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        vary: 'Accept-Encoding',
      },
    });
  };
};
