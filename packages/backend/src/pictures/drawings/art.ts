// Paints, brushes, modelling and textile crafts.

import { lettersOn, tone } from '../colour-tones.ts';
import { box, circle, type Ink, line, moved, oval, shape, turned, words } from '../ink.ts';
import type { Drawing, Sketch } from './drawing.ts';
import { RAINBOW } from './writing.ts';

const STEEL = '#c9cfdc';
const WOOD = '#d9a566';

const paintPot: Drawing = ({ colour, accent, label }, ink) =>
  box(-74, -58, 148, 156, 16, ink.round('#f7f4ec')) +
  box(-74, -16, 148, 78, 0, ink.round(colour)) +
  box(-54, -2, 108, 50, 8, accent) +
  words(label, 0, 31, 20, tone(colour, -0.5), 98) +
  box(-80, -84, 160, 34, 10, ink.round(colour)) +
  oval(0, -82, 78, 13, tone(colour, 0.18)) +
  shape('M-40 -84 q30 -14 70 -4 q20 8 6 14 q-10 6-14 22 q-4 12-12 0 q-4-18-20-18 q-30 0-30-14z', tone(colour, -0.1));

const paintBottle: Drawing = ({ colour, accent, label }, ink) =>
  box(-14, -102, 28, 22, 6, tone(colour, -0.25)) +
  box(-22, -84, 44, 24, 6, ink.round('#ffffff')) +
  shape(
    'M-24 -62 H24 Q52 -50 52 -26 V84 a14 14 0 0 1-14 14 H-38 a14 14 0 0 1-14-14 V-26 Q-52 -50 -24 -62z',
    ink.round(colour),
  ) +
  box(-52, -8, 104, 72, 0, accent) +
  words(label, 0, 36, 22, tone(colour, -0.5), 92) +
  circle(0, 4, 0, accent) +
  box(-40, -32, 8, 108, 4, '#ffffff44');

const paintTube: Drawing = ({ colour, accent, label }, ink) =>
  turned(
    28,
    box(-12, 74, 24, 26, 5, '#3a3d52') +
      shape('M-46 -92 H46 L30 62 Q28 76 14 76 H-14 Q-28 76 -30 62z', ink.round('#eceef4')) +
      box(-48, -100, 96, 14, 3, STEEL) +
      shape('M-43 -62 H43 L36 8 H-36z', ink.round(colour)) +
      words(label, 0, -20, 18, lettersOn(colour), 70) +
      shape('M-34 22 H34 L31 46 H-31z', accent),
  ) + shape('M-104 84 q-8-22 16-24 q14-14 30 0 q26 0 18 20 q-8 16-32 14 q-26 4-32-10z', ink.soft(colour));

const paintBox: Drawing = ({ colour, accent, count }, ink) => {
  const columns = 6;
  const rows = count > 12 ? 4 : 2;
  const pans = Array.from({ length: columns * rows }, (_, index) => {
    const hue = RAINBOW[index % 12] ?? colour;
    const x = -86 + (index % columns) * 30;
    const y = (rows === 4 ? -8 : 6) + Math.floor(index / columns) * (rows === 4 ? 22 : 34);
    return (
      box(x, y, 24, rows === 4 ? 17 : 26, rows === 4 ? 6 : 12, '#ffffff') +
      oval(x + 12, y + (rows === 4 ? 8.5 : 13), 9.5, rows === 4 ? 6.5 : 10, ink.soft(hue))
    );
  }).join('');
  return (
    shape('M-104 -90 H104 L96 -22 H-96z', ink.soft(tone(colour, 0.1))) +
    shape('M-88 -80 H-34 L-32 -34 H-84z M-22 -80 H24 L24 -34 H-22z M36 -80 H90 L84 -34 H36z', accent) +
    box(-108, -22, 216, 120, 12, ink.soft(colour)) +
    box(-96, -14, 192, 98, 8, tone(colour, -0.25)) +
    pans +
    turned(
      4,
      box(-90, 84, 120, 8, 4, WOOD) + box(30, 83, 18, 10, 2, STEEL) + shape('M48 83 q22 1 26 5 q-4 5-26 5z', '#4a4a5c'),
      0,
      84,
    )
  );
};

