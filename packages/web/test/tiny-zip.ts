// Files of office programs for tests, as small as they can be.

import { strToU8, zipSync } from 'fflate';

/** An archive of these files. */
export const zipOf = (
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  { isStored = false } = {},
): Buffer<ArrayBuffer> => {
  const bytes = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: isStored ? 0 : 6 }));
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
