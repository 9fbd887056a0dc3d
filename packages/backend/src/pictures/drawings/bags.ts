// Satchels, cases, bottles and boxes that children carry.

import { lettersOn, tone } from '../colour-tones.ts';
import { box, circle, type Ink, line, moved, oval, shape, turned, words } from '../ink.ts';
import type { Drawing } from './drawing.ts';
import { RAINBOW } from './writing.ts';

/** What is printed on a flap: `stars`, `waves`, `leaves`, `dots`, `rocket`, `check`, `plain`. */
const print = (style: string, colour: string, accent: string): string => {
  switch (style) {
    case 'stars':
      return [
        [-44, -50, 12],
        [6, -24, 17],
        [44, -58, 10],
        [-20, -10, 7],
        [50, -10, 8],
      ]
        .map(([x = 0, y = 0, size = 0]) =>
          moved(x, y, shape('M0 -1 L.3 -.3 1 -.25 .45 .2 .62 .9 0 .5 -.62 .9 -.45 .2 -1 -.25 -.3 -.3z', accent), size),
        )
        .join('');
    case 'waves':
      return line(
        'M-70 -60 q17 -16 35 0 t35 0 t35 0 t35 0M-70 -36 q17 -16 35 0 t35 0 t35 0 t35 0M-70 -12 q17 -16 35 0 t35 0 t35 0 t35 0',
        accent,
        6,
      );
    case 'leaves':
      return [
        [-42, -46, -20],
        [4, -30, 30],
        [46, -54, -50],
        [-18, -8, 70],
        [48, -8, 10],
      ]
        .map(([x = 0, y = 0, angle = 0]) =>
          moved(
            x,
            y,
            turned(angle, shape('M-18 0 Q0 -18 18 0 Q0 18 -18 0z', accent) + line('M-18 0H14', tone(colour, -0.1), 2)),
          ),
        )
        .join('');
    case 'dots':
      return [
        [-50, -60],
        [-14, -62],
        [22, -58],
        [54, -64],
        [-34, -34],
        [4, -34],
        [40, -32],
        [-54, -8],
        [-14, -6],
        [22, -6],
        [54, -10],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, accent))
        .join('');
    case 'rocket':
      return moved(
        2,
        -36,
        turned(
          28,
          shape('M0 -38 Q22 -14 16 20 H-16 Q-22 -14 0 -38z', '#ffffff') +
            shape('M-16 6 L-30 28 L-14 22zM16 6 L30 28 L14 22z', accent) +
            circle(0, -6, 8, '#4a90d9') +
            shape('M-8 22 L0 46 L8 22z', '#ffd257'),
        ),
      );
    case 'check':
      return (
        line('M-48 -80V10M-12 -80V10M24 -80V10M60 -80V10', accent, 3) +
        line('M-76 -56H76M-76 -28H76M-76 -2H76', accent, 3)
      );
    default:
      return box(-30, -46, 60, 24, 12, accent);
  }
};

const satchel: Drawing = ({ colour, accent, label, style }, ink) =>
  line('M-30 -92 q30 -24 60 0', tone(colour, -0.4), 10) +
  box(-94, -6, 26, 84, 12, tone(colour, -0.3)) +
  box(68, -6, 26, 84, 12, tone(colour, -0.3)) +
  box(-80, -92, 160, 188, 22, ink.soft(tone(colour, -0.14))) +
  box(-80, -92, 160, 116, 22, ink.soft(colour)) +
  print(style, colour, accent) +
  box(-62, 36, 124, 48, 12, ink.soft(tone(colour, -0.04))) +
  box(-62, 52, 124, 9, 0, '#e9eef5') +
  words(label, 0, 76, 14, '#ffffff', 100) +
  box(-46, 12, 16, 30, 5, '#ffc94d') +
  box(30, 12, 16, 30, 5, '#ffc94d') +
  box(-74, 86, 148, 12, 5, tone(colour, -0.45));

const backpack: Drawing = ({ colour, accent, label, style }, ink) =>
  line('M-22 -88 q22 -26 44 0', tone(colour, -0.35), 10) +
  box(-92, -4, 30, 82, 14, ink.soft(tone(colour, -0.2))) +
  box(62, -4, 30, 82, 14, ink.soft(tone(colour, -0.2))) +
  shape('M-72 -30 Q-70 -92 0 -94 Q70 -92 72 -30 V82 Q72 98 54 98 H-54 Q-72 98 -72 82z', ink.soft(colour)) +
  moved(0, -6, print(style, colour, accent), 0.66) +
  box(-54, 14, 108, 68, 16, ink.soft(tone(colour, 0.1))) +
  line('M-44 28 H44', tone(colour, -0.35), 4) +
  box(30, 26, 6, 18, 3, accent) +
  words(label, 0, 64, 15, lettersOn(colour), 84) +
  line('M-60 -40 Q-56 -78 0 -80 Q56 -78 60 -40', tone(colour, -0.28), 3);

