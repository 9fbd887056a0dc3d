// Single files of a ZIP archive, as office programs write them, each within a bound. Source: ADR 0072.

import { type UnzipFileInfo, unzipSync } from 'fflate';

/** More files, or more bytes, than a list of a school has. */
export class LargeArchive extends Error {}

/** A workbook has some twenty files, and one more for each sheet or picture. */
export const ARCHIVE_MAX_FILES = 1_000;

/** The names of an archive's files; nothing is unpacked. Throws where it is damaged or has too many. */
export const namesInArchive = (bytes: Uint8Array): ReadonlySet<string> => {
  const names = new Set<string>();
  const note = ({ name }: UnzipFileInfo): boolean => {
    names.add(name);
    if (names.size > ARCHIVE_MAX_FILES) throw new LargeArchive();
    return false;
  };
  unzipSync(bytes, { filter: note });
  return names;
};

/** The text of one file; empty where there is no such file. Throws where it is damaged, or says that it has more bytes than `most`; it is never unpacked to more than it says. */
export const textInArchive = (bytes: Uint8Array, wanted: string, most: number): string => {
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name !== wanted) return false;
    if (originalSize > most) throw new LargeArchive();
    return true;
  };
  return new TextDecoder().decode(unzipSync(bytes, { filter: isWanted })[wanted]);
};
