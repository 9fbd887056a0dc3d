// Experiments, measuring, models, screens.

import { lettersOn, mix, tone } from '../colour-tones.ts';
import { box, circle, line, moved, oval, shape, turned, words } from '../ink.ts';
import type { Drawing } from './drawing.ts';
import { RAINBOW } from './writing.ts';

const GLASS = '#dff0f8';
const STEEL = '#c9cfdc';

const beaker: Drawing = ({ colour, label, style }, ink) =>
  style === 'flask'
    ? shape('M-20 -98 h40 v56 l62 112 q10 28 -20 28 H-62 q-30 0 -20 -28 l62 -112z', `${GLASS}cc`) +
      shape('M-50 20 H50 l32 58 q6 20 -18 20 H-64 q-24 0 -18 -20z', ink.soft(colour)) +
      box(-28, -104, 56, 13, 6, '#b9d8e8') +
      circle(-16, 52, 8, '#ffffff88') +
      circle(16, 34, 6, '#ffffff88') +
      line('M-34 4 L-60 60', '#ffffffbb', 6)
    : shape('M-76 -84 H76 L66 -70 V84 q0 14-14 14 H-52 q-14 0-14-14 V-70z', `${GLASS}cc`) +
      shape('M-66 0 H66 V84 q0 14-14 14 H-52 q-14 0-14-14z', ink.soft(colour)) +
      oval(0, 0, 66, 9, tone(colour, 0.3)) +
      line('M30 -40h24M38 -20h16M30 20h24M38 40h16M30 60h24', tone(colour, -0.4), 3) +
      words(label, -14, 62, 18, lettersOn(colour), 60) +
      line('M-52 -60V70', '#ffffffbb', 7);

const testTubes: Drawing = ({ colour, accent, count }, ink) => {
  const total = Math.max(4, Math.min(6, count));
  const width = total * 34;
  return (
    box(-width / 2 - 14, 76, width + 28, 20, 5, ink.soft(accent === '#fff7e6' ? '#e3b77c' : accent)) +
    Array.from({ length: total }, (_, index) => {
      const hue = index === 0 ? colour : (RAINBOW[(index * 3) % 12] ?? colour);
      const level = -20 + ((index * 29) % 50);
      return moved(
        -width / 2 + 17 + index * 34,
        0,
        shape('M-12 -96 H12 V66 a12 12 0 0 1-24 0z', `${GLASS}dd`) +
          shape(`M-12 ${level} H12 V66 a12 12 0 0 1-24 0z`, ink.round(hue)) +
          box(-15, -100, 30, 8, 4, '#b9d8e8'),
      );
    }).join('') +
    box(-width / 2 - 14, -34, width + 28, 16, 5, ink.soft(accent === '#fff7e6' ? '#e3b77c' : accent))
  );
};

const magnifier: Drawing = ({ colour, accent }, ink) =>
  turned(
    -38,
    box(-12, 44, 24, 58, 11, ink.round(colour)) +
      box(-8, 34, 16, 16, 0, STEEL) +
      circle(0, -24, 66, ink.soft(colour)) +
      circle(0, -24, 52, GLASS) +
      shape('M-36 -44 A44 44 0 0 1 8 -66 Q-20 -50 -36 -44z', '#ffffff') +
      circle(0, -24, 12, mix(accent, '#8fcf77', 0.5)),
  );

const microscope: Drawing = ({ colour, accent }, ink) =>
  shape('M-80 98 q0 -22 22 -22 H64 q22 0 22 22z', ink.soft(tone(colour, -0.2))) +
  line('M28 80 Q92 20 30 -44', tone(colour, -0.1), 22) +
  turned(
    24,
    box(-22, -96, 38, 108, 9, ink.round(colour)) +
      box(-16, -112, 26, 22, 5, '#3a3d52') +
      box(-14, 12, 22, 26, 4, STEEL),
    0,
    -30,
  ) +
  box(-70, 42, 92, 12, 4, '#3a3d52') +
  circle(60, 30, 13, accent) +
  box(-46, 60, 34, 16, 4, '#ffe9a0');

const circuit: Drawing = ({ colour, accent }, ink) =>
  box(-106, -10, 212, 106, 10, ink.soft('#e3b77c')) +
  line('M-80 40 H-30M30 40 H80 V74 H-80 V40', colour, 6) +
  box(-34, 22, 64, 34, 6, '#3a3d52') +
  box(-34, 22, 20, 34, 5, accent) +
  box(66, 56, 26, 18, 4, '#4a90d9') +
  circle(-64, -44, 38, '#fff2a8') +
  circle(-64, -44, 26, '#ffd94f') +
  box(-78, -14, 28, 28, 4, STEEL) +
  line('M-64 -100v-8M-112 -44h-6M-22 -66l8 -8M-104 -80l-6 -6', '#ffc94d', 6);

const magnet: Drawing = ({ colour }, ink) =>
  turned(
    24,
    shape('M-78 72 V-10 A78 78 0 0 1 78 -10 V72 H36 V-6 A36 36 0 0 0 -36 -6 V72z', ink.soft(colour)) +
      box(-78, 48, 42, 40, 0, STEEL) +
      box(36, 48, 42, 40, 0, STEEL),
  ) + line('M-50 104l-6 8M86 70l10 4', '#ffc94d', 6);

