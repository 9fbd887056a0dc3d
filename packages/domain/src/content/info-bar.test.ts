import { describe, expect, it } from 'vitest';
import { buttonSchemeOf } from './button-scheme.ts';
import { INFO_BAR_GROUND, INFO_BAR_HIDDEN_S, infoBarColors, infoBarCookie, isInfoBarVisible } from './info-bar.ts';
import { attributesOf } from './raw-teaser.ts';

describe('button scheme (spec 3 §5)', () => {
  it('is one of primary, secondary, red, green, outline, link; otherwise none', () => {
    for (const scheme of ['primary', 'secondary', 'red', 'green', 'outline', 'link']) {
      expect(buttonSchemeOf(` ${scheme.toUpperCase()} `)).toBe(scheme);
    }
    expect(buttonSchemeOf('blue')).toBeUndefined();
    expect(buttonSchemeOf(undefined)).toBeUndefined();
  });
});

const colorsOf = (colors: Readonly<Record<string, string>>) =>
  infoBarColors(
    attributesOf({
      id: 't1',
      name: 'Leiste',
      template: 'info bar',
      attributes: Object.entries(colors).map(([name, text]) => ({ name, text })),
    }),
  );

describe('info bar (spec 3 §3, §4)', () => {
  it('has the bgcolor and textColor of its editor, or a ground of its own with readable text', () => {
    expect(colorsOf({ bgcolor: '#000000', textColor: '#FFFF00' })).toEqual({ ground: '#000000', text: '#ffff00' });
    expect(INFO_BAR_GROUND).toBe('#0077ad');
    expect(colorsOf({})).toEqual({ ground: INFO_BAR_GROUND, text: '#ffffff' });
    expect(colorsOf({ textColor: '#0077ad' })).toEqual({ ground: INFO_BAR_GROUND, text: '#ffffff' });
  });

  it('is visible until dismissed, each bar on its own, for ever', () => {
    const stored = [infoBarCookie('t1')];
    expect(isInfoBarVisible('t1', (name) => stored.includes(name))).toBe(false);
    expect(isInfoBarVisible('t2', (name) => stored.includes(name))).toBe(true);
    expect(INFO_BAR_HIDDEN_S).toBe(400 * 86_400);
    expect(infoBarCookie('a-1_B')).toBe('infobar-hidden-a-1_B');
    expect(infoBarCookie('a;b ü')).toBe('infobar-hidden-a.3b.b.20..fc.');
  });
});
