// The text of a table or document of an office program (XLSX, DOCX, ODS, ODT), line by line; cells of a row are parted by tabulators. Formulas are
// never worked out: what stands in a cell is what the program saw last. Source: ADR 0072.

import { dateStylesOf, dayInCell } from './date-cells.ts';
import { walkXml, type XmlPart } from './xml-parts.ts';
import { LargeArchive, namesInArchive, textInArchive } from './zip.ts';

/** One file of the archive unpacks to so many bytes at most. */
export const PART_MAX_BYTES = 8 * 1024 * 1024;

/** All that is unpacked of one archive is so many bytes at most. */
export const ALL_PARTS_MAX_BYTES = 2 * PART_MAX_BYTES;

/** Reads the files of one archive until they are too much together. */
type PartReader = (name: string) => string;
const partsOf = (bytes: Uint8Array): PartReader => {
  let left = ALL_PARTS_MAX_BYTES;
  return (name) => {
    const text = textInArchive(bytes, name, Math.min(PART_MAX_BYTES, left));
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
  walkXml(xml, ({ name, isEnd, text }) => {
    if (name === 'si' && !isEnd) texts.push('');
    if (name === 'rPh') isReading = !isEnd;
    if (name === 't' && !isEnd && !isReading && texts.length > 0) texts[texts.length - 1] += text;
  });
  return texts;
};

type Cell = { readonly type: string; readonly style: string; text: string };
type Row = { readonly isHidden: boolean; readonly cells: Cell[] };

/** What the cells of a book are read with. */
type Book = {
  readonly shared: readonly string[];
  readonly isDate: (style: string) => boolean;
  readonly is1904: boolean;
};

/** What a cell says: its own text, one that cells share, or a day; truth values and errors are nothing to buy. */
const saidBy = ({ type, style, text }: Cell, { shared, isDate, is1904 }: Book): string => {
  if (type === 'b' || type === 'e') return '';
  if ((type === '' || type === 'n') && text !== '' && isDate(style)) return dayInCell(text, is1904);
  return (type === 's' ? (shared[Number(text)] ?? '') : text).replaceAll(/\s+/g, ' ');
};

/** A tag begins a row, begins a cell of the last row, or says what stands in its last cell. */
const takeTag = (rows: Row[], { name, attributes, text }: XmlPart): void => {
  const cells = rows.at(-1)?.cells;
  const cell = cells?.at(-1);
  if (name === 'row') rows.push({ isHidden: attributes.hidden === '1', cells: [] });
  else if (name === 'c') cells?.push({ type: attributes.t ?? '', style: attributes.s ?? '0', text: '' });
  else if ((name === 'v' || name === 't') && cell !== undefined) cell.text += text;
};

/** The rows of one sheet that are shown. */
const rowsOf = (xml: string, book: Book): readonly string[] => {
  const rows: Row[] = [];
  walkXml(xml, (part) => {
    if (!part.isEnd) takeTag(rows, part);
  });
  return rows
    .filter(({ isHidden }) => !isHidden)
    .map(({ cells }) =>
      cells
        .map((cell) => saidBy(cell, book))
        .filter((text) => text !== '')
        .join('\t'),
    );
};

/** The sheets of a workbook in their order, without those that are hidden, and whether its days count from 1904. */
const sheetsOf = (read: PartReader): { readonly sheets: readonly string[]; readonly is1904: boolean } => {
  const targets = new Map<string, string>();
  walkXml(read('xl/_rels/workbook.xml.rels'), ({ name, attributes: { Id = '', Target = '' } }) => {
    if (name === 'Relationship' && Id !== '') targets.set(Id, Target);
  });
  const shown: string[] = [];
  let is1904 = false;
  walkXml(read('xl/workbook.xml'), ({ name, isEnd, attributes: { state = '', date1904 = '', 'r:id': id = '' } }) => {
    if (name === 'workbookPr') is1904 ||= /^(?:1|true)$/.test(date1904);
    if (name === 'sheet' && !isEnd && !/idden$/.test(state)) shown.push(targets.get(id) ?? '');
  });
  return { sheets: shown.map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)), is1904 };
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
/** A row of an open table that is folded or filtered away. */
const isHiddenRow = ({ name, attributes }: XmlPart): boolean =>
  name === 'table-row' && /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');
