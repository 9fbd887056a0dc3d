// @vitest-environment node

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { describe, expect, it } from 'vitest';
import { mailText } from './mail-text.ts';
import { createMailReader, isMail } from './read-mail.ts';

const HEAD = [
  'From: Schule <schule@example.com>',
  'Subject: =?utf-8?Q?Materialliste_f=C3=BCr_3a?=',
  'MIME-Version: 1.0',
];

/** A mail of these lines of its head and its body. */
const mailOf = (head: readonly string[], ...body: readonly string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from([...HEAD, ...head, '', ...body].join('\r\n'), 'latin1'));
/** In a thread, which says the same as the code that runs in it. */
const read = async (bytes: Uint8Array): Promise<string> => {
  const said = (await createMailReader()(bytes, 'one')).match(
    (text) => text,
    (refusal) => `refused: ${refusal}`,
  );
  const answer = await mailText({ bytes, maxCharacters: MATERIAL_LIST_MAX_CHARACTERS });
  expect('text' in answer ? answer.text : `refused: ${answer.refused}`).toBe(said);
  return said;
};
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const part = (head: readonly string[], ...body: readonly string[]): readonly string[] => ['--b', ...head, '', ...body];
const TEXT = 'Content-Type: text/plain; charset=utf-8';
const HTML = 'Content-Type: text/html; charset=utf-8';
const ALTERNATIVES = ['Content-Type: multipart/alternative; boundary=b'];
const MIXED = ['Content-Type: multipart/mixed; boundary=b'];
const QUOTED = 'Content-Transfer-Encoding: quoted-printable';
const BASE64 = 'Content-Transfer-Encoding: base64';

describe('the text of a mail', () => {
  it.each([
    ['as it is', mailOf([TEXT], '2 Hefte', '1 Zirkel'), '2 Hefte\n1 Zirkel'],
    [
      'quoted printable, with umlauts and lines that go on',
      mailOf([TEXT, QUOTED], '1 Schnellhefter gr=C3=BCn', '1 F=C3=BCller f=', '=C3=BCr Linksh=C3=A4nder'),
      '1 Schnellhefter grün\n1 Füller für Linkshänder',
    ],
    [
      'in another set of characters',
      mailOf(['Content-Type: text/plain; charset=iso-8859-1', QUOTED], '1 F=FCller'),
      '1 Füller',
    ],
    ['in base64', mailOf([TEXT, BASE64], base64('2 Hefte\n1 Füller')), '2 Hefte\n1 Füller'],
    [
      'of two alternatives the plain one',
      mailOf(ALTERNATIVES, ...part([TEXT], '1 Zirkel'), ...part([HTML], '<p>Ein <b>Zirkel</b></p>'), '--b--'),
      '1 Zirkel',
    ],
    [
      'of a page, where there is no other text',
      mailOf(
        ALTERNATIVES,
        ...part(
          [HTML, QUOTED],
          '<style>p { color: red }</style><p>Liebe Eltern,<br>bitte besorgen:</p>',
          '<ul><li>2 Hefte</li><li>1 F&uuml;ller f=C3=BCr&nbsp;Linksh&#228;nder</li></ul>',
          '<table><tr><td>3</td><td>Bleistifte &amp; mehr</td></tr></table><script>alert(1)</script>',
        ),
        '--b--',
      ),
      'Liebe Eltern,\nbitte besorgen:\n2 Hefte\n1 Füller für Linkshänder\n3\tBleistifte & mehr',
    ],
    [
      'without its attachments',
      mailOf(
        MIXED,
        ...part([TEXT], '1 Zirkel'),
        ...part(
          ['Content-Type: text/plain; name=a.txt', 'Content-Disposition: attachment; filename=a.txt'],
          '9 Anhänge',
        ),
        ...part(['Content-Type: application/pdf; name=a.pdf', BASE64], base64('%PDF-1.4')),
        '--b--',
      ),
      '1 Zirkel',
    ],
  ])('is read %s', async (_how, bytes, text) => {
    expect(await read(bytes)).toBe(text);
  });

  it('ends at as many characters as a list may have', async () => {
    const line = `${'i'.repeat(99)}\r\n`;
    const full = line.repeat(MATERIAL_LIST_MAX_CHARACTERS / 100).trim();
    expect(await read(mailOf([TEXT], full))).toHaveLength(MATERIAL_LIST_MAX_CHARACTERS - 1);
    expect(await read(mailOf([TEXT], `${full}i`))).toHaveLength(MATERIAL_LIST_MAX_CHARACTERS);
    expect(await read(mailOf([TEXT], `${full}ii`))).toBe('refused: tooLong');
  });

  it.each([
    ['broken', 'what has no head', new TextEncoder().encode('2 Hefte\n1 Zirkel')],
    ['broken', 'a file of another program', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
    ['broken', 'nothing', new Uint8Array()],
    ['broken', 'a head without an end', mailOf([`X-A: ${'a'.repeat(300_000)}`], '1 Zirkel')],
    [
      'broken',
      'parts within parts',
      mailOf(
        ['Content-Type: multipart/mixed; boundary=b0'],
        ...Array.from({ length: 40 }, (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`),
      ),
    ],
    [
      'noText',
      'an attachment alone',
      mailOf(MIXED, ...part(['Content-Type: image/png', BASE64], base64('x')), '--b--'),
    ],
    ['noText', 'an empty one', mailOf([TEXT], '')],
  ])('is refused as %s: %s', async (refusal, _what, bytes) => {
    expect(await read(bytes)).toBe(`refused: ${refusal}`);
  });

  it('is given up when its time is over', async () => {
    const limits = { maxCharacters: 100, maxMs: 0, heapMb: 64, buffersMb: 64 };
    expect(await createMailReader(limits)(mailOf([TEXT], '1 Zirkel'), 'one')).toMatchObject({ error: 'tooHard' });
  });

  it('is read one at a time; four wait, and whoever comes then is told at once', async () => {
    const readMail = createMailReader();
    const told: string[] = [];
    const all = Array.from({ length: 6 }, async (_, at) => {
      const result = await readMail(mailOf([TEXT], `${at} Hefte`), String(at));
      told.push(result.isOk() ? result.value : result.error);
    });
    await Promise.all(all);
    expect(told).toEqual(['busy', '0 Hefte', '1 Hefte', '2 Hefte', '3 Hefte', '4 Hefte']);
  });

  it('is read for whoever comes although somebody else sends many', async () => {
    const readMail = createMailReader();
    const answers = await Promise.all(
      ['many', 'many', 'many', 'other'].map((sender) => readMail(mailOf([TEXT], '1 Heft'), sender)),
    );
    expect(answers.map((answer) => answer.isOk())).toEqual([true, true, false, true]);
  });
});

describe('a file is a mail', () => {
  const named = (name: string, type = ''): Pick<File, 'type' | 'name'> => ({ name, type });
  const list = new TextEncoder().encode('Deutsch: 2 Hefte\nMathe: 1 Zirkel\n\nBitte beschriften');

  it('by its name, its type, or a head that only a mail has', () => {
    expect(isMail(named('Liste.EML'), list)).toBe(true);
    expect(isMail(named('liste', 'message/rfc822'), list)).toBe(true);
    expect(isMail(named('liste.txt', 'text/plain'), mailOf([TEXT], '1 Zirkel'))).toBe(true);
  });

  it('a list with colons is none', () => {
    expect(isMail(named('liste.txt', 'text/plain'), list)).toBe(false);
    expect(isMail(named('liste.pdf', 'application/pdf'), new TextEncoder().encode('%PDF-1.4'))).toBe(false);
  });
});
