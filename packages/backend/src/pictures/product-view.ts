// The two to four pictures of a product: on a soft ground, from near, with its packaging, where it is used.

import { mix, tone } from './colour-tones.ts';
import { drawMotif } from './draw-motif.ts';
import { box, circle, type Ink, line, moved, oval, shape, turned } from './ink.ts';
import type { Motif, ProductPictureSpec } from './picture-spec.ts';

/** Pictures of products are drawn four to three, like their tiles. */
export const PRODUCT_CANVAS = { width: 400, height: 300 } as const;

/** A soft shadow below a thing of the given half width. */
export const shadowBelow = (ink: Ink, halfWidth: number, y = 100): string => {
  const id = ink.id('shade');
  return oval(6, y, halfWidth, halfWidth * 0.15, `url(#${id})`);
};

/** The gradients that every picture needs. */
export const defineShadow = (ink: Ink): void => {
  ink.define(
    `<radialGradient id="${ink.id('shade')}"><stop offset="0" stop-color="#262040" stop-opacity=".34"/><stop offset=".55" stop-color="#262040" stop-opacity=".15"/><stop offset="1" stop-color="#262040" stop-opacity="0"/></radialGradient>`,
  );
};

const ground = (colour: string, ink: Ink): string => {
  ink.define(
    `<radialGradient id="${ink.id('ground')}" cx=".5" cy=".38" r=".85"><stop offset="0" stop-color="${tone(colour, 0.62)}"/><stop offset=".6" stop-color="${tone(colour, 0.2)}"/><stop offset="1" stop-color="${mix(colour, '#b9a9c9', 0.12)}"/></radialGradient>`,
  );
  return `<rect width="400" height="300" fill="url(#${ink.id('ground')})"/>`;
};

const standing = (motif: Motif, ink: Ink, place: string, x: number, y: number, scale: number, tilt = 0): string =>
  moved(
    x,
    y,
    shadowBelow(ink, 112) + (tilt ? turned(tilt, drawMotif(motif, ink, place), 0, 60) : drawMotif(motif, ink, place)),
    scale,
  );

const mainView = ({ motif, turn }: ProductPictureSpec, ink: Ink): string =>
  standing(motif, ink, 'a', 200, 148, 1.24, ((turn % 5) - 2) * 1.5);

const detailView = ({ motif, ground: colour, turn }: ProductPictureSpec, ink: Ink): string => {
  const side = turn % 2 ? 1 : -1;
  return (
    circle(200 + side * 120, 40, 150, tone(colour, 0.5)) +
    moved(200 + side * 44, 172, turned(side * 8, drawMotif(motif, ink, 'a')), 1.95)
  );
};

const setView = ({ motif, turn }: ProductPictureSpec, ink: Ink): string => {
  if (turn % 2 && (motif.pieces ?? 1) <= 1) {
    return [-1, 1, 0]
      .map((side, index) =>
        standing(motif, ink, `s${index}`, 200 + side * 96, side ? 128 : 168, side ? 0.72 : 0.92, side * 7),
      )
      .join('');
  }
  const body = motif.colour ?? '#4a90d9';
  return (
    moved(
      120,
      132,
      shadowBelow(ink, 104) +
        drawMotif({ draw: 'carton', colour: body, accent: tone(body, 0.55), label: motif.label ?? '' }, ink, 'p'),
      0.94,
    ) + standing(motif, ink, 'a', 262, 170, 0.96, 3)
  );
};

const desk = (colour: string, ink: Ink): string =>
  `<rect width="400" height="300" fill="${ink.soft(tone(colour, 0.25))}"/>` +
  box(250, 26, 116, 92, 8, '#ffffff') +
  box(258, 34, 100, 76, 4, '#cfeaf7') +
  circle(330, 56, 13, '#ffe28a') +
  shape('M258 96 q24 -26 50 -6 q20 -20 50 0 v20 h-100z', '#a9d99a') +
  line('M308 34v76', '#ffffff', 5) +
  shape('M0 212 H400 V300 H0z', ink.soft('#e9c795')) +
  shape('M0 212 H400 V220 H0z', '#f5dcb4');

const plant = (ink: Ink): string =>
  shape('M-6 60 Q-50 20 -44 -30 Q-8 -6 -2 56z', '#7cc47f') +
  shape('M2 60 Q48 14 50 -40 Q8 -14 0 56z', '#5fb06c') +
  shape('M-3 60 Q-18 0 4 -56 Q22 0 4 60z', '#93d48b') +
  shape('M-30 54 H30 L23 98 H-23z', ink.soft('#e58b62')) +
  box(-34, 48, 68, 14, 5, '#f09c74');

const sceneView = ({ motif, ground: colour, turn }: ProductPictureSpec, ink: Ink): string => {
  const left = turn % 2 === 0;
  const mate =
    turn % 3 === 0
      ? moved(0, 0, shadowBelow(ink, 60) + plant(ink), 0.9)
      : turn % 3 === 1
        ? drawMotif({ draw: 'pencil-set', colour: '#4a90d9', accent: '#fff1d6', count: 5 }, ink, 'm')
        : drawMotif({ draw: 'book', colour: '#7b6bd0', accent: '#fff7e6', style: 'sun' }, ink, 'm');
  return (
    desk(colour, ink) +
    moved(left ? 74 : 330, 176, shadowBelow(ink, 90) + mate, 0.6) +
    standing(motif, ink, 'a', left ? 226 : 176, 156, 1)
  );
};

/** The picture's content on the product canvas. */
export const drawProductView = (spec: ProductPictureSpec, ink: Ink): string => {
  defineShadow(ink);
  switch (spec.view) {
    case 'main':
      return ground(spec.ground, ink) + mainView(spec, ink);
    case 'detail':
      return ground(spec.ground, ink) + detailView(spec, ink);
    case 'set':
      return ground(spec.ground, ink) + setView(spec, ink);
    case 'scene':
      return sceneView(spec, ink);
  }
};
