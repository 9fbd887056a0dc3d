// Paper things: notebooks with their rulings, pads, sheets, folders, binders, books, posters, cards.

import { lettersOn, mix, tone } from '../colour-tones.ts';
import { box, circle, type Ink, line, moved, oval, shape, turned, words } from '../ink.ts';
import type { Drawing } from './drawing.ts';

const PAPER = '#fffdf6';
const RULE = '#9fc3e6';
const MARGIN = '#f09a9a';

/** The lines on a sheet from the top left corner: `lined`, `squared`, `dotted`, `music`, `primary`, `blank`. */
const ruling = (style: string, x: number, y: number, width: number, height: number): string => {
  const rows = (step: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor((height - 14) / step)) }, (_, row) => y + 14 + row * step);
  const across = (at: number): string => `M${x + 6} ${at}h${width - 12}`;
  switch (style) {
    case 'squared': {
      const columns = Array.from({ length: Math.floor((width - 10) / 9) }, (_, column) => x + 8 + column * 9);
      return line(
        rows(9).map(across).join('') + columns.map((at) => `M${at} ${y + 8}v${height - 16}`).join(''),
        RULE,
        0.9,
      );
    }
    case 'dotted':
      return rows(11)
        .flatMap((at) =>
          Array.from({ length: Math.floor((width - 12) / 11) }, (_, column) =>
            circle(x + 10 + column * 11, at, 1, '#8aa3bd'),
          ),
        )
        .join('');
    case 'music':
      return line(
        rows(30)
          .flatMap((at) => [0, 4.5, 9, 13.5, 18].map((part) => across(at + part)))
          .join(''),
        '#6d7690',
        0.9,
      );
    case 'primary':
      return rows(22)
        .map(
          (at) =>
            box(x + 6, at, width - 12, 6, 0, '#ffeebc') +
            line(across(at) + across(at + 6), RULE, 1) +
            line(across(at - 5) + across(at + 11), '#d5e2ef', 0.8),
        )
        .join('');
    case 'blank':
      return '';
    default:
      return (
        line(rows(12).map(across).join(''), RULE, 1.1) + line(`M${x + width - 18} ${y + 6}v${height - 12}`, MARGIN, 1)
      );
  }
};

const cover = (colour: string, accent: string, label: string, ink: Ink): string =>
  box(-68, -96, 136, 190, 7, ink.soft(colour)) +
  box(-68, -96, 15, 190, 6, tone(colour, -0.22)) +
  shape('M-68 60 C-20 40 20 88 68 46 V88 a6 6 0 0 1-6 6 H-62 a6 6 0 0 1-6-6z', tone(colour, 0.14)) +
  box(-36, -68, 84, 50, 6, accent) +
  (label ? words(label, 6, -40, 15, tone(colour, -0.5), 74) : '') +
  line('M-24 -27h60', mix(accent, '#7d86a8', 0.45), 1.6);

const notebook: Drawing = ({ colour, accent, label, style }, ink) =>
  turned(
    7,
    box(-58, -92, 136, 188, 5, tone(colour, -0.3)) +
      box(-52, -94, 132, 186, 3, PAPER) +
      moved(-52, -94, ruling(style, 0, 0, 132, 186)),
  ) + turned(-4, cover(colour, accent, label, ink));

const openNotebook: Drawing = ({ colour, style }, ink) =>
  box(-112, -72, 224, 158, 8, ink.soft(colour)) +
  shape('M-106 -76 Q-50 -88 0 -70 V78 Q-50 62 -106 76z', PAPER) +
  shape('M106 -76 Q50 -88 0 -70 V78 Q50 62 106 76z', '#fbf7ea') +
  ruling(style, -104, -72, 98, 140) +
  ruling(style, 8, -72, 98, 140) +
  line('M0 -70V78', '#d9d2c0', 2);

const pad: Drawing = ({ colour, accent, label, style }, ink) =>
  turned(
    -3,
    box(-74, -86, 148, 184, 5, tone(colour, -0.3)) +
      box(-74, -90, 148, 182, 5, PAPER) +
      ruling(style, -70, -46, 140, 134) +
      box(-74, -96, 148, 52, 6, ink.soft(colour)) +
      words(label, 0, -63, 18, lettersOn(colour), 130) +
      box(-74, -50, 148, 5, 0, accent),
  );

