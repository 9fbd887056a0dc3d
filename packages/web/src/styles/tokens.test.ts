// @vitest-environment node
// The colours of `tokens.css` in both schemes: texts, lines of fields, focus rings and stars stand out from every ground that they are on.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, LARGE_TEXT_CONTRAST, parseHexColor, TEXT_CONTRAST } from '@tornister/domain/content';
import { describe, expect, it } from 'vitest';

/** Least contrast of what is no text and says something: borders of fields, focus, drawn values (WCAG 2.2, 1.4.11). */
const DRAWN_CONTRAST = 3;

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const WRITTEN = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colour of a token, which has one for each scheme or the same for both. */
const colourOf = (token: string, scheme: Scheme) => {
  const value = new RegExp(`--${token}: ([^;]+);`, 'u').exec(WRITTEN)?.[1] ?? '';
  const [light, dark = light] = value.match(/#[\da-f]{6}/gu) ?? [];
  const colour = parseHexColor(scheme === 'light' ? light : dark);
  if (colour === undefined) throw new Error(`${token} is no colour: ${value}`);
  return colour;
};

const GROUNDS = ['ground', 'ground-soft', 'ground-raised', 'ground-sunken', 'picture-ground'];
const TINTS = ['brand-tint', 'sale-tint', 'good-tint', 'deal-tint', 'danger-tint'];
const TEXTS = ['ink', 'ink-soft', 'link', 'link-hover', 'sale', 'good', 'wait', 'danger'];
const DRAWN = ['line-strong', 'focus', 'star'];

const pairs = (colours: readonly string[], grounds: readonly string[]) =>
  colours.flatMap((colour) => grounds.map((ground) => [colour, ground] as const));

const WHITE_ON = ['brand-surface', 'button', 'button-hover', 'button-press', 'sale-surface', 'good-surface'];

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const standsOut = (one: string, other: string): number => contrast(colourOf(one, scheme), colourOf(other, scheme));

  it.each([
    ...pairs(TEXTS, [...GROUNDS, ...TINTS]),
    ...pairs(['ink-on-brand'], WHITE_ON),
    ...pairs(['deal-ink'], ['deal-surface']),
  ])('%s can be read on %s (WCAG 1.4.3)', (text, ground) => {
    expect(standsOut(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('the brand carries large white type', () => {
    expect(standsOut('ink-on-brand', 'brand')).toBeGreaterThanOrEqual(LARGE_TEXT_CONTRAST);
  });

  it.each([...pairs(DRAWN, [...GROUNDS, ...TINTS]), ...pairs(['star'], ['star-empty'])])(
    '%s can be told from %s (WCAG 1.4.11)',
    (drawn, beside) => {
      expect(standsOut(drawn, beside)).toBeGreaterThanOrEqual(DRAWN_CONTRAST);
    },
  );
});