/** Upright, hair up. */
const brushOf = ({ colour, style, accent }: Sketch, ink: Ink, size: number): string => {
  const flat = style === 'flat';
  return (
    shape(`M-${5 * size} -30 L-3 96 Q0 102 3 96 L${5 * size} -30z`, ink.round(colour)) +
    box(-7 * size, -58, 14 * size, 32, 2, ink.round(STEEL)) +
    (flat
      ? shape(`M-${7 * size} -58 L-${8 * size} -98 H${8 * size} L${7 * size} -58z`, '#b07a45')
      : shape(`M-${7 * size} -58 Q-${10 * size} -80 0 -104 Q${10 * size} -80 ${7 * size} -58z`, '#8a5a3c')) +
    (flat
      ? box(-8 * size, -98, 16 * size, 12, 0, accent)
      : shape(`M-${5 * size} -82 Q-3 -96 0 -104 Q3 -96 ${5 * size} -82 Q0 -76 -${5 * size} -82z`, accent))
  );
};

/** One brush, or three of different thickness. */
const brush: Drawing = (sketch, ink) =>
  sketch.count < 3
    ? turned(34, brushOf(sketch, ink, 1.3))
    : turned(-22, moved(-42, 4, brushOf(sketch, ink, 0.75))) +
      turned(2, brushOf(sketch, ink, 1.15)) +
      turned(24, moved(42, 4, brushOf(sketch, ink, 0.95)));

/** A cup full of brushes. */
const brushCup: Drawing = (sketch, ink) =>
  [-26, -9, 8, 25]
    .map((tilt, index) => turned(tilt, moved(0, -8, brushOf(sketch, ink, index % 2 ? 1 : 0.8), 0.92), 0, 84))
    .join('') +
  shape('M-60 6 H60 L50 90 a10 10 0 0 1-10 9 H-40 a10 10 0 0 1-10-9z', ink.round(sketch.colour)) +
  oval(0, 6, 60, 9, tone(sketch.colour, -0.3)) +
  shape('M-57 30 H57 L54 52 H-54z', '#ffffff55');

const roller: Drawing = ({ colour, accent }, ink) =>
  turned(
    -24,
    box(-78, -92, 156, 54, 12, ink.soft(accent)) +
      box(-78, -92, 22, 54, 10, tone(accent, -0.14)) +
      line('M84 -66 H98 V-14 H0 V14', '#8a8fa5', 8) +
      box(-16, 10, 32, 88, 12, ink.round(colour)),
  );

const easel: Drawing = ({ colour, accent }, ink) =>
  line('M-10 -96L-66 98M10 -96L66 98M0 -96V90', WOOD, 9) +
  box(-78, 36, 156, 11, 4, '#b97c42') +
  box(-70, -72, 140, 108, 4, '#fffdf6') +
  shape('M-64 30 V-4 Q-34 -34 -6 -8 Q22 -36 64 -12 V30z', ink.soft(colour)) +
  circle(34, -44, 14, '#ffd257') +
  shape('M-64 30 Q-20 2 64 22 V30z', accent);

const clay: Drawing = ({ colour, accent, label, count }, ink) => {
  if (count > 2) {
    const hues = [colour, ...RAINBOW].slice(0, 6);
    return (
      hues
        .map((hue, index) =>
          moved(
            -66 + (index % 3) * 66,
            index < 3 ? 62 : 8,
            oval(0, 6, 31, 29, ink.soft(hue)) + oval(-8, -6, 9, 6, '#ffffff66'),
          ),
        )
        .join('') + moved(0, -54, oval(0, 6, 31, 29, ink.soft(RAINBOW[6] ?? colour)))
    );
  }
  return (
    shape(
      'M-92 8 Q-92 -10 -74 -16 L58 -44 Q76 -46 84 -32 L98 48 Q98 66 82 70 L-54 98 Q-72 100 -78 84z',
      ink.soft(colour),
    ) +
    shape('M-92 8 Q-92 -10 -74 -16 L58 -44 Q76 -46 84 -32 L-50 2 Q-70 6 -92 8z', tone(colour, 0.22)) +
    turned(-11, box(-46, 16, 110, 40, 5, accent) + words(label, 9, 43, 18, tone(colour, -0.6), 100))
  );
};

