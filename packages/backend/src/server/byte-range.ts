// Answers a part of a file, as players of films and sounds ask for it; Safari plays nothing without. Source: RFC 9110 §14.

/** Bytes of a file, the last one included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** One range of bytes, each number short enough to be exact. */
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * The part of a file of so many bytes that a header Range asks for; `unsatisfiable` where the file has nothing of it, undefined where the whole is to
 * be sent: without a header, for several ranges at once, and for what is none.
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from, to] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
};

/** The whole file, or the part that was asked for. With If-Range it is the whole one: no file of this shop has a tag or date by which parts belong together. */
export const answerRange = (
  content: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  asked: { readonly range: string | undefined; readonly ifRange: string | undefined },
): Response => {
  const size = content.byteLength;
  const range = asked.ifRange === undefined ? byteRangeOf(asked.range, size) : undefined;
  const all = { ...headers, 'accept-ranges': 'bytes' };
  if (range === undefined) return new Response(content, { headers: all });
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { 'accept-ranges': 'bytes', 'content-range': `bytes */${size}` },
    });
  const { first, last } = range;
  return new Response(content.subarray(first, last + 1), {
    status: 206,
    headers: { ...all, 'content-range': `bytes ${first}-${last}/${size}` },
  });
};
