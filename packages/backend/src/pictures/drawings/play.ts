// Toys, music, sports.

import { lettersOn, tone } from '../colour-tones.ts';
import { box, circle, line, moved, oval, shape, turned, words } from '../ink.ts';
import type { Drawing } from './drawing.ts';
import { RAINBOW } from './writing.ts';

const WOOD = '#e3b77c';

const blocks: Drawing = ({ colour, accent, label }, ink) => {
  const letters = (label || 'ABC').replace(/\s/g, '');
  const cube = (x: number, y: number, hue: string, letter: string): string =>
    box(x, y, 66, 66, 9, ink.soft(hue)) +
    box(x + 8, y + 8, 50, 50, 6, tone(hue, 0.6)) +
    words(letter, x + 33, y + 47, 36, tone(hue, -0.3), 50);
  return (
    turned(-5, cube(-72, 32, colour, letters[0] ?? 'A'), -40, 60) +
    cube(4, 33, accent === '#fff7e6' ? '#f2c230' : accent, letters[1] ?? 'B') +
    turned(8, cube(-34, -38, '#3fae8a', letters[2] ?? 'C'), 0, 0) +
    shape('M-34 -46 L0 -96 L34 -46z', ink.soft('#e2574c'))
  );
};

const bricks: Drawing = ({ colour, accent, count }, ink) => {
  const brick = (x: number, y: number, studs: number, hue: string): string =>
    Array.from({ length: studs }, (_, index) => box(x + 8 + index * 28, y - 9, 18, 12, 3, tone(hue, 0.1))).join('') +
    box(x, y, studs * 28 + 4, 38, 5, ink.soft(hue));
  const hues = count > 3 ? RAINBOW : [colour, accent === '#fff7e6' ? tone(colour, 0.35) : accent, tone(colour, -0.2)];
  const hue = (index: number): string => hues[index % hues.length] ?? colour;
  return (
    brick(-100, 58, 3, hue(0)) +
    brick(-8, 58, 4, hue(1)) +
    brick(-66, 12, 4, hue(2)) +
    brick(52, 12, 2, hue(3)) +
    brick(-38, -34, 3, hue(4)) +
    brick(-10, -80, 2, hue(5))
  );
};

const ball: Drawing = ({ colour, accent, style }, ink) => {
  const marks: Record<string, string> = {
    soccer:
      shape('M0 -26 L28 -6 L18 28 H-18 L-28 -6z', accent) +
      line('M0 -26V-70M28 -6L70 -20M18 28L44 66M-18 28L-44 66M-28 -6L-70 -20', accent, 5),
    basket: line('M-84 14H84M0 -70V98M-60 -44 Q-10 14 -60 72M60 -44 Q10 14 60 72', accent, 5),
    volley: line('M-70 -30 Q0 -50 60 -46M-82 4 Q-20 -30 40 98M80 30 Q20 0 -20 -66M84 0 Q40 -20 -4 -8', accent, 5),
  };
  const shine = oval(-28, -34, 26, 16, '#ffffff55');
  const content = marks[style] ?? shape('M-84 14 Q0 -26 84 14 Q78 40 0 44 Q-78 40 -84 14z', accent);
  return circle(0, 14, 84, ink.soft(colour)) + moved(0, style === 'soccer' ? 14 : 0, content) + shine;
};

const hoop: Drawing = ({ colour, accent }) =>
  `<ellipse cx="0" cy="14" rx="92" ry="78" fill="none" stroke="${colour}" stroke-width="15"/><ellipse cx="0" cy="14" rx="92" ry="78" fill="none" stroke="${accent}" stroke-width="15" stroke-dasharray="26 42"/>`;

const rope: Drawing = ({ colour, accent }, ink) =>
  line('M-62 20 C-110 -110 110 -110 60 24 C30 96 -40 100 -34 60 C-28 20 30 30 34 -10', tone(colour, -0.1), 10) +
  turned(-14, box(-76, 10, 24, 78, 10, ink.round(accent === '#fff7e6' ? WOOD : accent)), -64, 40) +
  turned(10, box(46, 14, 24, 78, 10, ink.round(accent === '#fff7e6' ? WOOD : accent)), 60, 40);

