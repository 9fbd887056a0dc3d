// Writes ZIP archives for tests, as small as they can be: what office programs keep their files in.

import { deflateRawSync } from 'node:zlib';

const head = (
  mark: number,
  bytes: number,
  fields: readonly (readonly [at: number, value: number, wide?: true])[],
): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUInt32LE(mark);
  for (const [at, value, wide] of fields) wide ? written.writeUInt32LE(value, at) : written.writeUInt16LE(value, at);
  return written;
};

/** An archive of these files; `locked` marks them as asking for a password. */
export const zipOf = (
  files: Readonly<Record<string, string | Buffer>>,
  { isLocked = false, isStored = false } = {},
): Buffer<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = isStored ? Buffer.from(content) : deflateRawSync(content);
    const [flags, method] = [isLocked ? 1 : 0, isStored ? 0 : 8];
    const size = [packed.length, true] as const;
    const local = head(0x04034b50, 30, [
      [6, flags],
      [8, method],
      [18, ...size],
      [26, Buffer.byteLength(name)],
    ]);
    parts.push(local, Buffer.from(name), packed);
    const entry: Parameters<typeof head>[2] = [
      [8, flags],
      [10, method],
      [20, ...size],
      [28, Buffer.byteLength(name)],
      [42, at, true],
    ];
    contents.push(head(0x02014b50, 46, entry), Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const count = Object.keys(files).length;
  const end = head(0x06054b50, 22, [
    [8, count],
    [10, count],
    [12, Buffer.concat(contents).length, true],
    [16, at, true],
  ]);
  return Buffer.concat([...parts, ...contents, end]) as Buffer<ArrayBuffer>;
};

/** A workbook of one sheet whose rows are XML. */
export const xlsxOf = (rows: string, shared: readonly string[] = []): Buffer<ArrayBuffer> =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });

/** A document whose paragraphs are XML text. */
export const docxOf = (paragraphs: readonly string[]): Buffer<ArrayBuffer> => {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  return zipOf({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` });
};
