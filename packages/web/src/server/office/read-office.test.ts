// @vitest-environment node

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xlsxOf, zipOf } from '../../../test/tiny-zip.ts';
import { officeAnswer } from './office-answer.ts';
import { ALL_PARTS_MAX_BYTES, officeText, PART_MAX_BYTES } from './office-text.ts';
import { createOfficeReader, isArchive, isVault } from './read-office.ts';
import { ARCHIVE_MAX_FILES } from './zip.ts';

const docx = (body: string, options = {}) =>
  zipOf({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` }, options);
const odf = (body: string) =>
  zipOf({ mimetype: 'x', 'content.xml': `<office:body><office:text>${body}</office:text></office:body>` });
const textIn = (bytes: Uint8Array): string => {
  const read = officeText(bytes);
  return 'text' in read ? read.text : `refused: ${read.refused}`;
};
const paragraph = (text: string): string => `<w:p w:rsidR="1"><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

describe('a table of an office program', () => {
  it('is read row by row: shared texts, its own, numbers, and what a formula showed last', () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>3</v></c></row><row r="2"/>' +
      '<row r="3"><c r="A3" t="inlineStr"><is><t>Füller &amp; </t><t>Patronen</t></is></c><c r="C3"><f>1+1</f><v>2</v></c></row>' +
      '<row r="4"><c r="A4" t="str"><f>A1&amp;"x"</f><v>Schere</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c/></row>';
    expect(textIn(xlsxOf(rows, ['Heft A4 Lin. 25']))).toBe('Heft A4 Lin. 25\t3\nFüller & Patronen\t2\nSchere');
  });

  it('shows no row and no sheet that is hidden, and its sheets in their order', () => {
    const sheet = (text: string, row = '') =>
      `<sheetData><row${row}><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData>`;
    const target = (id: string, name: string) => `<Relationship Id="${id}" Target="${name}"/>`;
    const book = zipOf({
      'xl/workbook.xml':
        '<sheet name="B" r:id="b"/><sheet name="A" r:id="a"/><sheet name="C" state="hidden" r:id="c"/><sheet name="D" state="veryHidden" r:id="c"/><sheet name="E" r:id="e"/>',
      'xl/_rels/workbook.xml.rels':
        target('a', 'worksheets/1.xml') +
        target('b', '/xl/worksheets/2.xml') +
        target('c', '3.xml') +
        target('e', '4.xml'),
      'xl/worksheets/1.xml': sheet('Zirkel'),
      'xl/worksheets/2.xml': sheet('Heft'),
      'xl/3.xml': sheet('Geheim'),
      'xl/4.xml': sheet('Geheim', ' hidden="1"'),
    });
    expect(textIn(book)).toBe('Heft\nZirkel');
  });
});

it('a sheet of an open table that is hidden is not read', () => {
  const sheet = (style: string, text: string) =>
    `<table:table table:style-name="${style}"><table:table-row><text:p>${text}</text:p></table:table-row></table:table>`;
  const style = (name: string, shown: string) =>
    `<style:style style:name="${name}"><style:table-properties table:display="${shown}"/></style:style>`;
  const styles = `<office:automatic-styles>${style('a', 'true')}${style('b', 'false')}</office:automatic-styles>`;
  const sheets = sheet('a', 'Heft') + sheet('b', 'Geheim') + sheet('a', 'Zirkel');
  expect(textIn(zipOf({ 'content.xml': `${styles}<office:body>${sheets}</office:body>` }))).toBe('Heft\nZirkel');
});

describe('a document of an office program', () => {
  it.each([
    [
      'paragraphs are lines',
      docx(paragraph('2 Hefte') + paragraph('1 Füller für Linkshänder')),
      '2 Hefte\n1 Füller für Linkshänder',
    ],
    [
      'pieces of a paragraph are one line',
      docx('<w:p><w:r><w:t>2 He</w:t></w:r><w:r><w:t>fte</w:t><w:tab/><w:t>A5</w:t></w:r></w:p>'),
      '2 Hefte\tA5',
    ],
    ['a break ends a line', docx('<w:p><w:r><w:t>Heft</w:t><w:br/><w:t>Zirkel</w:t></w:r></w:p>'), 'Heft\nZirkel'],
    [
      'a row of a table is one line',
      docx(
        `<w:tbl><w:tr><w:tc>${paragraph('3')}</w:tc><w:tc>${paragraph('Hefte')}${paragraph('A4')}</w:tc></w:tr></w:tbl>${paragraph('Ende')}`,
      ),
      '3\tHefte, A4\nEnde',
    ],
    [
      'what was deleted and what is a field is not read',
      docx(
        '<w:p><w:del><w:r><w:delText>Lupe</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>Heft</w:t></w:r></w:p>',
      ),
      'Heft',
    ],
    ['an archive that packs nothing', docx(paragraph('Heft'), { isStored: true }), 'Heft'],
    [
      'an open document',
      odf(
        '<text:h>Deutsch</text:h><text:p>2 <text:span>Hefte</text:span><text:s/>A5<office:annotation><text:p>Lupe</text:p></office:annotation></text:p><text:p/>',
      ),
      'Deutsch\n2 Hefte A5',
    ],
    [
      'an open table',
      odf(
        '<table:table-row><table:table-cell><text:p>Heft</text:p></table:table-cell><table:table-cell/><table:table-cell><text:p>3</text:p></table:table-cell></table:table-row>',
      ),
      'Heft\t3',
    ],
    [
      'an open table without the rows that are folded or filtered away',
      odf(
        ['', ' table:visibility="collapse"', ' table:visibility="filter"', ' table:visibility="visible"']
          .map(
            (seen, at) =>
              `<table:table-row${seen}><table:table-cell><text:p>${at}</text:p></table:table-cell></table:table-row>`,
          )
          .join(''),
      ),
      '0\n3',
    ],
    [
      'a blank between two pieces stays',
      odf('<text:p><text:span>2</text:span> <text:span>Hefte</text:span></text:p>'),
      '2 Hefte',
    ],
    [
      'paragraphs of one cell are an enumeration',
      docx(
        `<w:tr><w:tc>${paragraph('Deutsch')}<w:p/></w:tc><w:tc>${paragraph('')}${paragraph('2 Hefte')}${paragraph(' ')}${paragraph('1 Füller')}</w:tc></w:tr>`,
      ),
      'Deutsch\t2 Hefte, 1 Füller',
    ],
    [
      'a box is read once, although it stands there again for old programs',
      docx(
        `<mc:AlternateContent><mc:Choice>${paragraph('Heft')}</mc:Choice><mc:Fallback>${paragraph('Heft')}</mc:Fallback></mc:AlternateContent>${paragraph('Zirkel')}`,
      ),
      'Heft\nZirkel',
    ],
    [
      'characters by their number',
      docx(paragraph('Heft &#x41;4 &#8211; &lt;neu&gt; &unknown;')),
      'Heft A4 – <neu> &unknown;',
    ],
  ])('%s', (_how, bytes, text) => {
    expect(textIn(bytes)).toBe(text);
  });
});

describe('what cannot be read', () => {
  const good = docx(paragraph('Heft'));
  it.each([
    ['broken', 'an archive of something else', zipOf({ 'a.txt': 'Heft' })],
    ['broken', 'an archive without an end', good.subarray(0, good.length - 30)],
    ['broken', 'nothing but a mark', Buffer.of(0x50, 0x4b, 3, 4)],
    [
      'locked',
      'an open one with a password',
      zipOf({ 'content.xml': '?', 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
    ],
    ['tooHard', 'a bomb', zipOf({ 'word/document.xml': new Uint8Array(PART_MAX_BYTES + 1).fill(32) })],
  ])('is %s: %s', (refusal, _what, bytes) => {
    expect(textIn(bytes)).toBe(`refused: ${refusal}`);
  });

  it.each([
    ['as many files as it may have', ARCHIVE_MAX_FILES, 'Heft'],
    ['one file more', ARCHIVE_MAX_FILES + 1, 'refused: tooHard'],
  ])('is so by how many files it has: %s', (_what, count, told) => {
    const others = Array.from({ length: count - 1 }, (_, at) => [`${at}.xml`, ''] as const);
    const document = `<w:document>${paragraph('Heft')}</w:document>`;
    expect(textIn(zipOf({ ...Object.fromEntries(others), 'word/document.xml': document }))).toBe(told);
  });

  it.each([
    ['as much as it may', 0, 'Heft'],
    ['one byte more', 1, 'refused: tooHard'],
  ])('is so by what its files unpack to together: %s', (_what, more, told) => {
    const row = '<sheetData><row><c t="str"><v>Heft</v></c></row></sheetData>';
    const book = '<sheet name="A" r:id="a"/><sheet name="B" r:id="b"/>';
    const rels = '<Relationship Id="a" Target="a.xml"/><Relationship Id="b" Target="b.xml"/>';
    const sheet = ALL_PARTS_MAX_BYTES - PART_MAX_BYTES - book.length - rels.length;
    const files = {
      'xl/workbook.xml': book,
      'xl/_rels/workbook.xml.rels': rels,
      'xl/a.xml': row.padEnd(PART_MAX_BYTES),
      'xl/b.xml': ' '.repeat(sheet + more),
    };
    expect(textIn(zipOf(files))).toBe(told);
  });

  it('unpacks to no more than its head says, whatever lies behind it', () => {
    const bytes = zipOf({ 'word/document.xml': `<w:document>${paragraph('Heft')}${' '.repeat(100_000)}</w:document>` });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const ENTRY_MARK = 0x02014b50;
    const entry = bytes.findIndex((_byte, at) => at + 4 <= bytes.length && view.getUint32(at, true) === ENTRY_MARK);
    expect(textIn(bytes)).toBe('Heft');
    view.setUint32(entry + 24, 40, true);
    expect(textIn(bytes)).toBe('');
  });

  it('is told whatever its bytes are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 })), { maxLength: 6 }),
        (changes) => {
          const bytes = Buffer.from(good);
          for (const [at, byte] of changes) bytes[at] = byte;
          expect(typeof textIn(bytes)).toBe('string');
        },
      ),
    );
  });
});

