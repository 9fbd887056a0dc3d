// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import { drawn, LOCKED, pdfOf } from '../../test/tiny-pdf.ts';
import { docxOf, xlsxOf, zipOf } from '../../test/tiny-zip.ts';
import { DOCUMENT_MAX_BYTES } from './file-in-form.ts';

const SAYS: Says = {
  findMaterial: ({ wishes }) => ({
    data: { findMaterial: (wishes as readonly unknown[]).map(() => ({ verdict: 'NOT_FOUND', candidates: [] })) },
  }),
};

let host: OpenHost;
afterEach(() => host.close());

type Fields = Readonly<Record<string, string | File>>;

const post = async (fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { origin: host.origin, 'accept-language': 'de' };
  const answer = await fetch(`${host.origin}/service/materiallist/`, { method: 'POST', body: form, headers });
  return { status: answer.status, page: await answer.text(), retryAfter: answer.headers.get('retry-after') };
};

const file = (bytes: BlobPart, name = 'liste.pdf', type = 'application/pdf') => new File([bytes], name, { type });
const SHEET = pdfOf([
  drawn([
    [50, 700, '2 Hefte (A4)'],
    [50, 680, '1 Schnellhefter grün'],
  ]),
]);

describe('a PDF in the form of material lists', () => {
  it.each([
    ['as it is', file(SHEET)],
    ['with another name and type', file(SHEET, 'liste.txt', 'text/plain')],
    ['with something before its mark', file(Buffer.concat([Buffer.alloc(900, '\n'), SHEET]))],
  ])('is read line by line beside what was typed, %s', async (_how, sheet) => {
    host = await openHost(SAYS);
    const { status, page } = await post({ text: '1 Zirkel', file: sheet });
    expect(status).toBe(200);
    expect(page).toContain('value="1 Zirkel\n2 Hefte (A4)\n1 Schnellhefter grün"');
  });

  it('is read by the button for it and by none else', async () => {
    host = await openHost(SAYS);
    const fields = { text: '', read: '1 Zirkel', file: file(SHEET) };
    expect((await post({ ...fields, intent: 'read' })).page).toContain('2 Hefte (A4)');
    expect((await post({ ...fields, intent: 'check' })).page).not.toContain('2 Hefte (A4)');
    expect((await post({ ...fields, intent: 'check', file: file('%PDF-1.7 broken') })).status).toBe(200);
  });

  it('leaves files of text as they are, whatever they are called', async () => {
    host = await openHost(SAYS);
    for (const name of ['liste.txt', 'liste.pdf'])
      expect((await post({ file: file('2 Hefte\n1 Füller', name) })).page).toContain('value="2 Hefte\n1 Füller"');
  });

  it.each([
    ['beschädigt oder keine PDF-Datei', file('%PDF-1.7 broken')],
    ['beschädigt oder keine PDF-Datei', file(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))],
    ['mit einem Passwort geschützt', file(pdfOf(['BT ET'], { trailer: LOCKED }))],
    ['vermutlich ist sie gescannt', file(pdfOf(['0 0 9 9 re f']))],
    ['zu lang: Möglich sind höchstens 20 Seiten', file(pdfOf(Array.from({ length: 21 }, () => 'BT ET')))],
    ['Die Datei ist zu groß.', file(new Uint8Array(DOCUMENT_MAX_BYTES + 1))],
  ])('is refused, and keeps what was typed: %s', async (words, sheet) => {
    host = await openHost(SAYS);
    const { status, page } = await post({ text: '1 Zirkel', file: sheet });
    expect([status, page.includes(words), page.includes('>1 Zirkel</textarea>')]).toEqual([422, true, true]);
    expect(host.asked).not.toContain('findMaterial');
  });

  it('is taken up to its largest size', async () => {
    host = await openHost(SAYS);
    const largest = new Uint8Array(DOCUMENT_MAX_BYTES).fill(0x20);
    largest.set(SHEET, DOCUMENT_MAX_BYTES - SHEET.length);
    largest.set(new TextEncoder().encode('%PDF-1.4\n'));
    expect((await post({ file: file(largest) })).status).toBe(200);
  });

  it('waits behind another one of the same address; the next is told when to come again, and nothing that was typed is lost', async () => {
    host = await openHost(SAYS);
    const answers = await Promise.all(Array.from({ length: 9 }, () => post({ text: '1 Zirkel', file: file(SHEET) })));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(4);
    for (const { page, retryAfter } of busy)
      expect([retryAfter, page.includes('viele PDF-Dateien'), page.includes('>1 Zirkel</textarea>')]).toEqual([
        '10',
        true,
        true,
      ]);
  });

  it('is not named by the form itself: a reason that somebody sends says nothing', async () => {
    host = await openHost(SAYS);
    expect((await post({ text: '1 Zirkel', pdf: 'locked' })).status).toBe(200);
  });
});

