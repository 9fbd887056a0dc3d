// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { readPostedForm } from './posted-form.ts';

const FIELDS = 'application/x-www-form-urlencoded';
const read = (type: string | undefined, body: string) =>
  readPostedForm(
    new Request('https://shop.example/', {
      method: 'POST',
      body: new TextEncoder().encode(body),
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    }),
  );

describe('what is posted to a page', () => {
  it.each([FIELDS, `${FIELDS.toUpperCase()};charset=UTF-8`, `${FIELDS} ; charset=UTF-8`])(
    'is read as a form when it says %s',
    async (type) => {
      const bytes = (await read(type, 'a=1'))._unsafeUnwrap();
      expect(new TextDecoder().decode(bytes)).toBe('a=1');
    },
  );

  it.each([undefined, '', 'application/json', 'text/plain', `${FIELDS}2`, `x-${FIELDS}`])(
    'is no form when it says %j',
    async (type) => {
      expect((await read(type, 'a=1'))._unsafeUnwrapErr()).toBe(415);
    },
  );

  it('is refused when it is not what its type says', async () => {
    expect((await read('multipart/form-data; boundary=x', 'a=1'))._unsafeUnwrapErr()).toBe(400);
    expect((await read('multipart/form-data', 'a=1'))._unsafeUnwrapErr()).toBe(400);
  });

  it('is refused for the number of its parts before it is read: without an end it would be unreadable', async () => {
    const emptyFile = '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n';
    const files = await read('multipart/form-data; boundary=x', emptyFile.repeat(20_000));
    expect(files._unsafeUnwrapErr()).toBe(413);
    expect((await read(FIELDS, 'a&'.repeat(5_000)))._unsafeUnwrapErr()).toBe(413);
    expect((await read(FIELDS, 'a&'.repeat(4_999))).isOk()).toBe(true);
  });
});