describe('a file of an office program in a thread of its own', () => {
  const read = async (bytes: Uint8Array, reader = createOfficeReader(), sender = 'one'): Promise<string> =>
    (await reader(bytes, sender)).match(
      (text) => text,
      (refusal) => `refused: ${refusal}`,
    );

  it('ends at as many characters as a list may have, and needs one', async () => {
    expect(await read(docx(paragraph('i'.repeat(MATERIAL_LIST_MAX_CHARACTERS))))).toHaveLength(
      MATERIAL_LIST_MAX_CHARACTERS,
    );
    expect(await read(docx(paragraph('i'.repeat(MATERIAL_LIST_MAX_CHARACTERS + 1))))).toBe('refused: tooLong');
    expect(await read(docx(paragraph(' ')))).toBe('refused: noText');
  });

  it('says what the code says that runs in the thread', () => {
    const answer = (text: string, maxCharacters = 4) => officeAnswer({ bytes: docx(paragraph(text)), maxCharacters });
    expect(answer('Heft')).toEqual({ text: 'Heft' });
    expect(answer('Hefte')).toEqual({ refused: 'tooLong' });
    expect(answer(' ')).toEqual({ refused: 'noText' });
    expect(officeAnswer({ bytes: new Uint8Array(), maxCharacters: 4 })).toEqual({ refused: 'broken' });
  });

  it('is given up when its time is over', async () => {
    const limits = { maxCharacters: 100, maxMs: 0, heapMb: 64, buffersMb: 64 };
    expect(await read(docx(paragraph('Heft')), createOfficeReader(limits))).toBe('refused: tooHard');
  });

  it('is read one at a time; four wait, and whoever comes then is told at once', async () => {
    const reader = createOfficeReader();
    const told: string[] = [];
    await Promise.all(
      Array.from({ length: 6 }, async (_, at) =>
        told.push(await read(docx(paragraph(`${at} Hefte`)), reader, String(at))),
      ),
    );
    expect(told).toEqual(['refused: busy', '0 Hefte', '1 Hefte', '2 Hefte', '3 Hefte', '4 Hefte']);
  });

  it('is read for whoever comes although somebody else sends many', async () => {
    const reader = createOfficeReader();
    const told = await Promise.all(
      ['many', 'many', 'many', 'other'].map((sender) => read(docx(paragraph('1 Heft')), reader, sender)),
    );
    expect(told).toEqual(['1 Heft', '1 Heft', 'refused: busy', '1 Heft']);
  });

  it('is known by its content', () => {
    expect(isArchive(docx(paragraph('Heft')))).toBe(true);
    expect(isArchive(new TextEncoder().encode('PK Heft'))).toBe(false);
    expect(isArchive(new Uint8Array())).toBe(false);
    const vault = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0);
    expect(isVault({ name: 'liste.xlsx' }, vault)).toBe(true);
    expect(isVault({ name: 'liste.xls' }, vault)).toBe(false);
    expect(isVault({ name: 'liste.xlsx' }, vault.subarray(0, 3))).toBe(false);
  });
});
