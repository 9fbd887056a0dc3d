// Furniture and the things that stand in a classroom.

import { tone } from '../colour-tones.ts';
import { box, circle, line, moved, oval, shape, turned, words } from '../ink.ts';
import type { Drawing } from './drawing.ts';
import { RAINBOW } from './writing.ts';

const LEG = '#8f97ab';
const BEECH = '#e8c48f';

const chair: Drawing = ({ colour, accent, style }, ink) => {
  const back =
    box(-52, -98, 96, 62, 16, ink.soft(colour)) +
    shape('M-22 -84 h36 a7 7 0 0 1 0 14 h-36 a7 7 0 0 1 0-14z', tone(colour, -0.3));
  const seat = shape('M-66 4 q0-16 18-16 H52 q20 0 24 18 l2 8 q0 12-14 12 H-54 q-12 0-12-12z', ink.soft(colour));
  if (style === 'swivel') {
    return (
      line('M-8 -40 V0', LEG, 10) +
      back +
      seat +
      line('M4 26 V66', LEG, 12) +
      line('M4 66 L-62 88M4 66 L70 88M4 66 V92', LEG, 9) +
      circle(-62, 92, 7, '#3a3d52') +
      circle(70, 92, 7, '#3a3d52') +
      circle(4, 95, 7, '#3a3d52')
    );
  }
  const legs =
    style === 'wood'
      ? line('M-52 20L-62 96M58 20L70 96', BEECH, 13) + line('M-44 -40V0M36 -40V0', BEECH, 11)
      : line('M-50 20L-66 96M58 20L74 96M-30 22L-38 88M40 22L46 88', accent === '#fff7e6' ? LEG : accent, 8) +
        line('M-40 -46V0M32 -46V0', LEG, 8);
  return legs + back + seat;
};

const table: Drawing = ({ colour, accent, style }, ink) => {
  const top =
    style === 'round'
      ? oval(0, -30, 112, 32, tone(colour, -0.25)) + oval(0, -36, 112, 32, ink.soft(colour))
      : shape('M-84 -60 H84 L116 -12 H-116z', ink.soft(colour)) +
        shape('M-116 -12 H116 V0 H-116z', tone(colour, -0.25));
  return (
    line('M-96 0V96M96 0V96M-62 0V62M62 0V62', accent === '#fff7e6' ? LEG : accent, 10) +
    top +
    (style === 'round' ? '' : line('M-70 -44H60', tone(colour, 0.3), 3))
  );
};

const shelf: Drawing = ({ colour, accent, count }, ink) => {
  const rows = Math.max(2, Math.min(4, count));
  const step = 184 / rows;
  const books = (row: number): string =>
    Array.from({ length: 6 }, (_, index) => {
      const height = step * 0.45 + ((index * 7 + row * 5) % 4) * 5;
      return box(
        -78 + index * 15,
        -92 + (row + 1) * step - 6 - height,
        12,
        height,
        2,
        RAINBOW[(index * 3 + row * 2) % 12] ?? colour,
      );
    }).join('');
  const tray = (row: number): string =>
    box(22, -92 + (row + 1) * step - 6 - step * 0.48, 62, step * 0.48, 5, ink.soft(row % 2 ? accent : colour)) +
    box(42, -92 + (row + 1) * step - step * 0.38, 22, 6, 3, '#ffffffaa');
  return (
    box(-100, -100, 200, 196, 8, ink.soft(BEECH)) +
    Array.from(
      { length: rows },
      (_, row) => box(-90, -92 + row * step, 180, step - 6, 3, '#a87a48') + books(row) + tray(row),
    ).join('') +
    box(-92, 94, 20, 6, 0, '#7d5a34') +
    box(72, 94, 20, 6, 0, '#7d5a34')
  );
};

const cupboard: Drawing = ({ colour, accent }, ink) =>
  box(-86, -104, 172, 196, 8, ink.soft(BEECH)) +
  box(-78, -96, 76, 178, 5, ink.soft(colour)) +
  box(2, -96, 76, 178, 5, ink.soft(accent === '#fff7e6' ? colour : accent)) +
  box(-14, -16, 7, 30, 3, '#6d7386') +
  box(7, -16, 7, 30, 3, '#6d7386') +
  box(-78, 92, 16, 8, 0, '#6d7386') +
  box(62, 92, 16, 8, 0, '#6d7386');