const mat: Drawing = ({ colour, accent }, ink) =>
  shape('M-70 -6 H116 L84 78 H-104z', ink.soft(colour)) +
  shape('M-104 78 H84 V96 H-104z', tone(colour, -0.3)) +
  shape('M116 -6 V12 L84 96 V78z', tone(colour, -0.4)) +
  line('M-52 18 H96', tone(colour, 0.25), 3) +
  shape('M-84 -22 q0 -34 34 -34 q34 0 34 34 v24 h-68z', ink.soft(tone(colour, 0.12))) +
  circle(-50, -22, 20, tone(colour, -0.2)) +
  circle(-50, -22, 9, accent);

const cones: Drawing = ({ colour, count }, ink) =>
  Array.from({ length: Math.max(3, Math.min(4, count)) }, (_, index) => {
    const hue = index === 0 ? colour : (RAINBOW[index * 2] ?? colour);
    return moved(
      -72 + index * 48,
      index % 2 ? 0 : -20,
      shape('M-9 -60 q9 -8 18 0 L30 92 H-30z', ink.round(hue)) +
        shape('M-16 4 h32 l7 32 h-46z', '#ffffffdd') +
        box(-38, 88, 76, 12, 5, tone(hue, -0.2)),
    );
  }).join('');

const racket: Drawing = ({ colour, accent, style }, ink) =>
  style === 'table'
    ? turned(
        34,
        oval(0, -34, 62, 66, ink.soft(colour)) +
          box(-14, 22, 28, 72, 8, ink.round(WOOD)) +
          shape('M-36 20 Q0 34 36 20 L14 40 H-14z', WOOD),
      ) + circle(74, 64, 17, '#fdfdf8')
    : turned(
        30,
        `<ellipse cx="0" cy="-44" rx="48" ry="58" fill="#ffffff66" stroke="${colour}" stroke-width="9"/>` +
          line('M-24 -88V0M0 -98V10M24 -88V0M-40 -66H40M-46 -44H46M-40 -22H40', '#aab2c5', 1.6) +
          box(-4, 14, 8, 36, 0, '#8f97ab') +
          box(-9, 46, 18, 54, 7, ink.round(accent === '#fff7e6' ? '#3a3d52' : accent)),
      ) + moved(66, 62, shape('M-14 -28 L-6 10 H6 L14 -28z', '#fdfdf8') + circle(0, 14, 10, colour));

const recorder: Drawing = ({ colour, accent }, ink) =>
  turned(
    42,
    shape('M-9 -100 H9 L12 -60 H-12z', tone(colour, -0.25)) +
      box(-12, -62, 24, 40, 3, ink.round(accent)) +
      box(-6, -52, 12, 10, 2, '#3a3d52') +
      box(-13, -24, 26, 8, 2, tone(colour, -0.3)) +
      box(-11, -18, 22, 92, 3, ink.round(colour)) +
      [-8, 6, 20, 34, 48, 62].map((y) => circle(0, y, 3.4, '#3a3d52')).join('') +
      box(-13, 70, 26, 8, 2, tone(colour, -0.3)) +
      shape('M-11 78 H11 L16 102 H-16z', ink.round(accent)),
  );

const glockenspiel: Drawing = ({ colour, count, style }, ink) => {
  const bars = Math.max(8, Math.min(12, count));
  const step = 184 / bars;
  return (
    shape('M-104 -64 L104 -34 V54 L-104 88z', ink.soft(colour)) +
    Array.from(
      { length: bars },
      (_, index) =>
        box(
          -96 + index * step,
          -82 + index * 3.4,
          step - 4,
          176 - index * 7.4,
          4,
          ink.round(style === 'metal' ? '#cfd5e2' : (RAINBOW[index % 12] ?? colour)),
        ) +
        circle(-98 + index * step + step / 2, -62 + index * 3.4, 2.4, '#3a3d52') +
        circle(-98 + index * step + step / 2, 74 - index * 3.8, 2.4, '#3a3d52'),
    ).join('') +
    turned(58, box(-3, -96, 6, 150, 3, WOOD) + circle(0, -98, 13, '#e2574c'), 0, 0)
  );
};

