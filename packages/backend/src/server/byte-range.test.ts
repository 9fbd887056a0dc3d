import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRange, byteRangeOf } from './byte-range.ts';

const SIZE = 1_000;

describe('a range of bytes (RFC 9110 §14)', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=900-', { first: 900, last: 999 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['Bytes=1-2', { first: 1, last: 2 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['bytes=-1000', { first: 0, last: 999 }],
    ['bytes=000-001', { first: 0, last: 1 }],
    // More digits than a number holds exactly.
    [`bytes=0-${'9'.repeat(16)}`, { first: 0, last: 999 }],
    [`bytes=0-${'9'.repeat(40)}`, { first: 0, last: 999 }],
    [`bytes=-${'9'.repeat(40)}`, { first: 0, last: 999 }],
    [`bytes=${'9'.repeat(16)}-`, 'unsatisfiable'],
    [`bytes=${'9'.repeat(40)}-${'9'.repeat(41)}`, 'unsatisfiable'],
    [undefined, undefined],
    ['', undefined],
    ['bytes=-', undefined],
    ['bytes=5-4', undefined],
    // Several: apart, overlapping, the same, beyond the end, and as two fields are joined.
    ['bytes=0-1,5-6', undefined],
    ['bytes=0-99, 50-149', undefined],
    [`bytes=${Array.from({ length: 20 }, () => '0-').join()}`, undefined],
    ['bytes=1000-,2000-', undefined],
    ['bytes=0-1, bytes=5-6', undefined],
    ['lines=0-1', undefined],
    ['0-1', undefined],
    ['bytes', undefined],
    ['bytes=', undefined],
    ['bytes=0', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0x1-2', undefined],
    ['bytes=1.5-2', undefined],
    ['bytes=--5', undefined],
    ['bytes=0-1-2', undefined],
    ['bytes= 0-1', undefined],
    ['bytes=0 -1', undefined],
    ['bytes=٠-١', undefined],
  ])('%s of a thousand', (header, expected) => {
    expect(byteRangeOf(header, SIZE)).toEqual(expected);
  });

  it('of an empty file is none', () => {
    expect([byteRangeOf('bytes=0-', 0), byteRangeOf('bytes=-1', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
  });

  it('law: parts put together are the file', async () => {
    const split = fc.tuple(fc.uint8Array({ minLength: 2, maxLength: 50 }), fc.nat());
    await fc.assert(
      fc.asyncProperty(split, async ([bytes, at]) => {
        const content = new Uint8Array(bytes);
        const end = at % (content.length - 1);
        const get = async (range?: string, ifRange?: string) => {
          const answer = answerRange(content, { 'content-type': 'x/y' }, { method: 'GET', range, ifRange });
          return { answer, bytes: [...new Uint8Array(await answer.arrayBuffer())] };
        };
        const [begin, rest] = [await get(`bytes=0-${end}`), await get(`bytes=${end + 1}-`)];
        expect([begin.answer.status, rest.answer.status]).toEqual([206, 206]);
        expect([...begin.bytes, ...rest.bytes]).toEqual([...content]);
        expect(rest.answer.headers.get('content-range')).toBe(
          `bytes ${end + 1}-${content.length - 1}/${content.length}`,
        );
        for (const whole of [await get(), await get(`bytes=0-${end}`, '"tag"')])
          expect([whole.answer.status, whole.bytes]).toEqual([200, [...content]]);
      }),
    );
  });

  it('law: an answer is the whole file, one part of it as its Content-Range says, or none', async () => {
    const number = fc.oneof(fc.nat(60).map(String), fc.constantFrom('', '9'.repeat(20)));
    const one = fc.tuple(number, number).map(([from, to]) => `${from}-${to}`);
    const range = fc.oneof(
      fc.array(one, { minLength: 1, maxLength: 4 }).map((ranges) => `bytes=${ranges.join(', ')}`),
      fc.string({ unit: fc.constantFrom(...'bytes=-,019 ') }),
    );
    await fc.assert(
      fc.asyncProperty(range, fc.uint8Array({ minLength: 1, maxLength: 50 }), async (asked, bytes) => {
        const content = new Uint8Array(bytes);
        const answer = answerRange(content, {}, { method: 'GET', range: asked, ifRange: undefined });
        const sent = [...new Uint8Array(await answer.arrayBuffer())];
        const [, first, last, size] =
          /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
        const expected = {
          200: [...content],
          206: [...content.slice(Number(first), Number(last) + 1)],
          416: [] as number[],
        }[answer.status];
        expect(sent).toEqual(expected);
        if (answer.status === 206) expect([Number(size), sent.length > 0]).toEqual([content.length, true]);
        if (answer.status === 416) expect(answer.headers.get('content-range')).toBe(`bytes */${content.length}`);
      }),
    );
  });

  it('is for GET alone: a HEAD is answered as if it asked for the whole', () => {
    const answer = answerRange(new Uint8Array(SIZE), {}, { method: 'HEAD', range: 'bytes=0-9', ifRange: undefined });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '1000']);
    expect([answer.headers.get('content-range'), answer.headers.get('accept-ranges')]).toEqual([null, 'bytes']);
  });
});