const locker: Drawing = ({ colour, accent, label }, ink) =>
  box(-92, -96, 184, 190, 6, '#c3c9d6') +
  [0, 1, 2]
    .map((column) =>
      [0, 1]
        .map(
          (row) =>
            box(
              -86 + column * 58,
              -90 + row * 92,
              54,
              86,
              4,
              ink.soft((column + row) % 2 ? tone(colour, 0.3) : colour),
            ) +
            line(
              `M${-74 + column * 58} ${-76 + row * 92}h30M${-74 + column * 58} ${-70 + row * 92}h30`,
              tone(colour, -0.35),
              2,
            ) +
            circle(-42 + column * 58, -40 + row * 92, 4, accent),
        )
        .join(''),
    )
    .join('') +
  words(label, 0, 0, 1, colour);

const board: Drawing = ({ colour, accent, label, style }, ink) => {
  const green = style === 'green';
  return (
    line('M-60 70L-76 98M60 70L76 98', LEG, 8) +
    box(-112, -90, 224, 160, 8, style === 'cork' ? '#b98a5a' : '#aeb5c6') +
    box(-104, -82, 208, 144, 4, green ? '#3c6b56' : style === 'cork' ? '#e0b582' : '#fcfdff') +
    (style === 'cork'
      ? turned(-5, box(-80, -60, 56, 48, 2, '#fff3b0')) +
        turned(6, box(0, -66, 64, 54, 2, '#ffffff')) +
        box(-30, 0, 60, 44, 2, '#bfe3f5') +
        circle(-52, -56, 5, '#e2574c') +
        circle(32, -60, 5, '#4a90d9') +
        circle(0, 4, 5, '#3fae8a')
      : words(label || 'A B C', 0, -24, 34, green ? '#f4f1dc' : tone(colour, -0.2), 170) +
        line('M-70 0 Q-40 -18 -10 0 T60 0', green ? '#ffd36e' : colour, 4) +
        line('M-60 28H52', green ? '#9fd0b8' : '#c6cede', 3)) +
    box(-104, 60, 208, 12, 4, '#8f97ab') +
    box(-70, 56, 26, 8, 3, accent) +
    box(-36, 56, 26, 8, 3, colour) +
    box(-112, -90, 224, 4, 2, ink.soft('#d9deea'))
  );
};

const rug: Drawing = ({ colour, accent, style }, ink) =>
  style === 'round'
    ? oval(0, 40, 116, 58, tone(colour, -0.2)) +
      oval(0, 34, 116, 58, ink.soft(colour)) +
      oval(0, 34, 86, 42, accent) +
      oval(0, 34, 58, 28, tone(colour, 0.2)) +
      oval(0, 34, 26, 12, accent)
    : shape('M-80 -30 H80 L118 90 H-118z', ink.soft(colour)) +
      shape('M-68 -20 H68 L100 80 H-100z', accent) +
      shape('M-58 -10 H58 L84 70 H-84z', ink.soft(tone(colour, 0.15))) +
      line('M-34 12 Q0 -8 36 14 T50 50 H-60', '#ffffff', 9);

const cushion: Drawing = ({ colour, accent, style }, ink) =>
  style === 'sofa'
    ? box(-110, -50, 220, 130, 30, ink.soft(tone(colour, -0.12))) +
      box(-84, -10, 82, 62, 14, ink.soft(tone(colour, 0.1))) +
      box(2, -10, 82, 62, 14, ink.soft(tone(colour, 0.1))) +
      box(-120, -8, 44, 92, 20, ink.soft(colour)) +
      box(76, -8, 44, 92, 20, ink.soft(colour)) +
      box(-88, 82, 18, 16, 3, BEECH) +
      box(70, 82, 18, 16, 3, BEECH) +
      turned(12, box(-70, -26, 46, 46, 10, accent))
    : shape('M-104 60 Q-96 -70 0 -84 Q96 -70 104 60 Q98 98 0 98 Q-98 98 -104 60z', ink.soft(colour)) +
      line('M0 -84 Q-40 0 -30 96M0 -84 Q40 0 30 96', tone(colour, -0.16), 3) +
      oval(0, -72, 18, 10, accent) +
      shape('M-70 30 Q-50 66 0 66 Q50 66 70 30 Q50 50 0 50 Q-50 50 -70 30z', tone(colour, -0.1));

