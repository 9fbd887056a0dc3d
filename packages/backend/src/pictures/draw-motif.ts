// Draws the thing on a picture as SVG, by a drawing of ours or an emoji.

import { sketchOf } from './drawings/drawing.ts';
import { DRAWINGS, SHOWS_MANY } from './drawings/index.ts';
import { EMOJI_SIZE, emojiBody, recoloured, withIdPrefix } from './emoji-library.ts';
import type { Ink } from './ink.ts';
import type { Motif } from './picture-spec.ts';
import { drawPieces } from './several-pieces.ts';

const EMOJI = 'emoji:';
const EMOJI_SCALE = 196 / EMOJI_SIZE;

/** True when the motif's name is that of a drawing or of an icon. */
export const canDraw = (motif: Motif): boolean =>
  motif.draw.startsWith(EMOJI) ? emojiBody(motif.draw.slice(EMOJI.length)) !== undefined : DRAWINGS.has(motif.draw);

/** What the motif shows around the origin, about 200 wide and high, standing on y = 100: one thing, or several pieces of it. */
export const drawMotif = (motif: Motif, ink: Ink, place: string): string => {
  const { pieces = 1, draw } = motif;
  if (pieces <= 1) return drawOne(motif, ink, place);
  return drawPieces(pieces, SHOWS_MANY.has(draw), (at) => drawOne(motif, ink, `${place}${at}`));
};

const drawOne = (motif: Motif, ink: Ink, place: string): string => {
  if (!motif.draw.startsWith(EMOJI)) return DRAWINGS.get(motif.draw)?.(sketchOf(motif), ink) ?? '';
  const body = emojiBody(motif.draw.slice(EMOJI.length));
  if (body === undefined) return '';
  const content = withIdPrefix(motif.colour ? recoloured(body, motif.colour) : body, ink.id(`e${place}`));
  return `<g transform="translate(-98 -98) scale(${EMOJI_SCALE})">${content}</g>`;
};