const sheets: Drawing = ({ colour, accent, style, count }, ink) => {
  const leaves = Math.min(7, Math.max(3, count));
  const hues = style === 'mixed' ? ['#f2c230', '#f08a3c', '#e2574c', '#b565c0', '#4a90d9', '#3fae8a', '#9ccb4b'] : [];
  const sheet = (index: number): string => {
    const fill = hues[index % 7] ?? tone(colour, 0.22 - index * 0.05);
    return turned((index - leaves / 2) * 5 + 3, box(-66, -92, 132, 184, 3, ink.soft(fill)), 0, 90);
  };
  const front = style && style !== 'mixed' ? turned(-leaves * 2 + 3, ruling(style, -66, -92, 132, 184), 0, 90) : '';
  const band = style === 'mixed' || style === '' ? turned(6, box(-68, 10, 136, 22, 2, accent), 0, 90) : '';
  return Array.from({ length: leaves }, (_, index) => sheet(leaves - 1 - index)).join('') + front + band;
};

const ream: Drawing = ({ colour, accent, label }, ink) =>
  shape('M-96 40 L-20 66 L100 30 V76 L-20 98 L-96 80z', '#ece6d6') +
  line('M-96 50L-20 76L100 40M-96 60L-20 84L100 52M-96 70L-20 92L100 64', '#cfc7b3', 1.4) +
  shape('M-96 40 L30 2 L100 30 L-20 66z', ink.soft(colour)) +
  shape('M-58 28 L66 -8 L88 4 L-34 44z', accent) +
  moved(14, 22, turned(-16, words(label, 0, 0, 15, tone(colour, -0.6), 90)));

const folder: Drawing = ({ colour, accent, label }, ink) =>
  turned(
    4,
    box(-84, -88, 168, 180, 7, tone(colour, -0.25)) +
      box(-70, -94, 140, 170, 3, PAPER) +
      line('M-52 -76h90M-52 -62h104M-52 -48h70', '#c6cede', 2),
  ) +
  shape('M-88 -66 h60 l14 -14 h96 a8 8 0 0 1 8 8 V88 a8 8 0 0 1-8 8 H-80 a8 8 0 0 1-8-8z', ink.soft(colour)) +
  box(-46, -22, 92, 40, 5, accent) +
  words(label, 0, 4, 14, tone(colour, -0.5), 84) +
  line('M-88 -40L-66 -66M88 -40L68 -66', tone(colour, -0.4), 4);

const binder: Drawing = ({ colour, accent, label }, ink) =>
  shape('M14 -98 L92 -84 V84 L14 98z', tone(colour, -0.18)) +
  shape('M24 -88 L34 -86 V86 L24 88z', PAPER) +
  box(-56, -100, 72, 198, 6, ink.soft(colour)) +
  box(-46, -80, 52, 92, 4, accent) +
  words(label, -20, -30, 15, tone(colour, -0.5), 48) +
  line('M-38 -18h36M-38 -6h36', mix(accent, '#7d86a8', 0.5), 1.6) +
  circle(-20, 56, 15, tone(colour, -0.35)) +
  circle(-20, 56, 10, '#d7dbe6') +
  circle(-20, 56, 6, tone(colour, -0.5));

const coverPicture = (style: string, colour: string): string => {
  const light = tone(colour, 0.35);
  switch (style) {
    case 'sun':
      return circle(8, 22, 26, '#ffd257') + shape('M-54 60 Q-20 20 14 52 T76 40 V92 H-54z', light);
    case 'numbers':
      return words('1', -24, 34, 38, '#ffd257') + words('2', 10, 52, 38, '#ffffff') + words('3', 46, 32, 38, light);
    case 'letters':
      return words('A', -24, 36, 40, '#ffd257') + words('b', 12, 54, 40, '#ffffff') + words('c', 46, 34, 40, light);
    case 'leaf':
      return (
        shape('M-30 66 C-30 10 20 -4 56 0 C56 46 26 78 -30 66z', '#8fd07a') + line('M-30 66Q6 40 46 8', '#4b9a52', 3)
      );
    case 'globe':
      return (
        circle(10, 32, 34, '#6ec1ea') +
        shape('M-8 8q14-8 24 2q-4 14-18 12q-10 0-6-14zM16 34q18-6 24 6q-6 20-18 18q-8-8-6-24z', '#8fd07a')
      );
    case 'music':
      return line('M-6 58V10L38 0V46', '#ffffff', 6) + oval(-15, 58, 11, 8, '#ffffff') + oval(29, 47, 11, 8, '#ffffff');
    case 'flask':
      return (
        shape('M0 0h22v26l26 44a8 8 0 0 1-7 12h-60a8 8 0 0 1-7-12l26-44z', '#ffffffcc') +
        shape('M-14 52h52l10 18a8 8 0 0 1-7 12h-60a8 8 0 0 1-7-12z', '#ffd257')
      );
    default:
      return shape('M-54 70 C-20 20 30 80 82 24 V92 H-54z', light) + circle(46, 6, 12, '#ffd257');
  }
};

