// Things to write, draw, cut and glue with.

import { lettersOn, tone } from '../colour-tones.ts';
import { box, circle, type Ink, line, moved, oval, shape, turned, words } from '../ink.ts';
import type { Drawing } from './drawing.ts';

const WOOD = '#f0cb96';
const STEEL = '#c9cfdc';
export const RAINBOW = [
  '#e2574c',
  '#f08a3c',
  '#f2c230',
  '#8cc152',
  '#3fae8a',
  '#4a90d9',
  '#7b6bd0',
  '#d667a8',
  '#8a5a3c',
  '#3b3b4f',
  '#9ad0ec',
  '#f7a8b8',
];

/** Upright, point up, 200 long. */
const rod = (colour: string, tip: string, ink: Ink, end: string): string =>
  shape('M-11 -66 L0 -100 L11 -66z', WOOD) +
  shape('M-4 -88 L0 -100 L4 -88z', tip) +
  shape('M-11 -66 q3.6 6 7.3 0 q3.7 6 7.4 0 q3.7 6 7.3 0 V84 H-11z', ink.round(colour)) +
  box(-11, 70, 22, 14, 0, end === 'eraser' ? STEEL : tone(colour, -0.2)) +
  box(-11, 84, 22, 15, 4, end === 'eraser' ? '#f2a0a8' : tone(colour, 0.3));

const pencil: Drawing = ({ colour, style }, ink) =>
  turned(38, rod(colour, style === 'coloured' ? colour : '#4a4a5c', ink, style === 'eraser' ? 'eraser' : 'dip'));

const fan = (count: number, spread: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => turned((index - (count - 1) / 2) * spread, one(index), 0, 170)).join('');

const pencilSet: Drawing = ({ colour, accent, label, style, count }, ink) => {
  const total = Math.max(5, Math.min(9, count));
  const hue = (index: number): string =>
    style === 'grey' ? tone('#54566a', 0.1 * (index % 4)) : style === 'one' ? colour : (RAINBOW[index % 12] ?? colour);
  return (
    moved(
      0,
      -14,
      fan(total, 7, (index) => rod(hue(index), style === 'one' ? '#4a4a5c' : hue(index), ink, 'dip')),
    ) +
    shape('M-82 8 H82 L74 92 a8 8 0 0 1-8 7 H-66 a8 8 0 0 1-8-7z', ink.soft(accent)) +
    box(-60, 30, 120, 42, 6, colour) +
    words(label, 0, 57, 19, lettersOn(colour), 112)
  );
};

const crayonSet: Drawing = ({ colour, label, count }, ink) => {
  const total = Math.max(6, Math.min(8, count));
  const crayon = (index: number): string => {
    const hue = RAINBOW[index % 12] ?? colour;
    return (
      shape('M-10 -76 L-6 -98 H6 L10 -76z', hue) +
      box(-11, -76, 22, 120, 2, ink.round(hue)) +
      box(-11, -60, 22, 4, 0, tone(hue, -0.4))
    );
  };
  const width = total * 24;
  return (
    Array.from({ length: total }, (_, index) =>
      moved(-width / 2 + 12 + index * 24, index % 2 ? 6 : -4, crayon(index)),
    ).join('') +
    box(-width / 2 - 8, 4, width + 16, 95, 8, ink.soft(colour)) +
    oval(0, 52, width / 2 - 12, 24, '#fffdf6') +
    words(label, 0, 59, 20, tone(colour, -0.4), width - 50)
  );
};

const pen: Drawing = ({ colour, accent, style }, ink) => {
  const nib =
    style === 'fountain'
      ? shape('M-9 -62 L0 -100 L9 -62z', STEEL) +
        line('M0 -96V-74', '#7d8496', 1.4) +
        circle(0, -72, 2.4, '#7d8496') +
        box(-10, -64, 20, 14, 3, '#3a3d52')
      : shape('M-10 -62 L-3 -92 H3 L10 -62z', accent) + line('M0 -92v-7', '#6d7386', 3);
  const clip = box(4, 26, 8, 58, 4, STEEL);
  const end = style === 'ballpoint' ? box(-5, 92, 10, 10, 4, tone(colour, -0.3)) : '';
  return turned(40, nib + end + box(-12, -54, 24, 148, 11, ink.round(colour)) + box(-12, 8, 24, 7, 0, accent) + clip);
};

