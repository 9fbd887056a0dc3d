// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../test/tiny-zip.ts';
import { officeText } from './office-text.ts';

const textIn = (bytes: Uint8Array): string => {
  const read = officeText(bytes);
  return 'text' in read ? read.text : `refused: ${read.refused}`;
};

describe('days in a table of an office program', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yy"/><numFmt numFmtId="165" formatCode="0&quot; Stück, dick&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="13"/><xf numFmtId="22"/><xf numFmtId="23"/></cellXfs>';
  const saidOf = (style: string, value: string, workbook = ''): string =>
    textIn(
      zipOf({
        'xl/workbook.xml': `${workbook}<sheet name="A" r:id="a"/>`,
        'xl/_rels/workbook.xml.rels': '<Relationship Id="a" Target="a.xml"/>',
        'xl/styles.xml': styles,
        'xl/a.xml': `<row><c t="str"><v>Abgabe</v></c><c${style}><v>${value}</v></c></row>`,
      }),
    );

  it.each([
    ['by a format that every program knows', ' s="1"', '46277', 'Abgabe\t12.9.2026'],
    ['by a format of its own', ' s="2"', '46277.5', 'Abgabe\t12.9.2026'],
    ['by the last known format of a day with a time', ' s="5"', '46277', 'Abgabe\t12.9.2026'],
    ['but a number by the format before it', ' s="4"', '46277', 'Abgabe\t46277'],
    ['and by the one behind', ' s="6"', '46277', 'Abgabe\t46277'],
    ['a number whose format has letters in quotes', ' s="3"', '3', 'Abgabe\t3'],
    ['a number without a style', '', '3', 'Abgabe\t3'],
    ['a time alone is left out', ' s="1"', '0.5', 'Abgabe'],
    ['no day of the calendar stays what it is', ' s="1"', '2958466', 'Abgabe\t2958466'],
    ['a text in a cell for days stays one', ' s="1" t="str"', 'bald', 'Abgabe\tbald'],
  ])('%s', (_how, style, value, said) => {
    expect(saidOf(style, value)).toBe(said);
  });

  it('count from 1904 where the book says so', () => {
    expect(saidOf(' s="1"', '44815', '<workbookPr date1904="1"/>')).toBe('Abgabe\t12.9.2026');
  });
});