const book: Drawing = ({ colour, accent, label, style }, ink) => {
  const [first = '', ...rest] = label.split(' ');
  return turned(
    -3,
    box(-58, -94, 148, 192, 5, tone(colour, -0.35)) +
      box(-56, -90, 142, 184, 3, '#f3ecd9') +
      line('M82 -86V90M78 -86V90', '#d8cfb8', 1) +
      box(-66, -98, 144, 190, 5, ink.soft(colour)) +
      box(-66, -98, 14, 190, 4, tone(colour, -0.25)) +
      box(-44, -84, 112, 56, 5, accent) +
      words(first, 12, rest.length ? -61 : -51, 19, tone(colour, -0.5), 104) +
      words(rest.join(' '), 12, -40, 15, tone(colour, -0.3), 104) +
      coverPicture(style, colour),
  );
};

const poster: Drawing = ({ colour, accent, label, style }, ink) =>
  box(-100, -84, 200, 164, 4, PAPER) +
  box(-92, -76, 184, 34, 4, ink.soft(colour)) +
  words(label, 0, -52, 19, lettersOn(colour), 170) +
  moved(-14, -12, coverPicture(style, mix(colour, accent, 0.3)), 0.92) +
  box(-106, -92, 212, 12, 6, '#b98a5a') +
  box(-106, 76, 212, 12, 6, '#a87848') +
  line('M-70 -92L0 -112L70 -92', '#8d7a66', 3);

const cards: Drawing = ({ colour, accent, label, count }, ink) => {
  const card = (index: number, total: number): string =>
    turned(
      (index - (total - 1) / 2) * 15,
      box(-46, -96, 92, 132, 9, '#ffffff') +
        box(-39, -89, 78, 118, 6, ink.soft(index % 2 ? accent : colour)) +
        circle(0, -30, 27, '#fffdf6') +
        words(label.split(' ')[index % Math.max(1, label.split(' ').length)] ?? '', 0, -22, 22, tone(colour, -0.4), 48),
      0,
      120,
    );
  const total = Math.max(3, Math.min(5, count));
  return moved(0, 24, Array.from({ length: total }, (_, index) => card(index, total)).join(''));
};

const envelope: Drawing = ({ colour, accent }, ink) =>
  turned(8, box(-92, -56, 184, 124, 6, tone(colour, -0.14))) +
  box(-96, -50, 192, 130, 6, ink.soft(colour)) +
  line('M-92 78L-20 18M92 78L20 18', tone(colour, -0.2), 2) +
  shape('M-96 -46 Q0 66 96 -46 a6 6 0 0 0-4-4 H-92 a6 6 0 0 0-4 4z', tone(colour, 0.12)) +
  circle(0, 12, 13, accent);

const calendar: Drawing = ({ colour, accent, label }, ink) =>
  box(-88, -78, 176, 172, 10, tone(colour, -0.3)) +
  box(-88, -84, 176, 170, 10, PAPER) +
  shape('M-88 -74 a10 10 0 0 1 10-10 h156 a10 10 0 0 1 10 10 v40 H-88z', ink.soft(colour)) +
  words(label, 0, -50, 22, lettersOn(colour), 150) +
  [0, 1, 2, 3, 4]
    .flatMap((column) =>
      [0, 1, 2].map((row) =>
        box(-72 + column * 30, -18 + row * 32, 24, 24, 5, (column + row) % 4 === 0 ? accent : '#e8ecf5'),
      ),
    )
    .join('') +
  line('M-50 -94v22M-16 -94v22M18 -94v22M52 -94v22', '#8a8fa5', 6);

export const PAPER_DRAWINGS = {
  notebook,
  'open-notebook': openNotebook,
  pad,
  sheets,
  ream,
  folder,
  binder,
  book,
  poster,
  cards,
  envelope,
  calendar,
};
