// Icons of the package `@iconify-json/fluent-emoji` (Microsoft, MIT). Its one file has 100 MB, of which the shop needs a few icons:
// it is searched as bytes and only the icons asked for are parsed.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hexOfHsl, hslOf } from './colour-tones.ts';

/** Icons are drawn in a square of this side. */
export const EMOJI_SIZE = 32;

let file: Buffer | undefined;
const bodies = new Map<string, string | undefined>();

const readBody = (name: string): string | undefined => {
  file ??= readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'));
  const head = file.indexOf(`"${name}": {`);
  const start = head < 0 ? file.indexOf(`"${name}":{`) : head;
  if (start < 0) return undefined;
  const key = file.indexOf('"body"', start);
  const from = file.indexOf('"', key + 6);
  let to = from + 1;
  while (file[to] !== 0x22 || file[to - 1] === 0x5c) to += 1;
  const body: unknown = JSON.parse(file.toString('utf8', from, to + 1));
  return typeof body === 'string' && !body.includes('<image') ? body : undefined;
};

/** The drawing of an icon, or nothing for a name that the set does not have or has only as pixels. */
export const emojiBody = (name: string): string | undefined => {
  if (!bodies.has(name)) bodies.set(name, readBody(name));
  return bodies.get(name);
};

/** Lets go of the icon file's bytes; the icons that were asked for stay. */
export const releaseEmojiFile = (): void => {
  file = undefined;
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
