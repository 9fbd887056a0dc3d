import { describe, expect, it } from 'vitest';
import { buttonSchemeOf } from './button-scheme.ts';
import { INFO_BAR_HIDDEN_UNTIL, infoBarCookie, isInfoBarVisible } from './info-bar.ts';

describe('button scheme (spec 3 §5)', () => {
  it('is one of primary, secondary, red, green, outline, link; otherwise none', () => {
    for (const scheme of ['primary', 'secondary', 'red', 'green', 'outline', 'link']) {
      expect(buttonSchemeOf(` ${scheme.toUpperCase()} `)).toBe(scheme);
    }
    expect(buttonSchemeOf('blue')).toBeUndefined();
    expect(buttonSchemeOf(undefined)).toBeUndefined();
  });
});

describe('info bar (spec 3 §4)', () => {
  it('is visible until dismissed, each bar on its own, for ever', () => {
    const stored = [infoBarCookie('t1')];
    expect(isInfoBarVisible('t1', (name) => stored.includes(name))).toBe(false);
    expect(isInfoBarVisible('t2', (name) => stored.includes(name))).toBe(true);
    expect(INFO_BAR_HIDDEN_UNTIL).toBe('Fri, 31 Dec 9999 23:59:59 GMT');
    expect(infoBarCookie('a-1_B')).toBe('infobar-hidden-a-1_B');
    expect(infoBarCookie('a;b ü')).toBe('infobar-hidden-a.3b.b.20..fc.');
  });
});
