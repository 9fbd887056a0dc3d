// The text of a table or document of an office program (XLSX, DOCX, ODS, ODT), line by line; cells of a row are parted by tabulators. Formulas are
// never worked out: what stands in a cell is what the program saw last. Source: ADR 0072.

import { attributeOf, type XmlPart, xmlParts } from './xml-parts.ts';
import { type Archive, isLocked, isTooLarge, openArchive, textInArchive } from './zip.ts';

/** One file of the archive unpacks to so many bytes at most. */
export const PART_MAX_BYTES = 8 * 1024 * 1024;

/** All that is unpacked of one archive is so many bytes at most. */
export const ALL_PARTS_MAX_BYTES = 2 * PART_MAX_BYTES;

/** Reads the files of one archive until they are too much together. */
type PartReader = (name: string) => string;
const partsOf = (archive: Archive): PartReader => {
  let left = ALL_PARTS_MAX_BYTES;
  return (name) => {
    const text = textInArchive(archive, name, Math.min(PART_MAX_BYTES, left)) ?? '';
    left -= text.length;
    return text;
  };
};

/** Stands between the paragraphs of one cell until the line is whole. */
const IN_CELL = '\v';

/** Blanks that nobody sees go; paragraphs of one cell become an enumeration; empty lines are none. */
const cleaned = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line
        .replaceAll(/[ \v]+/g, (blanks) => (blanks.includes(IN_CELL) ? IN_CELL : ' '))
        .replaceAll(/[ \v]?\t[ \v\t]*/g, '\t')
        .trim()
        .replaceAll(IN_CELL, ', '),
    )
    .filter((line) => line !== '')
    .join('\n');

/** Texts that cells share, by their number; readings of Japanese signs are none of them. */
const sharedTexts = (xml: string): readonly string[] => {
  const texts: string[] = [];
  let isReading = false;
  for (const { name, isEnd, isEmpty, text } of xmlParts(xml)) {
    if (name === 'si' && !isEnd) texts.push('');
    if (name === 'rPh') isReading = !isEnd && !isEmpty;
    if (name === 't' && !isEnd && !isReading && texts.length > 0) texts[texts.length - 1] += text;
  }
  return texts;
};

type Cell = { readonly type: string; text: string };
type Row = { readonly isHidden: boolean; readonly cells: Cell[] };

/** What a cell says: its own text, or one that cells share; truth values and errors are nothing to buy. */
const saidBy = ({ type, text }: Cell, shared: readonly string[]): string => {
  if (type === 'b' || type === 'e') return '';
  return (type === 's' ? (shared[Number(text)] ?? '') : text).replaceAll(/\s+/g, ' ');
};

/** A tag begins a row, begins a cell of the last row, or says what stands in its last cell. */
const takeTag = (rows: Row[], part: XmlPart): void => {
  const cells = rows.at(-1)?.cells;
  const cell = cells?.at(-1);
  if (part.name === 'row') rows.push({ isHidden: attributeOf(part, 'hidden') === '1', cells: [] });
  else if (part.name === 'c') cells?.push({ type: attributeOf(part, 't'), text: '' });
  else if ((part.name === 'v' || part.name === 't') && cell !== undefined) cell.text += part.text;
};

/** The rows of one sheet that are shown. */
const rowsOf = (xml: string, shared: readonly string[]): readonly string[] => {
  const rows: Row[] = [];
  for (const part of xmlParts(xml)) if (!part.isEnd) takeTag(rows, part);
  return rows
    .filter(({ isHidden }) => !isHidden)
    .map(({ cells }) =>
      cells
        .map((cell) => saidBy(cell, shared))
        .filter((text) => text !== '')
        .join('\t'),
    );
};