/** The styles of an open table's sheets that are hidden. */
const hiddenSheetStyles = (xml: string): ReadonlySet<string> => {
  const hidden = new Set<string>();
  let style = '';
  walkXml(xml, ({ name, isEnd, attributes }) => {
    if (name === 'style' && !isEnd) style = attributes['style:name'] ?? '';
    if (name === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style);
  });
  return hidden;
};

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
const writtenBy = ({ name, isEnd }: XmlPart, isInCell: boolean): string => {
  const sign = (isEnd ? AT_END : AT_BEGIN).get(name) ?? '';
  if (sign === BREAK) return isInCell ? IN_CELL : '\n';
  return sign;
};

/** The text of a document: `isText` says behind which tags it stands. What is unread is left out with everything within it. */
const linesOf = (
  xml: string,
  isText: (part: XmlPart) => boolean,
  hiddenSheets: ReadonlySet<string> = new Set(),
): readonly string[] => {
  const written: string[] = [];
  let unread = '';
  let depth = 0;
  const isUnread = (part: XmlPart): boolean =>
    UNREAD.has(part.name) ||
    isHiddenRow(part) ||
    (part.name === 'table' && hiddenSheets.has(part.attributes['table:style-name'] ?? ''));
  walkXml(xml, (part) => {
    const { name, isEnd, text } = part;
    if (unread === '' && !isEnd && isUnread(part)) unread = name;
    if (unread !== '' && !(unread === name && isEnd)) return;
    unread = '';
    if (CELLS.has(name)) depth += isEnd ? -1 : 1;
    written.push(writtenBy(part, depth > 0));
    if (isText(part)) written.push(text.replaceAll(/\s+/g, ' '));
  });
  return written.join('').split('\n');
};

const isWordText = ({ name, isEnd }: XmlPart): boolean => name === 't' && !isEnd;
/** In an open document text stands behind any tag within a paragraph; between others there is nothing but blanks. */
const isAnyText = (): boolean => true;

export type OfficeText = { readonly text: string } | { readonly refused: 'broken' | 'locked' | 'tooHard' };

const textOf = (names: ReadonlySet<string>, read: PartReader): string | undefined => {
  if (names.has('xl/workbook.xml')) {
    const { sheets, is1904 } = sheetsOf(read);
    const book = {
      shared: sharedTexts(read('xl/sharedStrings.xml')),
      isDate: dateStylesOf(read('xl/styles.xml')),
      is1904,
    };
    return cleaned(sheets.flatMap((sheet) => rowsOf(read(sheet), book)));
  }
  if (names.has('word/document.xml')) return cleaned(linesOf(read('word/document.xml'), isWordText));
  if (!names.has('content.xml')) return undefined;
  const content = read('content.xml');
  const body = Math.max(0, content.indexOf('<office:body'));
  return cleaned(linesOf(content.slice(body), isAnyText, hiddenSheetStyles(content.slice(0, body))));
};

/** What is written in a file of an office program, or why it cannot be read. Never throws. */
export const officeText = (bytes: Uint8Array): OfficeText => {
  try {
    const names = namesInArchive(bytes);
    const read = partsOf(bytes);
    // Open documents name in their manifest what is encrypted.
    if (read('META-INF/manifest.xml').includes('encryption-data')) return { refused: 'locked' };
    const text = textOf(names, read);
    return text === undefined ? { refused: 'broken' } : { text };
  } catch (error) {
    return { refused: error instanceof LargeArchive ? 'tooHard' : 'broken' };
  }
};