const thermometer: Drawing = ({ colour, accent }, ink) =>
  box(-52, -100, 104, 198, 18, ink.soft(accent)) +
  box(-12, -80, 24, 122, 12, '#ffffff') +
  circle(0, 58, 26, '#ffffff') +
  circle(0, 58, 18, ink.soft(colour)) +
  box(-6, -18, 12, 66, 5, colour) +
  line('M20 -70h18M20 -50h11M20 -30h18M20 -10h11M20 10h18', '#6d7386', 3);

const scale: Drawing = ({ colour, accent }, ink) =>
  line('M0 -62V60', '#a87848', 12) +
  shape('M-60 98 q4 -40 60 -40 q56 0 60 40z', ink.soft('#c98f55')) +
  line('M-84 -50L84 -66', '#a87848', 10) +
  circle(0, -60, 10, accent) +
  line('M-84 -50L-108 4M-84 -50L-60 4M84 -66L60 -12M84 -66L108 -12', '#8f97ab', 3) +
  shape('M-114 4 H-54 q0 28-30 28 q-30 0-30-28z', ink.soft(colour)) +
  shape('M54 -12 H114 q0 28-30 28 q-30 0-30-28z', ink.soft(colour)) +
  box(-96, -16, 22, 20, 3, '#f2c230') +
  circle(84, -22, 11, '#3fae8a');

const clockFace: Drawing = ({ colour, accent }, ink) =>
  circle(0, 2, 96, ink.soft(colour)) +
  circle(0, 2, 78, '#fffdf6') +
  Array.from({ length: 12 }, (_, index) =>
    moved(
      64 * Math.sin((index * Math.PI) / 6),
      8 - 64 * Math.cos((index * Math.PI) / 6),
      words(String(index || 12), 0, 0, 16, '#3a3d52', 40),
    ),
  ).join('') +
  line('M0 2L-26 -26', accent === '#fff7e6' ? '#e2574c' : accent, 9) +
  line('M0 2L34 -34', '#4a90d9', 7) +
  circle(0, 2, 8, '#3a3d52');

const tablet: Drawing = ({ colour, accent, label }, ink) =>
  turned(
    -4,
    box(-108, -78, 216, 160, 16, ink.soft('#3a3d52')) +
      box(-96, -66, 192, 136, 6, ink.soft(colour)) +
      shape('M-96 40 Q-50 -10 0 30 T96 10 V64 a6 6 0 0 1-6 6 H-90 a6 6 0 0 1-6-6z', tone(colour, 0.3)) +
      words(label, 0, -14, 24, lettersOn(colour), 160) +
      [0, 1, 2, 3].map((index) => box(-78 + index * 42, 36, 30, 26, 7, RAINBOW[index * 2] ?? accent)).join(''),
  ) + circle(98, 2, 4, '#8f97ab');

const display: Drawing = ({ colour, accent, label }, ink) =>
  line('M0 60V92M-52 96H52', '#6d7386', 9) +
  box(-118, -92, 236, 156, 8, '#3a3d52') +
  box(-110, -84, 220, 136, 3, ink.soft(colour)) +
  words(label, 0, -36, 26, lettersOn(colour), 180) +
  line('M-70 6 Q-30 -30 6 4 T74 -4', accent, 6) +
  circle(-70, 26, 10, '#ffd257') +
  circle(0, 30, 10, '#8fcf77') +
  circle(70, 24, 10, '#e2574c');

const headphones: Drawing = ({ colour, accent }, ink) =>
  `<path d="M-76 30 V-2 A76 76 0 0 1 76 -2 V30" fill="none" stroke="${ink.soft(tone(colour, -0.2))}" stroke-width="17"/>` +
  box(-98, 8, 46, 86, 20, ink.soft(colour)) +
  box(52, 8, 46, 86, 20, ink.soft(colour)) +
  box(-64, 18, 16, 66, 8, accent) +
  box(48, 18, 16, 66, 8, accent) +
  line('M-75 94 q4 14 30 10', '#6d7386', 4);

const calculator: Drawing = ({ colour, accent, label }, ink) =>
  turned(
    -6,
    box(-66, -98, 132, 194, 14, ink.soft(colour)) +
      box(-54, -84, 108, 44, 6, '#cfe5c9') +
      words(label || '42', 22, -54, 26, '#3a4a3d', 60) +
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2, 3]
            .map((column) => box(-54 + column * 28, -24 + row * 28, 22, 20, 5, column === 3 ? accent : '#ffffffcc'))
            .join(''),
        )
        .join(''),
  );

const skeleton: Drawing = ({ colour, accent, label }, ink) =>
  box(-66, 78, 132, 20, 6, ink.soft('#a87848')) +
  box(-5, 40, 10, 40, 0, STEEL) +
  shape('M-58 -20 q-10 -70 58 -74 q68 4 58 74 q-10 60 -40 66 H-18 q-30 -6 -40 -66z', ink.soft(colour)) +
  shape('M-30 -10 q0 -40 30 -42 q30 2 30 42 q-6 34 -30 34 q-24 0 -30 -34z', accent) +
  line('M0 -52 V24M-24 -24 H24M-26 0 H26', tone(colour, -0.2), 3) +
  words(label, 0, 93, 12, '#fff7e6', 120);

export const SCIENCE_DRAWINGS = {
  beaker,
  'test-tubes': testTubes,
  magnifier,
  microscope,
  circuit,
  magnet,
  thermometer,
  scale,
  clock: clockFace,
  tablet,
  display,
  headphones,
  calculator,
  model: skeleton,
};