/** The sheets of a workbook in their order, without those that are hidden. */
const sheetsOf = (read: PartReader): readonly string[] => {
  const targets = new Map<string, string>();
  for (const part of xmlParts(read('xl/_rels/workbook.xml.rels')))
    if (part.name === 'Relationship') targets.set(attributeOf(part, 'Id'), attributeOf(part, 'Target'));
  return [...xmlParts(read('xl/workbook.xml'))]
    .filter((part) => part.name === 'sheet' && !part.isEnd && !/idden$/.test(attributeOf(part, 'state')))
    .map((part) => targets.get(attributeOf(part, 'r:id')) ?? '')
    .map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`));
};

/** What is no text of the document: comments, notes, what was deleted, the same once more for old programs. */
const UNREAD: ReadonlySet<string> = new Set([
  'annotation',
  'delText',
  'Fallback',
  'instrText',
  'note',
  'tracked-changes',
]);
const CELLS: ReadonlySet<string> = new Set(['tc', 'table-cell']);
const BREAK = 'a new line, unless it is in a cell';

/** What the end of a tag writes. */
const AT_END: ReadonlyMap<string, string> = new Map([
  ['tr', '\n'],
  ['table-row', '\n'],
  ['tc', '\t'],
  ['table-cell', '\t'],
  ['p', BREAK],
  ['h', BREAK],
]);

/** What the beginning of a tag writes. */
const AT_BEGIN: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['br', BREAK],
  ['line-break', BREAK],
  ['s', ' '],
]);

/** What a tag writes: the end of a line or cell, a tabulator, a blank. */
const writtenBy = ({ name, isEnd, isEmpty }: XmlPart, isInCell: boolean): string => {
  const atBegin = isEnd ? undefined : AT_BEGIN.get(name);
  const sign = atBegin ?? (isEnd || isEmpty ? AT_END.get(name) : undefined) ?? '';
  if (sign === BREAK) return isInCell ? IN_CELL : '\n';
  return sign;
};

/** Leaves out what is unread, with everything within it. */
function* readParts(xml: string): Generator<XmlPart> {
  let unread = '';
  for (const part of xmlParts(xml)) {
    const { name, isEnd, isEmpty } = part;
    if (unread === '' && UNREAD.has(name) && !isEnd && !isEmpty) unread = name;
    else if (unread === name && isEnd) {
      unread = '';
      yield part;
    } else if (unread === '') yield part;
  }
}

/** The text of a document: `isText` says behind which tags it stands. */
const linesOf = (xml: string, isText: (part: XmlPart) => boolean): readonly string[] => {
  const written: string[] = [];
  let depth = 0;
  for (const part of readParts(xml)) {
    if (CELLS.has(part.name) && !part.isEmpty) depth += part.isEnd ? -1 : 1;
    written.push(writtenBy(part, depth > 0));
    if (isText(part)) written.push(part.text.replaceAll(/\s+/g, ' '));
  }
  return written.join('').split('\n');
};

const isWordText = ({ name, isEnd }: XmlPart): boolean => name === 't' && !isEnd;
/** In an open document text stands behind any tag within a paragraph; between others there is nothing but blanks. */
const isAnyText = (): boolean => true;

export type OfficeText = { readonly text: string } | { readonly refused: 'broken' | 'locked' | 'tooHard' };

const textOf = (archive: Archive): string | undefined => {
  const { files } = archive;
  const read = partsOf(archive);
  if (files.has('xl/workbook.xml')) {
    const shared = sharedTexts(read('xl/sharedStrings.xml'));
    return cleaned(sheetsOf(read).flatMap((sheet) => rowsOf(read(sheet), shared)));
  }
  if (files.has('word/document.xml')) return cleaned(linesOf(read('word/document.xml'), isWordText));
  if (!files.has('content.xml')) return undefined;
  const content = read('content.xml');
  return cleaned(linesOf(content.slice(Math.max(0, content.indexOf('<office:body'))), isAnyText));
};

/** Open documents name in their manifest what is encrypted. */
const asksForPassword = (archive: Archive): boolean =>
  isLocked(archive) ||
  (textInArchive(archive, 'META-INF/manifest.xml', PART_MAX_BYTES) ?? '').includes('encryption-data');

/** What is written in a file of an office program, or why it cannot be read. Never throws. */
export const officeText = (bytes: Buffer): OfficeText => {
  try {
    const archive = openArchive(bytes);
    if (asksForPassword(archive)) return { refused: 'locked' };
    const text = textOf(archive);
    return text === undefined ? { refused: 'broken' } : { text };
  } catch (error) {
    return { refused: isTooLarge(error) ? 'tooHard' : 'broken' };
  }
};