const lamp: Drawing = ({ colour, accent }, ink) =>
  shape('M-14 -20 L-96 92 H60z', '#fff2b055') +
  oval(40, 90, 58, 10, tone(colour, -0.25)) +
  oval(40, 86, 58, 10, ink.soft(colour)) +
  line('M40 84 L66 6 L8 -54', tone(colour, -0.2), 9) +
  circle(66, 6, 9, accent) +
  turned(
    -30,
    shape('M-46 -30 Q-40 -78 0 -80 Q40 -78 46 -30z', ink.soft(colour)) + oval(0, -30, 46, 9, '#fff0a8'),
    0,
    -50,
  );

const crate: Drawing = ({ colour, accent, label, style }, ink) =>
  style === 'clear'
    ? box(-92, -36, 184, 132, 14, `${tone(colour, 0.5)}aa`) +
      [0, 1, 2, 3, 4]
        .map((index) => circle(-60 + index * 30, 60 - (index % 2) * 24, 17, ink.soft(RAINBOW[index * 2] ?? colour)))
        .join('') +
      box(-100, -60, 200, 32, 10, ink.soft(colour)) +
      box(-34, 0, 68, 30, 6, accent) +
      words(label, 0, 21, 15, tone(colour, -0.5), 60)
    : box(-88, -66, 176, 30, 6, tone(colour, -0.35)) +
      shape('M-100 -52 H100 L88 88 a10 10 0 0 1-10 10 H-78 a10 10 0 0 1-10-10z', ink.soft(colour)) +
      box(-106, -64, 212, 22, 9, tone(colour, 0.14)) +
      box(-30, -20, 60, 18, 9, tone(colour, -0.35)) +
      box(-46, 20, 92, 40, 6, accent) +
      words(label, 0, 46, 17, tone(colour, -0.5), 84);

const trolley: Drawing = ({ colour, accent }, ink) =>
  line('M-82 -90V80M82 -90V80', LEG, 8) +
  [0, 1, 2]
    .map(
      (row) =>
        box(
          -86,
          -66 + row * 52,
          172,
          36,
          8,
          ink.soft(row % 2 ? (accent === '#fff7e6' ? tone(colour, 0.25) : accent) : colour),
        ) + box(-20, -54 + row * 52, 40, 8, 4, '#ffffff99'),
    )
    .join('') +
  circle(-78, 90, 10, '#3a3d52') +
  circle(78, 90, 10, '#3a3d52') +
  line('M-82 -90H-104', LEG, 8);

const globe: Drawing = ({ colour, accent }, ink) =>
  moved(
    0,
    -10,
    circle(0, -8, 74, ink.soft(colour)) +
      shape(
        'M-40 -58 q30 -22 50 2 q-6 26 -34 24 q-24 -2 -16-26z M0 -16 q34 -14 56 8 q-4 40 -34 48 q-26-20-22-56z M-62 6 q20-6 26 12 q-2 26-14 34 q-18-18-12-46z',
        '#8fcf77',
      ) +
      `<path d="M-54 -84 A94 94 0 1 0 62 62" fill="none" stroke="${accent}" stroke-width="9"/>`,
  ) +
  box(-8, 70, 16, 20, 0, '#a87848') +
  oval(0, 94, 56, 9, '#a87848');

export const FURNITURE_DRAWINGS = {
  chair,
  table,
  shelf,
  cupboard,
  locker,
  board,
  rug,
  cushion,
  lamp,
  crate,
  trolley,
  globe,
};
