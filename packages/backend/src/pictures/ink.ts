// Gradients and shapes that all drawings share: a gradient is defined once per picture.

import { tone } from './colour-tones.ts';

/** Collects the gradients of one picture; its prefix keeps their ids apart from those of other drawings in the picture. */
export type Ink = {
  /** A fill that is lighter above and darker below. */
  readonly soft: (colour: string) => string;
  /** A fill that is lighter at the left, like a rod or a bottle in the light. */
  readonly round: (colour: string) => string;
  /** An id that no other drawing of the picture has. */
  readonly id: (name: string) => string;
  readonly define: (definition: string) => void;
  readonly definitions: () => string;
};

/** An empty collection of gradients. */
export const createInk = (prefix: string): Ink => {
  const gradients = new Map<string, string>();
  const extra: string[] = [];
  const gradient = (kind: string, colour: string, direction: string, stops: string): string => {
    const id = `${prefix}${kind}${colour.slice(1)}`;
    if (!gradients.has(id)) gradients.set(id, `<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`);
    return `url(#${id})`;
  };
  return {
    soft: (colour) =>
      gradient(
        's',
        colour,
        'x1="0" y1="0" x2=".35" y2="1"',
        stop(0, tone(colour, 0.16)) + stop(1, tone(colour, -0.12)),
      ),
    round: (colour) =>
      gradient(
        'r',
        colour,
        'x1="0" y1="0" x2="1" y2="0"',
        stop(0, tone(colour, -0.06)) +
          stop(0.28, tone(colour, 0.34)) +
          stop(0.55, colour) +
          stop(1, tone(colour, -0.24)),
      ),
    id: (name) => `${prefix}${name}`,
    define: (definition) => {
      extra.push(definition);
    },
    definitions: () => [...gradients.values(), ...extra].join(''),
  };
};

const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`;

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const turned = (degrees: number, content: string, x = 0, y = 0): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;

export const moved = (x: number, y: number, content: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an SVG document. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** Letters in the middle of a place; long texts become smaller so that they stay inside `width`. */
export const words = (text: string, x: number, y: number, size: number, colour: string, width = 110): string => {
  const fitting = Math.min(size, (width / Math.max(1, text.length)) * 1.75);
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans, Arial, sans-serif" font-weight="700" font-size="${fitting.toFixed(1)}" text-anchor="middle" fill="${colour}">${escapeXml(text)}</text>`;
};
