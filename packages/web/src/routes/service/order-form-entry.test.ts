// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { FILE_MAX_BYTES, readOrderForm } from './order-form-entry.ts';

const posted = (fields: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const ROWS = [
  ['number', '12345'],
  ['quantity', '2'],
  ['number', '67890'],
  ['quantity', ''],
] as const;

const file = (bytes: BlobPart): readonly [string, File] => ['file', new File([bytes], 'list.csv')];

describe('what the order form posts', () => {
  it('are rows and a text; without a button of its own it wants a check', async () => {
    expect(await readOrderForm(posted([...ROWS, ['text', '11111 3']]))).toEqual({
      entry: {
        typed: [
          { number: '12345', quantity: '2' },
          { number: '67890', quantity: '' },
        ],
        text: '11111 3',
      },
      wants: 'check',
      shownRows: 2,
      fileFault: undefined,
      isCut: false,
      key: '',
      addedBefore: 0,
    });
  });

  it.each([
    ['add', 'add'],
    ['more', 'more'],
    ['check', 'check'],
    ['delete everything', 'check'],
  ])('the intent %j means %s', async (intent, wants) => {
    expect((await readOrderForm(posted([['intent', intent]]))).wants).toBe(wants);
  });

  it('takes a suggestion over at its row, and asks what the shop says now', async () => {
    const { entry, wants, at } = await readOrderForm(posted([...ROWS, ['suggestion', '1:67891']]));
    expect([entry.typed[1], wants, at]).toEqual([{ number: '67891', quantity: '' }, 'check', 1]);
  });

  it('has a key of its own and the number of rows that were added before, and believes neither blindly', async () => {
    const read = await readOrderForm(posted([...ROWS, ['key', 'key-of-a-form'], ['added', '12'], ['remove', '0']]));
    expect([read.key, read.addedBefore]).toEqual(['key-of-a-form', 12]);
    const odd = await readOrderForm(posted([...ROWS, ['key', 'a b'], ['added', '-1e9']]));
    expect([odd.key, odd.addedBefore]).toEqual(['', 0]);
  });

  it('removes the row whose button was pressed', async () => {
    const { entry, at } = await readOrderForm(posted([...ROWS, ['remove', '0']]));
    expect([entry.typed, at]).toEqual([[{ number: '67890', quantity: '' }], 0]);
    expect((await readOrderForm(posted([...ROWS, ['remove', '999']]))).entry.typed).toHaveLength(2);
    expect((await readOrderForm(posted([...ROWS, ['remove', 'all']]))).entry.typed).toHaveLength(2);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('Stück;12345')],
    ['Windows-1252', Uint8Array.of(0x53, 0x74, 0xfc, 0x63, 0x6b, 0x3b, 0x31, 0x32, 0x33, 0x34, 0x35)],
    [
      'UTF-16 of the other order',
      Uint8Array.of(0xfe, 0xff, ...[...'Stück;12345'].flatMap((one) => [0, one.charCodeAt(0)])),
    ],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, ...[...'Stück;12345'].flatMap((one) => [one.charCodeAt(0), 0]))],
  ])('reads a file in %s', async (_encoding, bytes) => {
    expect((await readOrderForm(posted([file(bytes), ['text', '11111']]))).entry.text).toBe('11111\nStück;12345');
  });

  it('takes a file of the largest size and says so above it', async () => {
    const largest = await readOrderForm(posted([file('1'.repeat(FILE_MAX_BYTES))]));
    expect([largest.fileFault, largest.entry.text.length]).toEqual([undefined, FILE_MAX_BYTES]);
    const larger = await readOrderForm(posted([file('1'.repeat(FILE_MAX_BYTES + 1))]));
    expect([larger.fileFault, larger.entry.text]).toEqual(['tooLarge', '']);
  });

  it('reads whole lines of a text up to 300,000 characters, says that there was more, and orders nothing of it', async () => {
    const lines = (count: number): string => Array.from({ length: count }, () => '12345').join('\n');
    const longest = await readOrderForm(
      posted([
        ['text', lines(50_000)],
        ['intent', 'add'],
      ]),
    );
    expect([longest.isCut, longest.wants, longest.entry.text.length]).toEqual([false, 'add', 299_999]);
    const longer = await readOrderForm(posted([...ROWS, ['text', lines(50_000)], ['intent', 'add']]));
    expect([longer.isCut, longer.wants]).toEqual([true, 'check']);
    expect(longer.entry.typed).toHaveLength(2);
    expect(longer.entry.text).toBe(lines(49_998));
  });

  it('keeps no row, and no line, that is longer than all that is read', async () => {
    const long = '1'.repeat(300_001);
    const { entry, isCut } = await readOrderForm(posted([['number', long], ['quantity', ''], ...ROWS, ['text', long]]));
    expect([isCut, entry]).toEqual([
      true,
      {
        typed: [
          { number: '12345', quantity: '2' },
          { number: '67890', quantity: '' },
        ],
        text: '',
      },
    ]);
  });

  it.each([
    ['a spreadsheet as its program keeps it', Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0)],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46)],
  ])('reads nothing from %s, and keeps what was typed', async (_what, bytes) => {
    const form = await readOrderForm(posted([file(bytes), ['text', '11111']]));
    expect([form.fileFault, form.entry.text]).toEqual(['noText', '11111']);
  });
});
