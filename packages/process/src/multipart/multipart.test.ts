import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_LIMITS, isMultipart, readMultipart } from './index.ts';

describe('A form that brings files', () => {
  it.each([
    ['multipart/form-data; boundary=x', true],
    ['Multipart/Form-Data ;boundary=x', true],
    // Nothing says where its parts end.
    ['multipart/form-data', false],
    ['multipart/mixed; boundary=x', false],
    ['application/x-www-form-urlencoded', false],
    ['application/json; note=multipart/form-data;', false],
    ['', false],
  ])('%s: %s', (contentType, expected) => {
    expect(isMultipart(contentType)).toBe(expected);
  });
});

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const TYPE = 'multipart/form-data; boundary=b';
const EMPTY_FILE = '--b\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n';
const EMPTY_FIELD = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const END = '--b--\r\n';

describe('the parts of a form', () => {
  it('are read as they were sent, up to the limits and not beyond', async () => {
    const part = fc.oneof(
      fc.record({ name: fc.string({ minLength: 1 }), value: fc.string({ unit: 'grapheme' }) }),
      fc.record({ name: fc.constant('file'), value: fc.uint8Array({ maxLength: 100 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 12 }), async (parts) => {
        const sent = new FormData();
        for (const { name, value } of parts)
          if (typeof value === 'string') sent.append(name, value);
          else sent.append(name, new File([new Uint8Array(value)], 'filename="x"'));
        const response = new Response(sent);
        const type = response.headers.get('content-type') ?? '';
        const body = await response.arrayBuffer();
        const files = parts.filter(({ value }) => typeof value !== 'string').length;
        const limits = { files, fields: parts.length - files };
        const read = await readMultipart(body, type, limits);
        const again = await new Response(body, { headers: { 'content-type': type } }).formData();
        expect(read instanceof FormData && [...read.keys()]).toEqual([...again.keys()]);
        if (files > 0) expect(await readMultipart(body, type, { ...limits, files: files - 1 })).toBe('too-many');
        if (limits.fields > 0)
          expect(await readMultipart(body, type, { ...limits, fields: limits.fields - 1 })).toBe('too-many');
      }),
    );
  });

  it('are no form beyond measure: it is refused for their number before it is read', async () => {
    // Without its end no reader takes it for a form: what is counted first says too many.
    expect(await readMultipart(bytesOf(EMPTY_FILE.repeat(20_000)), TYPE)).toBe('too-many');
    expect(await readMultipart(bytesOf(EMPTY_FIELD.repeat(20_000)), TYPE)).toBe('too-many');
    expect(await readMultipart(bytesOf('--b\r\n'.repeat(20_000)), TYPE)).toBe('too-many');
    expect(await readMultipart(bytesOf(EMPTY_FILE.replace('filename', 'FileName*').repeat(60)), TYPE)).toBe('too-many');
    const most = EMPTY_FILE.repeat(FORM_LIMITS.files) + EMPTY_FIELD.repeat(FORM_LIMITS.fields) + END;
    expect(await readMultipart(bytesOf(most), TYPE)).toBeInstanceOf(FormData);
  });

  it('count as files where their head is longer than any of a browser, and by their own head alone', async () => {
    const fieldWithHead = (bytes: number): string => {
      const start = '--b\r\nContent-Disposition: form-data; name="';
      return `${start}${'a'.repeat(bytes - start.length - 1)}"\r\n\r\n\r\n`;
    };
    const withoutFile = { files: 0, fields: 2 };
    expect(await readMultipart(bytesOf(fieldWithHead(4_096) + END), TYPE, withoutFile)).toBeInstanceOf(FormData);
    expect(await readMultipart(bytesOf(fieldWithHead(4_097) + END), TYPE, withoutFile)).toBe('too-many');
    // No head ends here: what counts is what stands before the next line of the boundary.
    expect(await readMultipart(bytesOf('--b\r\nfilename\r\n'), TYPE, withoutFile)).toBe('too-many');
    expect(await readMultipart(bytesOf(`--b\r\na\r\n${EMPTY_FILE}`), TYPE, { files: 1, fields: 1 })).toBe('unreadable');
  });

  it.each([TYPE, 'multipart/form-data; charset=utf-8; boundary="b"', 'Multipart/Form-Data;Boundary=b'])(
    'end at the boundary that the type names: %s',
    async (type) => {
      const form = await readMultipart(bytesOf(EMPTY_FIELD + END), type);
      expect(form instanceof FormData && [...form]).toEqual([['a', '']]);
    },
  );

  it.each([
    [TYPE, EMPTY_FIELD],
    [TYPE, 'a=1'],
    ['multipart/form-data; boundary=other', EMPTY_FIELD + END],
    ['multipart/form-data; boundary=""', EMPTY_FIELD + END],
    [`multipart/form-data; boundary="b\\"b"`, EMPTY_FIELD + END],
    ['multipart/form-data', EMPTY_FIELD + END],
    ['', EMPTY_FIELD + END],
  ])('are unreadable where the body is not what its type says: %s', async (type, body) => {
    expect(await readMultipart(bytesOf(body), type)).toBe('unreadable');
  });
});
