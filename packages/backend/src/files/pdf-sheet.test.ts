import { describe, expect, it } from 'vitest';
import { printable } from './pdf-sheet.ts';

describe('what the built-in fonts of a PDF write', () => {
  it.each([
    ['Größe: 3 × „A4“ für 12,50 €', 'Größe: 3 × „A4“ für 12,50 €'],
    ['12,50\u00a0€ \u2212 2\u20115', '12,50 € - 2-5'],
    ['weich 😀 bitte', 'weich  bitte'],
    ['Łukasz Dvořák', 'Lukasz Dvorák'],
    ['u\u0308ben', 'üben'],
    ['Мама', '????'],
    ['eine\nzwei', 'eine\nzwei'],
  ])('%j as %j', (text, written) => {
    expect(printable(text)).toBe(written);
  });
});
