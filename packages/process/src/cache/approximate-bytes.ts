// How much memory a value takes, near enough to bound a cache by it. Walks the value once, without recursion and without making a copy.

const LETTER_BYTES = 2;
const HEAD_BYTES = 24;
const FIELD_BYTES = 16;

/** Bytes of a value made of objects, arrays, maps, strings, numbers and buffers; rather too many than too few. Shared parts count once. */
export const approximateBytes = (value: unknown): number => {
  const seen = new Set<object>();
  const open: unknown[] = [value];
  let bytes = 0;
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) {
      bytes += typeof one === 'string' ? HEAD_BYTES + one.length * LETTER_BYTES : FIELD_BYTES;
      continue;
    }
    if (seen.has(one)) continue;
    seen.add(one);
    const parts = partsOf(one);
    bytes += HEAD_BYTES + (ArrayBuffer.isView(one) ? one.byteLength : parts.length * FIELD_BYTES);
    for (const part of parts) open.push(part);
  }
  return bytes;
};

const partsOf = (value: object): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (ArrayBuffer.isView(value)) return [];
  if (value instanceof Map) return [...value].flat();
  if (value instanceof Set) return [...value];
  return Object.values(value);
};
