// @vitest-environment node

import { FORM_LIMITS } from '@tornister/process/multipart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimFiles } from './trim-files.ts';

const LIMITS = { fileBytes: 1_000, keptBytes: 3_000, readBytes: 100_000, droppedBytes: 200_000 };

const formWith = (...parts: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};
const fileOf = (size: number, name = 'a.txt'): File => new File(['x'.repeat(size)], name, { type: 'text/plain' });
/** The form as it arrives: its bytes, and the type that says how they are to be read. */
const trim = async (body: BodyInit, type?: string, limits = LIMITS): Promise<FormData | undefined> => {
  const sent = new Response(body);
  const headers = { 'content-type': type ?? sent.headers.get('content-type') ?? '' };
  const request = new Request('http://shop/', { method: 'POST', body: await sent.arrayBuffer(), headers });
  return (await trimFiles(request, limits))?.formData();
};

describe('a form with files that are too large', () => {
  it.each([
    [999, 999],
    [1_000, 1_000],
    [1_001, 1_001],
    [50_000, 1_001],
  ])('of %i bytes has one of %i afterwards', async (size, left) => {
    const form = await trim(formWith(['file', fileOf(size)]));
    const file = form?.get('file') as File;
    expect([file.size, file.name, file.type]).toEqual([left, 'a.txt', 'text/plain']);
    expect((await file.text()).includes('x')).toBe(size <= LIMITS.fileBytes);
  });

  it('keeps every field as it was typed, in its order, and the files that fit', async () => {
    const typed = fc.array(
      fc.tuple(fc.constantFrom('number', 'quantity', 'text'), fc.string({ unit: 'grapheme', maxLength: 30 })),
      { maxLength: 20 },
    );
    const sizes = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(typed, sizes, async (fields, lengths) => {
        // A form that is sent has every line end as CR LF, by the standard.
        const sent = fields.map(([name, value]) => [name, value.replaceAll(/\r\n|\r|\n/g, '\r\n')] as const);
        const files = lengths.map((size, index) => ['file', fileOf(size, `${index}.txt`)] as const);
        const form = await trim(formWith(...sent, ...files));
        const values = [...(form ?? [])];
        expect(values.filter(([, value]) => typeof value === 'string')).toEqual(sent);
        const kept = values.flatMap(([, value]) => (typeof value === 'string' ? [] : [value.size]));
        expect(kept.filter((size) => size > LIMITS.fileBytes).length).toBeLessThanOrEqual(1);
        if (lengths.reduce((sum, size) => sum + size, 0) <= LIMITS.fileBytes) expect(kept).toEqual(lengths);
        if (lengths.some((size) => size > LIMITS.fileBytes)) expect(Math.max(...kept)).toBe(LIMITS.fileBytes + 1);
      }),
    );
  });

  /** A form whose body comes piece by piece, as it is asked for. */
  const formOf = (pieces: Iterator<Uint8Array>): Request => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const { value, done } = pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return new Request('http://shop/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  };

  it('is none beyond the limit; what comes then is read to its end, but not without end', async () => {
    let isReadWhole = false;
    const long = function* () {
      for (let piece = 0; piece < 200; piece += 1) yield new Uint8Array(1_000);
      isReadWhole = true;
    };
    const endless = function* () {
      for (;;) yield new Uint8Array(1_000);
    };
    expect(await trimFiles(formOf(long()), LIMITS)).toBeUndefined();
    expect(isReadWhole).toBe(true);
    expect(await trimFiles(formOf(endless()), LIMITS)).toBeUndefined();
  });

  it('is none when it ends within a file', async () => {
    const cut = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'x'.repeat(30_000)}`;
    // Vitest fails on a rejection that nobody handles.
    expect(await trim(cut, 'multipart/form-data; boundary=x')).toBeUndefined();
  });

  it('is no form with fields beyond measure or another type', async () => {
    expect(await trim(formWith(['file', fileOf(99_000)]))).toBeDefined();
    expect(await trim(formWith(['file', fileOf(100_001)]))).toBeUndefined();
    expect(await trim(formWith(['text', 'x'.repeat(3_000)]))).toBeDefined();
    expect(await trim(formWith(['text', 'x'.repeat(3_001)]))).toBeUndefined();
    expect(await trim('a=b')).toBeUndefined();
    expect(await trim('--x', 'multipart/form-data; boundary=x')).toBeUndefined();
    expect(await trim(formWith(...Array.from({ length: 50 }, () => ['file', fileOf(0)] as const)))).toBeDefined();
    expect(await trim(formWith(...Array.from({ length: 51 }, () => ['file', fileOf(0)] as const)))).toBeUndefined();
  });

  it('is none with more fields than any form has, nor with more parts, of whatever kind', async () => {
    const large = { ...LIMITS, readBytes: 1_000_000, droppedBytes: 1_000_000 };
    const trimParts = (head: string, count: number) =>
      trim(`${`--x\r\n${head}\r\n\r\n\r\n`.repeat(count)}--x--\r\n`, 'multipart/form-data; boundary=x', large);
    const field = 'Content-Disposition: form-data; name="a"';
    expect([...((await trimParts(field, FORM_LIMITS.fields)) ?? [])]).toHaveLength(FORM_LIMITS.fields);
    expect(await trimParts(field, FORM_LIMITS.fields + 1)).toBeUndefined();
    const neither = 'X-Kind: neither field nor file';
    const mostParts = FORM_LIMITS.files + FORM_LIMITS.fields;
    expect(await trimParts(neither, mostParts)).toBeDefined();
    expect(await trimParts(neither, mostParts + 1)).toBeUndefined();
  });
});