const drum: Drawing = ({ colour, accent }, ink) =>
  box(-82, -34, 164, 110, 0, ink.round(colour)) +
  oval(0, 76, 82, 22, tone(colour, -0.2)) +
  line('M-80 -20L-44 70L-8 -8L28 74L66 -14', accent, 5) +
  oval(0, -34, 86, 26, tone(colour, -0.35)) +
  oval(0, -38, 80, 22, '#fbf3df') +
  line('M-92 -98L-14 -46M92 -98L16 -42', WOOD, 8) +
  circle(-14, -46, 9, '#b97c42') +
  circle(16, -42, 9, '#b97c42');

const puzzle: Drawing = ({ colour, accent, count }, ink) => {
  const piece = (x: number, y: number, hue: string): string =>
    moved(
      x,
      y,
      shape('M-34 -34 H-10 q-8 -20 10 -20 q18 0 10 20 H34 V-10 q20 -8 20 10 q0 18 -20 10 V34 H-34z', ink.soft(hue)),
      1.02,
    );
  const third = count > 2 ? '#f2c230' : tone(colour, 0.3);
  return (
    piece(-42, -26, colour) +
    piece(30, -24, accent === '#fff7e6' ? '#e2574c' : accent) +
    piece(-42, 48, third) +
    turned(14, piece(38, 52, '#3fae8a'), 38, 52)
  );
};

const game: Drawing = ({ colour, accent, label }, ink) =>
  shape('M-108 -46 H108 V86 a12 12 0 0 1-12 12 H-96 a12 12 0 0 1-12-12z', tone(colour, -0.3)) +
  box(-114, -82, 228, 132, 12, ink.soft(colour)) +
  circle(-62, -12, 34, accent) +
  circle(-62, -26, 12, '#e2574c') +
  shape('M-78 12 q16 -34 32 0z', '#e2574c') +
  words(label, 34, -22, 24, lettersOn(colour), 128) +
  box(-14, -4, 96, 9, 4, tone(colour, 0.4)) +
  box(-14, 14, 64, 9, 4, tone(colour, 0.4)) +
  turned(
    12,
    box(66, 52, 44, 44, 9, '#fffdf6') +
      circle(78, 64, 4.4, '#3a3d52') +
      circle(88, 74, 4.4, '#3a3d52') +
      circle(98, 84, 4.4, '#3a3d52'),
    88,
    74,
  );

const vehicle: Drawing = ({ colour, accent }, ink) =>
  shape(
    'M-108 6 q0 -14 14 -14 H-58 l26 -44 q4 -8 14 -8 H30 q10 0 14 8 l20 42 q44 0 44 26 V56 H-108z',
    ink.soft(colour),
  ) +
  shape('M-44 -10 l20 -32 h20 v32zM8 -10 v-32 h22 l16 32z', '#d9effa') +
  box(-108, 42, 216, 16, 6, tone(colour, -0.25)) +
  [-60, 60].map((x) => circle(x, 62, 35, '#3a3d52') + circle(x, 62, 18, accent)).join('') +
  circle(100, 18, 8, '#ffd257');

const beadFrame: Drawing = ({ colour }, ink) =>
  box(-100, -94, 200, 192, 14, ink.soft(WOOD)) +
  box(-84, -80, 168, 164, 6, '#fffaf0') +
  [0, 1, 2, 3, 4]
    .map(
      (row) =>
        line(`M-84 ${-60 + row * 31}H84`, '#8f97ab', 3) +
        Array.from({ length: 10 }, (_, index) =>
          circle(
            -74 + index * 12.6 + (index > row * 2 ? 26 : 0),
            -60 + row * 31,
            9,
            ink.soft(index < 5 ? colour : (RAINBOW[(row * 2 + 2) % 12] ?? colour)),
          ),
        ).join(''),
    )
    .join('');

export const PLAY_DRAWINGS = {
  blocks,
  bricks,
  ball,
  hoop,
  rope,
  mat,
  cones,
  racket,
  recorder,
  glockenspiel,
  drum,
  puzzle,
  game,
  vehicle,
  'bead-frame': beadFrame,
};
