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
    [undefined, undefined],
    ['', undefined],
    ['bytes=-', undefined],
    ['bytes=5-4', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    [`bytes=${'9'.repeat(16)}-`, undefined],
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
          const answer = answerRange(content, { 'content-type': 'x/y' }, { range, ifRange });
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
});