/** Ink cartridges that look out of their box. */
const cartridges: Drawing = ({ colour, accent, label }, ink) =>
  Array.from({ length: 6 }, (_, index) =>
    moved(
      -70 + index * 28,
      index % 2 ? -6 : 0,
      box(-5, -86, 10, 16, 4, tone(colour, -0.35)) + box(-11, -74, 22, 110, 8, ink.round(colour)),
    ),
  ).join('') +
  box(-92, -8, 184, 106, 8, ink.soft(tone(colour, 0.35))) +
  box(-70, 22, 140, 46, 8, accent) +
  words(label, 0, 52, 22, tone(colour, -0.5), 128);

const yarn: Drawing = ({ colour, accent }, ink) =>
  circle(0, 14, 84, ink.soft(colour)) +
  line('M-70 -20 Q0 -70 74 -12M-80 8 Q0 -40 82 18M-78 38 Q-4 -8 80 46M-60 68 Q0 28 62 68', tone(colour, -0.2), 4) +
  line('M-40 -58 Q-60 20 -20 94M-8 -68 Q-36 20 18 96M34 -60 Q6 24 56 74', tone(colour, 0.25), 4) +
  line('M70 62 Q104 70 108 98', tone(colour, -0.1), 6) +
  line('M-60 -96L44 40M-30 -104L60 40', WOOD, 6) +
  circle(-60, -96, 7, accent) +
  circle(-30, -104, 7, accent);

const apron: Drawing = ({ colour, accent, label }, ink) =>
  line('M-40 -84 Q0 -128 40 -84', tone(colour, -0.3), 8) +
  line('M-70 -6 Q-106 10 -100 60M70 -6 Q106 10 100 60', tone(colour, -0.3), 7) +
  shape(
    'M-42 -86 H42 Q46 -34 74 -14 V88 a10 10 0 0 1-10 10 H-64 a10 10 0 0 1-10-10 V-14 Q-46 -34 -42 -86z',
    ink.soft(colour),
  ) +
  shape('M-44 24 H44 V60 q0 14-14 14 H-30 q-14 0-14-14z', accent) +
  words(label, 0, -40, 16, lettersOn(colour), 70) +
  circle(-26, 6, 5, '#ffd257') +
  circle(30, -4, 7, '#e2574c') +
  circle(8, 0, 4, '#4a90d9');

const beads: Drawing = ({ colour, accent, label }, ink) =>
  box(-78, -52, 156, 150, 20, '#ffffffb0') +
  Array.from(
    { length: 34 },
    (_, index) =>
      circle(
        -60 + ((index * 37) % 122),
        -26 + ((index * 53) % 112),
        11,
        ink.soft(RAINBOW[(index * 5) % 12] ?? colour),
      ) + circle(-60 + ((index * 37) % 122), -26 + ((index * 53) % 112), 3.4, '#ffffffcc'),
  ).join('') +
  box(-84, -84, 168, 36, 12, ink.soft(colour)) +
  box(-52, 16, 104, 42, 8, accent) +
  words(label, 0, 43, 18, tone(colour, -0.5), 94);

const felt: Drawing = ({ colour, accent, count }, ink) =>
  Array.from({ length: Math.max(4, Math.min(6, count)) }, (_, index) => {
    const hue = index === 0 ? colour : (RAINBOW[(index * 3) % 12] ?? accent);
    return moved(
      0,
      70 - index * 26,
      shape('M-96 0 Q-104 -14 -90 -24 H84 Q100 -22 98 -10 Q98 8 84 10 H-86 Q-94 8 -96 0z', ink.soft(hue)) +
        line('M-88 -8 H88', tone(hue, -0.16), 1.6),
    );
  }).join('');

const sticks: Drawing = ({ colour, count }, ink) =>
  Array.from({ length: Math.max(7, Math.min(12, count)) }, (_, index) =>
    turned(
      -30 + index * 6,
      box(-9, -98, 18, 190, 9, ink.round(index % 3 === 0 ? colour : tone(WOOD, (index % 4) * 0.12))),
      0,
      92,
    ),
  ).join('') + box(-46, 34, 92, 22, 6, tone(colour, -0.15));

export const ART_DRAWINGS = {
  'paint-pot': paintPot,
  'paint-bottle': paintBottle,
  'paint-tube': paintTube,
  'paint-box': paintBox,
  brush,
  'brush-cup': brushCup,
  roller,
  easel,
  clay,
  cartridges,
  yarn,
  apron,
  beads,
  felt,
  sticks,
};