describe('a mail in the form of material lists', () => {
  const mail = (name: string, ...body: readonly string[]) =>
    file(['From: schule@example.com', 'Content-Type: text/plain; charset=utf-8', ...body].join('\r\n'), name, '');

  it('is read line by line beside what was typed', async () => {
    host = await openHost(SAYS);
    const body = ['Content-Transfer-Encoding: quoted-printable', '', '2 Hefte', '1 F=C3=BCller'];
    const { status, page } = await post({ text: '1 Zirkel', file: mail('liste.eml', ...body) });
    expect([status, page.includes('value="1 Zirkel\n2 Hefte\n1 Füller"')]).toEqual([200, true]);
    expect(page).not.toContain('schule@example.com');
  });

  it.each([
    ['beschädigt oder keine E-Mail', file('2 Hefte', 'liste.eml', '')],
    ['In dieser E-Mail steht kein Text', mail('liste.eml', '', '')],
    ['Diese E-Mail ist zu lang', mail('liste.eml', '', 'i'.repeat(20_001))],
    ['Die Datei ist zu groß.', mail('liste.eml', '', 'i'.repeat(DOCUMENT_MAX_BYTES))],
  ])('is refused, and keeps what was typed: %s', async (words, sheet) => {
    host = await openHost(SAYS);
    const { status, page } = await post({ text: '1 Zirkel', file: sheet });
    expect([status, page.includes(words), page.includes('>1 Zirkel</textarea>')]).toEqual([422, true, true]);
    expect(host.asked).not.toContain('findMaterial');
  });

  it('is not named by the form itself: a reason that somebody sends says nothing', async () => {
    host = await openHost(SAYS);
    expect((await post({ text: '1 Zirkel', mail: 'broken' })).status).toBe(200);
  });
});

describe('a file of an office program in the form of material lists', () => {
  const table = xlsxOf('<row><c t="s"><v>0</v></c><c><f>1+1</f><v>2</v></c></row><row><c t="s"><v>1</v></c></row>', [
    'Hefte A4',
    '1 Füller',
  ]);
  it.each([
    ['a table', file(table, 'liste.xlsx', ''), 'Hefte A4\t2\n1 Füller'],
    ['a table with another name', file(table, 'liste.txt', 'text/plain'), 'Hefte A4\t2\n1 Füller'],
    ['a document', file(docxOf(['2 Hefte', '1 Füller']), 'liste.docx', ''), '2 Hefte\n1 Füller'],
  ])('is read line by line beside what was typed: %s', async (_what, sheet, text) => {
    host = await openHost(SAYS);
    const { status, page } = await post({ text: '1 Zirkel', file: sheet });
    expect([status, page.includes(`value="1 Zirkel\n${text}"`)]).toEqual([200, true]);
  });

  it.each([
    ['weder Dokument noch Tabelle', file(zipOf({ 'a.txt': 'Heft' }), 'liste.zip', '')],
    ['mit einem Passwort geschützt', file(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0), 'liste.xlsx', '')],
    ['Speichern Sie eine ältere Tabelle', file(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0), 'liste.xls', '')],
    ['In dieser Datei steht kein Text', file(docxOf([]), 'liste.docx', '')],
    ['höchstens 20.000 Zeichen', file(docxOf(['i'.repeat(20_001)]), 'liste.docx', '')],
    ['dauert zu lange', file(zipOf({ 'word/document.xml': Buffer.alloc(9_000_000, '<p/>') }), 'liste.docx', '')],
    ['Die Datei ist zu groß.', file(zipOf({ a: Buffer.alloc(DOCUMENT_MAX_BYTES) }, { isStored: true }), 'liste.xlsx')],
  ])('is refused, and keeps what was typed: %s', async (words, sheet) => {
    host = await openHost(SAYS);
    const { status, page } = await post({ text: '1 Zirkel', file: sheet });
    expect([status, page.includes(words), page.includes('>1 Zirkel</textarea>')]).toEqual([422, true, true]);
    expect(host.asked).not.toContain('findMaterial');
  });

  it('is not named by the form itself: a reason that somebody sends says nothing', async () => {
    host = await openHost(SAYS);
    expect((await post({ text: '1 Zirkel', office: 'locked' })).status).toBe(200);
  });
});
