// Lighter, darker and readable neighbours of a colour, so that a drawing needs one colour and gets its light and shade.

type Rgb = readonly [red: number, green: number, blue: number];
export type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number };

const INK: Rgb = [38, 32, 64];
const WHITE: Rgb = [255, 255, 255];

const rgbOf = (hex: string): Rgb => {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, (digit) => digit + digit) : hex;
  const value = Number.parseInt(digits.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** A colour between two others; a share of 0 is the first, of 1 the second. */
export const mix = (from: string, to: string, share: number): string => hexOf(mixed(rgbOf(from), rgbOf(to), share));

/** A lighter neighbour for shares above 0, a darker and slightly bluer one below. */
export const tone = (colour: string, share: number): string =>
  hexOf(mixed(rgbOf(colour), share > 0 ? WHITE : INK, Math.abs(share)));

/** How bright a colour looks, from 0 to 1. */
const brightness = (colour: string): number => {
  const [red, green, blue] = rgbOf(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};

/** A colour for small letters on the given one. */
export const lettersOn = (colour: string): string => (brightness(colour) > 0.6 ? tone(colour, -0.75) : '#ffffff');

/** Hue in degrees, saturation and lightness from 0 to 1. */
export const hslOf = (hex: string): Hsl => {
  const [red, green, blue] = rgbOf(hex).map((part) => part / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const span = high - low;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red ? (green - blue) / span : high === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
};

/** The colour with the given hue, saturation and lightness. */
export const hexOfHsl = ({ hue, saturation, lightness }: Hsl): string => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number): number => {
    const position = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return hexOf([part(0), part(8), part(4)]);
};
