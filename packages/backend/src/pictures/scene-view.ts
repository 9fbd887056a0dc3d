// Wide compositions of several things for hero slides, teasers and categories. They are drawn for the shape of their format, so
// that the same scene is a calm banner on a wide screen and a fuller picture on a phone.

import { mix, tone } from './colour-tones.ts';
import { drawMotif } from './draw-motif.ts';
import { box, circle, type Ink, line, moved, oval, shape } from './ink.ts';
import type { ScenePictureSpec } from './picture-spec.ts';
import { defineShadow, shadowBelow } from './product-view.ts';

export type Canvas = { readonly width: number; readonly height: number };

const CONFETTI = ['#ffd257', '#f08a3c', '#e2574c', '#8cc152', '#4a90d9', '#d667a8'];

/** Steps of a sequence that fills an area evenly and without rows. */
const SCATTER_X = 0.7548776662;
const SCATTER_Y = 0.569840291;

const confetti = ({ width, height }: Canvas, turn: number): string =>
  Array.from({ length: 46 }, (_, index) => {
    const x = ((index * SCATTER_X + turn * 0.13) % 1) * width;
    const y = ((index * SCATTER_Y + turn * 0.07) % 1) * height * 0.72;
    const hue = CONFETTI[index % 6] ?? '#ffd257';
    return index % 3
      ? circle(x, y, 4 + (index % 4) * 1.6, `${hue}b0`)
      : `<rect x="${x}" y="${y}" width="16" height="7" rx="3" fill="${hue}b0" transform="rotate(${index * 31} ${x} ${y})"/>`;
  }).join('');

const hills = ({ width, height }: Canvas, colour: string): string =>
  circle(width * 0.5, height * 0.3, height * 0.14, '#ffe28a') +
  shape(
    `M0 ${height * 0.66} Q${width * 0.2} ${height * 0.42} ${width * 0.46} ${height * 0.62} T${width} ${height * 0.54} V${height} H0z`,
    mix(colour, '#8fcf77', 0.34),
  ) +
  shape(
    `M0 ${height * 0.8} Q${width * 0.3} ${height * 0.62} ${width * 0.6} ${height * 0.76} T${width} ${height * 0.7} V${height} H0z`,
    mix(colour, '#6fbf73', 0.5),
  );

const sun = ({ width, height }: Canvas, colour: string): string =>
  Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const far = width;
    const spread = 0.13;
    return shape(
      `M${width / 2} ${height * 0.7} L${width / 2 + far * Math.cos(angle - spread)} ${height * 0.7 + far * Math.sin(angle - spread)} L${width / 2 + far * Math.cos(angle + spread)} ${height * 0.7 + far * Math.sin(angle + spread)}z`,
      `${tone(colour, 0.5)}90`,
    );
  }).join('');

const shelfBoard = ({ width, height }: Canvas): string =>
  Array.from({ length: 9 }, (_, index) => {
    const tall = height * (0.1 + ((index * 7) % 5) * 0.016);
    return box(
      width * 0.06 + index * height * 0.05,
      height * 0.24 - tall,
      height * 0.042,
      tall,
      3,
      CONFETTI[index % 6] ?? '#4a90d9',
    );
  }).join('') + box(width * 0.04, height * 0.24, width * 0.4, height * 0.025, 4, '#d9a566');

const backdrop = (spec: ScenePictureSpec, canvas: Canvas): string => {
  switch (spec.backdrop) {
    case 'hills':
      return hills(canvas, spec.ground);
    case 'confetti':
      return confetti(canvas, spec.turn);
    case 'sun':
      return sun(canvas, spec.ground);
    case 'shelf':
      return shelfBoard(canvas);
    default:
      return '';
  }
};

const floor = ({ width, height }: Canvas, spec: ScenePictureSpec, ink: Ink): string => {
  if (spec.backdrop === 'hills' || spec.backdrop === 'plain') return '';
  const colour = spec.backdrop === 'desk' || spec.backdrop === 'shelf' ? '#e9c795' : tone(spec.ground, -0.1);
  const top = height * 0.8;
  return (
    `<rect y="${top}" width="${width}" height="${height - top}" fill="${ink.soft(colour)}"/>` +
    line(`M0 ${top}H${width}`, tone(colour, 0.4), 4)
  );
};

/** The scene's content on a canvas of the given size. */
export const drawSceneView = (spec: ScenePictureSpec, canvas: Canvas, ink: Ink): string => {
  const { width, height } = canvas;
  const { motifs } = spec;
  defineShadow(ink);
  ink.define(
    `<linearGradient id="${ink.id('sky')}" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${tone(spec.ground, 0.5)}"/><stop offset="1" stop-color="${spec.ground}"/></linearGradient>`,
  );
  const isWide = width / height > 2;
  const share = spec.align === 'center' ? 0.92 : isWide ? 0.54 : 0.9;
  const areaWidth = width * share;
  const areaStart =
    spec.align === 'left' ? width * 0.03 : spec.align === 'right' ? width * 0.97 - areaWidth : (width - areaWidth) / 2;
  const step = areaWidth / motifs.length;
  const scale = Math.min((height * (isWide ? 0.72 : motifs.length === 1 ? 0.74 : 0.56)) / 200, (step * 1.45) / 220);
  const placed = motifs.map((motif, index) => {
    const isFront = index % 2 === 1;
    const size = scale * (isFront ? 0.86 : 1.06);
    const x = areaStart + step * (index + 0.5);
    const y = height * (isFront ? 0.93 : 0.87) - 100 * size;
    return { isFront, content: moved(x, y, shadowBelow(ink, 108) + drawMotif(motif, ink, `m${index}`), size) };
  });
  const halo =
    spec.align === 'center'
      ? ''
      : oval(areaStart + areaWidth / 2, height * 0.62, areaWidth * 0.52, height * 0.42, '#ffffff55');
  return (
    `<rect width="${width}" height="${height}" fill="url(#${ink.id('sky')})"/>` +
    backdrop(spec, canvas) +
    halo +
    floor(canvas, spec, ink) +
    [...placed]
      .sort((left, right) => Number(left.isFront) - Number(right.isFront))
      .map(({ content }) => content)
      .join('')
  );
};