const pencilCase: Drawing = ({ colour, accent, style, label }, ink) =>
  style === 'filled'
    ? box(-112, -64, 224, 156, 16, ink.soft(colour)) +
      box(-100, -54, 96, 136, 10, tone(colour, 0.4)) +
      box(4, -54, 96, 136, 10, tone(colour, 0.4)) +
      RAINBOW.slice(0, 8)
        .map((hue, index) => pencilIn(-94 + index * 11.4, hue, ink))
        .join('') +
      box(18, -40, 68, 22, 5, '#ffffff') +
      box(18, -8, 40, 24, 5, '#f2a0a8') +
      box(18, 28, 70, 14, 3, accent) +
      circle(78, 4, 10, '#8f97ab') +
      line('M0 -64V92', tone(colour, -0.3), 4)
    : shape('M-112 22 Q-114 -34 -70 -36 H80 Q112 -34 112 22 Q112 78 78 80 H-74 Q-112 78 -112 22z', ink.soft(colour)) +
      moved(0, 54, print(style, colour, accent), 0.8) +
      line('M-88 -18 H84', tone(colour, -0.4), 6) +
      box(76, -26, 28, 15, 6, '#ffc94d') +
      words(label, 0, 62, 15, lettersOn(colour), 110);

const pencilIn = (x: number, hue: string, ink: Ink): string =>
  shape(`M${x} -30 L${x + 4} -44 L${x + 8} -30z`, '#f0cb96') + box(x, -30, 8, 102, 2, ink.round(hue));

const sportsBag: Drawing = ({ colour, accent, style }, ink) =>
  line('M-46 -82 Q-88 20 -56 92M46 -82 Q88 20 56 92', accent, 5) +
  shape('M-54 -66 Q0 -96 54 -66 Q62 -50 74 60 Q76 98 40 98 H-40 Q-76 98 -74 60 Q-62 -50 -54 -66z', ink.soft(colour)) +
  line('M-50 -62 Q-34 -44 -18 -70M-12 -72 Q2 -50 18 -72M22 -70 Q36 -46 50 -62', tone(colour, -0.25), 4) +
  moved(0, 58, print(style, colour, accent), 0.72);

const bottle: Drawing = ({ colour, accent, label, style }, ink) =>
  box(-22, -104, 44, 34, 10, ink.round(tone(colour, -0.3))) +
  line('M-14 -104 q14 -16 28 0', tone(colour, -0.4), 6) +
  box(-34, -76, 68, 26, 8, ink.round(accent === '#fff7e6' ? '#d7dbe6' : accent)) +
  shape('M-42 -52 H42 Q50 -48 50 -36 V82 q0 16-16 16 H-34 q-16 0-16-16 V-36 Q-50 -48 -42 -52z', ink.round(colour)) +
  moved(0, 50, print(style, colour, '#ffffffcc'), 0.55) +
  words(label, 0, 82, 14, lettersOn(colour), 80);

const lunchBox: Drawing = ({ colour, accent, style, label }, ink) =>
  box(-104, 0, 208, 96, 22, ink.soft(tone(colour, 0.3))) +
  box(-108, -54, 216, 74, 22, ink.soft(colour)) +
  moved(0, 12, print(style, colour, accent), 0.72) +
  box(-22, 6, 44, 34, 8, tone(colour, -0.3)) +
  words(label, 0, 76, 15, tone(colour, -0.5), 140);

const carton: Drawing = ({ colour, accent, label }, ink) =>
  shape('M-100 -30 L0 4 V98 L-100 62z', ink.soft('#d8ab74')) +
  shape('M100 -30 L0 4 V98 L100 62z', '#c1925b') +
  shape('M-100 -30 L0 -62 L100 -30 L0 4z', '#e8c390') +
  shape('M-58 -44 L42 -9 L60 -16 L-42 -49z', tone(colour, 0.2)) +
  shape('M-82 2 L-24 22 V56 L-82 36z', accent) +
  moved(-53, 33, turned(19, words(label, 0, 4, 15, tone(colour, -0.5), 52)));

const giftBox: Drawing = ({ colour, accent, label }, ink) =>
  box(-92, -20, 184, 118, 8, ink.soft(colour)) +
  box(-102, -50, 204, 38, 8, ink.soft(tone(colour, 0.12))) +
  box(-16, -50, 32, 148, 0, accent) +
  shape('M0 -50 Q-60 -110 -66 -66 Q-64 -48 0 -50zM0 -50 Q60 -110 66 -66 Q64 -48 0 -50z', accent) +
  circle(0, -54, 12, tone(accent, -0.15)) +
  oval(0, 97, 0, 0, colour) +
  words(label, -54, 50, 14, lettersOn(colour), 60);

export const BAG_DRAWINGS = {
  satchel,
  backpack,
  'pencil-case': pencilCase,
  'sports-bag': sportsBag,
  bottle,
  'lunch-box': lunchBox,
  carton,
  'gift-box': giftBox,
};
