// Icons of the package `@iconify-json/fluent-emoji` (Microsoft, MIT). Its one file has 100 MB, of which the shop needs a few icons:
// it is searched once for the places of its icons, piece by piece, and an icon is read when it is asked for.

import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hexOfHsl, hslOf } from './colour-tones.ts';

/** Icons are drawn in a square of this side. */
export const EMOJI_SIZE = 32;

const PIECE_BYTES = 4 * 1_048_576;
/** Longer than the name of any icon, so that a name on the border of two pieces is found in the second. */
const OVERLAP_BYTES = 256;
/** Longer entries hold pixels instead of shapes. */
const MOST_BYTES = 300_000;
/** Icons stand two levels deep in the file, one name to a line. */
const LINE_OF_ICON = '\n\t\t"';

type ByteRange = { readonly offset: number; readonly length: number };

const withFile = <T>(use: (file: number) => T): T => {
  const file = openSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
};

const namesIn = (piece: Buffer, offset: number, found: Map<number, string>): void => {
  for (let at = piece.indexOf(LINE_OF_ICON); at >= 0; at = piece.indexOf(LINE_OF_ICON, at + 1)) {
    const from = at + LINE_OF_ICON.length;
    const to = piece.indexOf('"', from);
    if (to >= 0) found.set(offset + from, piece.toString('utf8', from, to));
  }
};

const findRanges = (): ReadonlyMap<string, ByteRange> =>
  withFile((file) => {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    const found = new Map<number, string>();
    let offset = 0;
    for (let read = readSync(file, piece, 0, PIECE_BYTES, offset); read > OVERLAP_BYTES; ) {
      namesIn(piece.subarray(0, read), offset, found);
      offset += read - OVERLAP_BYTES;
      read = readSync(file, piece, 0, PIECE_BYTES, offset);
    }
    const starts = [...found.keys()].sort((left, right) => left - right);
    const end = offset + OVERLAP_BYTES;
    return new Map(
      starts.map((start, index) => [
        found.get(start) ?? '',
        { offset: start, length: (starts[index + 1] ?? end) - start },
      ]),
    );
  });

let ranges: ReadonlyMap<string, ByteRange> | undefined;
const bodies = new Map<string, string | undefined>();

const BODY = /"body":\s*("(?:[^"\\]|\\.)*")/;

const readBody = (name: string): string | undefined => {
  ranges ??= findRanges();
  const range = ranges.get(name);
  if (range === undefined || range.length > MOST_BYTES) return undefined;
  const bytes = Buffer.allocUnsafe(range.length);
  withFile((file) => readSync(file, bytes, 0, range.length, range.offset));
  const [, text] = BODY.exec(bytes.toString('utf8')) ?? [];
  const body: unknown = text === undefined ? undefined : JSON.parse(text);
  return typeof body === 'string' && !body.includes('<image') ? body : undefined;
};

/** The drawing of an icon, or nothing for a name that the set does not have or has only as pixels. */
export const emojiBody = (name: string): string | undefined => {
  if (!bodies.has(name)) bodies.set(name, readBody(name));
  return bodies.get(name);
};

const COLOUR = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;
const COLOURFUL = 0.22;
const HUE_REACH = 48;

const hueDistance = (left: number, right: number): number => Math.abs(((left - right + 540) % 360) - 180);

/** The hue that most of the colourful parts of a drawing have. */
const mainHue = (body: string): number | undefined => {
  const weights = new Array<number>(24).fill(0);
  for (const [hex] of body.matchAll(COLOUR)) {
    const { hue, saturation, lightness } = hslOf(hex);
    if (saturation < COLOURFUL || lightness < 0.12 || lightness > 0.92) continue;
    const bin = Math.floor(hue / 15) % 24;
    weights[bin] = (weights[bin] ?? 0) + saturation;
  }
  const highest = Math.max(...weights);
  return highest > 0 ? weights.indexOf(highest) * 15 + 7.5 : undefined;
};

/** The drawing with its main hue turned into the given colour; its other hues stay. */
export const recoloured = (body: string, colour: string): string => {
  const main = mainHue(body);
  if (main === undefined) return body;
  const target = hslOf(colour);
  const dull = target.saturation < 0.15;
  return body.replace(COLOUR, (hex) => {
    const { hue, saturation, lightness } = hslOf(hex);
    if (saturation < COLOURFUL || hueDistance(hue, main) > HUE_REACH) return hex;
    const turned = (target.hue + (hue - main) * 0.5 + 360) % 360;
    const shift = (target.lightness - 0.52) * (dull ? 0.8 : 0.5);
    return hexOfHsl({
      hue: turned,
      saturation: dull ? target.saturation : Math.min(1, saturation * (0.45 + target.saturation * 0.6)),
      lightness: Math.min(0.97, Math.max(0.04, lightness + shift)),
    });
  });
};

const ID_ATTRIBUTE = /\bid="([^"]+)"/g;

/** The drawing with ids that begin with a prefix, so that several icons fit into one document. */
export const withIdPrefix = (body: string, prefix: string): string => {
  const ids = [...body.matchAll(ID_ATTRIBUTE)].map((match) => match[1] ?? '');
  return ids.reduce(
    (text, id) =>
      text
        .replaceAll(`"${id}"`, `"${prefix}${id}"`)
        .replaceAll(`(#${id})`, `(#${prefix}${id})`)
        .replaceAll(`"#${id}"`, `"#${prefix}${id}"`),
    body,
  );
};
