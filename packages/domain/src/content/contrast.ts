// Colours that editors choose, and whether text in them can be read. Source: WCAG 2.2 SC 1.4.3 with its definition of
// relative luminance; spec 3 §3 "Infobar teaser attributes", "Hero slider tab attributes".

import type { Brand } from '../shared/brand.ts';

/** Six hexadecimal digits after a `#`, in lower case. */
export type HexColor = Brand<string, 'HexColor'>;

/** Least contrast of normal text against its ground (WCAG AA). */
export const TEXT_CONTRAST = 4.5;
/** Least contrast of large text: from 24 px, or from 18.66 px when bold (WCAG AA). */
export const LARGE_TEXT_CONTRAST = 3;

/** `#rgb` or `#rrggbb`, anything else is no colour: nothing that an editor writes reaches a style sheet unread. */
export const parseHexColor = (written: string | undefined): HexColor | undefined => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written?.trim() ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}` as HexColor;
};

/** Relative luminance from 0 (black) to 1 (white). */
export const luminance = (color: HexColor): number =>
  0.2126 * linear(color, 1) + 0.7152 * linear(color, 3) + 0.0722 * linear(color, 5);

const linear = (color: HexColor, start: number): number => {
  const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Contrast ratio from 1 (the same colour) to 21 (black on white); the order of the two does not matter. */
export const contrast = (one: HexColor, other: HexColor): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Text in this colour can be read on this ground. */
export const isReadable = (text: HexColor, ground: HexColor, atLeast: number = TEXT_CONTRAST): boolean =>
  contrast(text, ground) >= atLeast;

/** Black or white, whichever stands out more: one of them always reaches 4.5:1. */
export const readableOn = (ground: HexColor): HexColor =>
  contrast(BLACK, ground) >= contrast(WHITE, ground) ? BLACK : WHITE;

export const WHITE = '#ffffff' as HexColor;
export const BLACK = '#000000' as HexColor;
