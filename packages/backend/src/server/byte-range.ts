// Answers a part of a file, as players of films and sounds ask for it; Safari plays nothing without. Source: RFC 9110 §14.

/** Bytes of a file, the last one included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** One range of bytes. What has more digits than any file has bytes is beyond its end, however it is rounded. */
const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The part of a file of so many bytes that a header Range asks for; `unsatisfiable` where the file has nothing of it, undefined where the whole is to
 * be sent: without a header, for what is no range, and for several at once (in one header or in two), so that overlapping ones never make an answer
 * longer than the file.
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from, to] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
};

/** What a request says of the part that it wants. */
type AskedRange = {
  readonly method: string;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
};

/**
 * The whole file, or the part that was asked for. A range is defined for GET alone (§14.2). With If-Range it is the whole one: no file of this shop
 * has a tag or date by which parts belong together.
 */
export const answerRange = (
  content: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  { method, range: asked, ifRange }: AskedRange,
): Response => {
  const size = content.byteLength;
  const range = method === 'GET' && ifRange === undefined ? byteRangeOf(asked, size) : undefined;
  const all = { ...headers, 'accept-ranges': 'bytes' };
  if (range === undefined) return new Response(content, { headers: { ...all, 'content-length': String(size) } });
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
