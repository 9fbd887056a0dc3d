// Unpacks single files of a ZIP archive, as office programs write them, each within a bound. Source: ADR 0072.

import { inflateRawSync } from 'node:zlib';

/** Where a file lies in the archive, and how it is packed. */
type Packed = { readonly at: number; readonly size: number; readonly method: number; readonly isLocked: boolean };

/** The files of an archive by their names. */
export type Archive = { readonly bytes: Buffer; readonly files: ReadonlyMap<string, Packed> };

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const FILE_MARK = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** An archive that is damaged, or written in a way that office programs do not. */
class BrokenArchive extends Error {}

/** More files, or more bytes, than a list of a school has. */
class LargeArchive extends Error {}

/** A workbook has some twenty files, and one more for each sheet or picture. */
export const ARCHIVE_MAX_FILES = 1_000;

/** Whether something was given up because it is too large. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof LargeArchive || (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE');

const check = (isTrue: boolean): void => {
  if (!isTrue) throw new BrokenArchive();
};

/** The table of contents stands at the end, perhaps with a comment behind it. */
const contentsOf = (bytes: Buffer): { readonly count: number; readonly at: number } => {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  check(end >= 0 && end + END_BYTES <= bytes.length && bytes.readUInt32LE(end) === END_MARK);
  return { count: bytes.readUInt16LE(end + 10), at: bytes.readUInt32LE(end + 16) };
};

/** Reads what an archive holds; nothing is unpacked yet. Throws where it is damaged or has too many files. */
export const openArchive = (bytes: Buffer): Archive => {
  const files = new Map<string, Packed>();
  let { count, at } = contentsOf(bytes);
  if (count > ARCHIVE_MAX_FILES) throw new LargeArchive();
  for (; count > 0; count -= 1) {
    check(at + ENTRY_BYTES <= bytes.length && bytes.readUInt32LE(at) === ENTRY_MARK);
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    files.set(bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name), {
      at: bytes.readUInt32LE(at + 42),
      size: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      isLocked: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at += ENTRY_BYTES + name + extra + comment;
  }
  return { bytes, files };
};

/** Whether a file of the archive asks for a password. */
export const isLocked = ({ files }: Archive): boolean => [...files.values()].some((file) => file.isLocked);

/** The text of one file; none where there is no such file. Throws where it is damaged, or has more bytes than `most`. */
export const textInArchive = ({ bytes, files }: Archive, name: string, most: number): string | undefined => {
  const file = files.get(name);
  if (file === undefined) return undefined;
  const { at, size, method } = file;
  check(at + FILE_BYTES <= bytes.length && bytes.readUInt32LE(at) === FILE_MARK);
  const begin = at + FILE_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  check(begin + size <= bytes.length && (method === STORED || method === DEFLATED));
  const packed = bytes.subarray(begin, begin + size);
  if (most < 1 || (method === STORED && size > most)) throw new LargeArchive();
  return (method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: most })).toString('utf8');
};