const marker: Drawing = ({ colour, accent, style, label }, ink) => {
  const one = (hue: string): string =>
    shape(style === 'highlighter' ? 'M-9 -74 L-9 -92 L9 -100 V-74z' : 'M-7 -74 L-4 -98 Q0 -102 4 -98 L7 -74z', hue) +
    box(-13, -78, 26, 22, 4, '#3a3d52') +
    box(-19, -58, 38, 156, 10, ink.round(style === 'white' ? '#f3f4f8' : hue)) +
    box(-19, -18, 38, 64, 0, accent) +
    turned(-90, words(label, -14, 7, 15, tone(hue, -0.5), 60)) +
    box(-19, 74, 38, 24, 8, tone(hue, -0.2));
  return turned(24, one(colour));
};

const markerSet: Drawing = ({ colour, accent, label, count }, ink) => {
  const total = Math.max(4, Math.min(6, count));
  const one = (index: number): string => {
    const hue = RAINBOW[(index * 2 + (index > 4 ? 1 : 0)) % 12] ?? colour;
    return (
      box(-13, -92, 26, 70, 11, ink.round(hue)) +
      box(-13, -30, 26, 120, 5, ink.round('#f6f3ea')) +
      box(-13, 30, 26, 8, 0, hue)
    );
  };
  const width = total * 32;
  return (
    Array.from({ length: total }, (_, index) => moved(-width / 2 + 16 + index * 32, 0, one(index))).join('') +
    box(-width / 2 - 6, 18, width + 12, 80, 9, ink.soft(colour)) +
    box(-width / 2 + 8, 36, width - 16, 40, 6, accent) +
    words(label, 0, 62, 19, tone(colour, -0.5), width - 30)
  );
};

const ruler: Drawing = ({ colour, accent, label, style }, ink) => {
  const long = style === 'long' ? 118 : 100;
  const marks = Array.from(
    { length: 31 },
    (_, index) => `M${-long + 12 + index * ((long * 2 - 24) / 30)} -24v${index % 5 === 0 ? 16 : 9}`,
  ).join('');
  return turned(
    -28,
    box(-long, -24, long * 2, 54, 5, ink.soft(colour)) +
      line(marks, lettersOn(colour), 1.5) +
      words(label, 0, 19, 15, lettersOn(colour), 150) +
      circle(long - 12, 16, 5, accent),
  );
};

const setSquare: Drawing = ({ colour, accent }, ink) =>
  moved(0, 24, shape('M-112 60 L0 -84 L112 60z M-40 30 H40 L0 -22z', ink.soft(colour))) +
  line(
    Array.from({ length: 29 }, (_, index) => `M${-91 + index * 6.5} 84v${index % 5 === 0 ? -13 : -7}`).join(''),
    lettersOn(colour),
    1.4,
  ) +
  line('M-46 84 A46 46 0 0 1 46 84', accent, 2) +
  circle(0, 84, 4, accent);

const scissors: Drawing = ({ colour, accent }, ink) =>
  turned(
    20,
    shape('M-8 24 L20 -98 Q26 -102 26 -94 L10 26z', '#d8dde8') +
      shape('M8 24 L-20 -98 Q-26 -102 -26 -94 L-10 26z', '#b9c1d1') +
      circle(0, 8, 6, '#868ea3') +
      `<ellipse cx="-30" cy="62" rx="21" ry="31" fill="none" stroke="${ink.soft(colour)}" stroke-width="15" transform="rotate(24 -30 62)"/>` +
      `<ellipse cx="30" cy="62" rx="21" ry="31" fill="none" stroke="${ink.soft(accent === '#fff7e6' ? colour : accent)}" stroke-width="15" transform="rotate(-24 30 62)"/>`,
  );

const glueStick: Drawing = ({ colour, accent, label }, ink) =>
  turned(
    12,
    box(-26, -92, 52, 60, 8, ink.round('#fdfdf8')) +
      box(-32, -44, 64, 142, 9, ink.round(colour)) +
      box(-32, -12, 64, 62, 0, accent) +
      turned(-90, words(label, -19, 8, 21, tone(colour, -0.5), 58)) +
      box(-32, 74, 64, 24, 7, tone(colour, -0.2)),
  );

