// Energy labels as drawings: the arrow beside the price, the whole label on demand. Source: spec 1 §3 "energyEfficiency".

import { ENERGY_CLASSES, type EnergyClass } from '@tornister/domain/catalogue';
import { escapeXml } from './ink.ts';

const CLASS_COLOURS: Readonly<Record<EnergyClass, string>> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bed630',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
};

const lettering = (x: number, y: number, size: number, text: string, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, Arial, sans-serif" font-weight="700" font-size="${size}" fill="${fill}">${escapeXml(text)}</text>`;

/** The arrow with the class and the range from A to G. */
export const energyArrowSvg = (letter: EnergyClass): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 32" width="72" height="32"><path d="M1 1h18v30H1z" fill="#fff" stroke="#111"/>${lettering(5, 11, 10, 'A', '#111')}<path d="M10 13v7m-3-4 3-3 3 3" fill="none" stroke="#111"/>${lettering(5, 29, 10, 'G', '#111')}<path d="M20 1h36l15 15-15 15H20z" fill="${CLASS_COLOURS[letter]}" stroke="#111"/>${lettering(31, 23, 21, letter, '#111')}</svg>`;

/** The whole label with all classes and the device's name. */
export const energyLabelSvg = (letter: EnergyClass, maker: string, model: string, kilowattHours: number): string => {
  const rows = ENERGY_CLASSES.map((entry, index) => {
    const y = 92 + index * 34;
    const width = 70 + index * 22;
    const own =
      entry === letter
        ? `<path d="M206 ${y - 2}h60v30h-60l-16-15z" fill="#111"/>${lettering(228, y + 22, 24, entry, '#fff')}`
        : '';
    return `<path d="M20 ${y}h${width}l13 13-13 13H20z" fill="${CLASS_COLOURS[entry]}"/>${lettering(28, y + 20, 18, entry, '#111')}${own}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 440" width="288" height="440"><path d="M2 2h284v436H2z" fill="#fff" stroke="#00a0dc" stroke-width="4"/><path d="M4 4h280v44H4z" fill="#00a0dc"/>${lettering(18, 34, 22, 'ENERG', '#fff')}${lettering(18, 68, 13, maker.slice(0, 20), '#111')}${lettering(18, 84, 11, model.slice(0, 34), '#444')}${rows.join('')}${lettering(60, 400, 34, String(kilowattHours), '#111')}${lettering(136, 400, 15, 'kWh / 1000 h', '#111')}</svg>`;
};
