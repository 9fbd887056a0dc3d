import { expect, it } from 'vitest';
import { createRememberLanguage } from './remember-language.ts';

it('keeps the chosen language for 365 days (spec 1 §2)', () => {
  const kept: unknown[] = [];
  createRememberLanguage({ set: (...cookie) => kept.push(cookie) })('en-DE');
  expect(kept).toEqual([['i18n_locale', 'en-DE', { maxAgeSeconds: 31_536_000 }]]);
});
