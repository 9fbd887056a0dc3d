// The bar above the header with one sentence. Source: spec 3 §3 "Infobar teaser attributes", §4 "Infobar".

import { type HexColor, isReadable, parseHexColor, readableOn } from './contrast.ts';
import type { TeaserAttributes } from './raw-teaser.ts';

/** Ground of a bar whose editor named no colour: dark enough for white text (4.95:1). */
export const INFO_BAR_GROUND = '#0077ad' as HexColor;

/** Dismissal is stored for ever (spec 3 §4: until the year 9999), in seconds; browsers keep a cookie for 400 days at most. */
export const INFO_BAR_HIDDEN_S = 400 * 24 * 60 * 60;

/** Name of the cookie that hides this bar and no other. */
export const infoBarCookie = (teaserId: string): string =>
  `infobar-hidden-${teaserId.replace(/[^A-Za-z0-9_-]/g, (sign) => `.${(sign.codePointAt(0) ?? 0).toString(16)}.`)}`;

/** A bar is visible until it was dismissed. */
export const isInfoBarVisible = (teaserId: string, hasCookie: (name: string) => boolean): boolean =>
  !hasCookie(infoBarCookie(teaserId));

/** The colours of the editor, when text in them reaches 4.5:1; otherwise the ground is kept and the text black or white. */
export const infoBarColors = (
  attributes: Pick<TeaserAttributes, 'text'>,
): { readonly ground: HexColor; readonly text: HexColor } => {
  const ground = parseHexColor(attributes.text('bgcolor')) ?? INFO_BAR_GROUND;
  const text = parseHexColor(attributes.text('textColor'));
  return { ground, text: text && isReadable(text, ground) ? text : readableOn(ground) };
};