const eraser: Drawing = ({ colour, accent, label }, ink) =>
  turned(
    -16,
    shape('M-92 -22 q0-14 14-14 H78 q14 0 14 14 V34 q0 14-14 14 H-78 q-14 0-14-14z', ink.soft('#fbfbf6')) +
      shape('M-40 -38 H96 a6 6 0 0 1 6 6 V44 a6 6 0 0 1-6 6 H-40z', ink.soft(colour)) +
      box(-40, -12, 142, 20, 0, accent) +
      words(label, 30, 4, 15, tone(colour, -0.5), 120),
  );

const sharpener: Drawing = ({ colour, accent, style }, ink) =>
  style === 'machine'
    ? box(-62, -60, 112, 156, 16, ink.soft(colour)) +
      circle(-8, -14, 24, '#3a3d52') +
      circle(-8, -14, 11, accent) +
      box(-46, 34, 80, 46, 8, '#ffffff66') +
      box(50, -20, 34, 14, 7, STEEL) +
      box(76, -54, 14, 48, 7, accent)
    : box(-62, -34, 124, 132, 22, ink.soft(colour)) +
      box(-44, 28, 88, 54, 12, '#ffffff55') +
      oval(0, -34, 62, 20, tone(colour, 0.2)) +
      circle(-22, -36, 12, '#3a3d52') +
      circle(24, -36, 9, '#3a3d52') +
      box(-6, -8, 44, 16, 3, accent);

const tape: Drawing = ({ colour, accent }, ink) =>
  shape('M20 92 H104 V72 H20z', tone(colour, 0.1)) +
  circle(0, 14, 84, ink.soft(colour)) +
  circle(0, 14, 56, tone(colour, -0.25)) +
  circle(0, 14, 52, accent) +
  circle(0, 14, 40, '#ffffffaa');

const stamp: Drawing = ({ colour, accent, label }, ink) =>
  circle(0, -72, 27, ink.soft('#c98f55')) +
  shape('M-12 -54 h24 l10 54 h-44z', ink.round('#b97c42')) +
  box(-58, -4, 116, 38, 10, ink.soft('#c98f55')) +
  box(-52, 34, 104, 14, 4, colour) +
  box(-78, 58, 156, 40, 8, ink.soft(colour)) +
  box(-66, 66, 132, 22, 4, accent) +
  words(label, 0, 83, 16, tone(colour, -0.5), 120);

const compasses: Drawing = ({ colour, accent }, ink) =>
  circle(0, -84, 12, STEEL) +
  box(-5, -100, 10, 16, 4, '#8a8fa5') +
  turned(17, box(-8, -80, 16, 130, 5, ink.round(colour)) + shape('M-4 50 L0 98 L4 50z', STEEL), 0, -80) +
  turned(
    -17,
    box(-8, -80, 16, 130, 5, ink.round(colour)) +
      shape('M-5 50 L0 98 L5 50z', '#4a4a5c') +
      box(-11, 30, 22, 14, 4, accent),
    0,
    -80,
  ) +
  line('M-70 96 A90 60 0 0 0 70 96', accent, 3);

const chalk: Drawing = ({ colour, accent, label, style }, ink) => {
  const hues =
    style === 'white'
      ? ['#ffffff', '#f4f4f2', '#ffffff', '#f7f7f3', '#ffffff']
      : ['#ff9aa2', '#ffd36e', '#9bd77e', '#8ec9f0', '#c9a3ea'];
  return (
    hues
      .map((hue, index) => moved(-72 + index * 36, index % 2 ? -8 : 0, box(-14, -70, 28, 110, 9, ink.round(hue))))
      .join('') +
    box(-100, 0, 200, 98, 8, ink.soft(colour)) +
    box(-76, 26, 152, 46, 8, accent) +
    words(label, 0, 56, 22, tone(colour, -0.5), 140)
  );
};

export const WRITING_DRAWINGS = {
  pencil,
  'pencil-set': pencilSet,
  'crayon-set': crayonSet,
  pen,
  marker,
  'marker-set': markerSet,
  ruler,
  'set-square': setSquare,
  scissors,
  'glue-stick': glueStick,
  eraser,
  sharpener,
  tape,
  stamp,
  compasses,
  chalk,
};
