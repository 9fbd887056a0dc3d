import { describe, expect, it } from 'vitest';
import { parseTeaser, teaserKindOf } from './parse-teaser.ts';
import type { RawAttribute, RawTeaser } from './raw-teaser.ts';

const raw = (template: string, attributes: readonly RawAttribute[] = [], more: Partial<RawTeaser> = {}): RawTeaser => ({
  id: 't1',
  name: 'Teaser',
  template,
  attributes,
  ...more,
});

describe('templates map to display variants (spec 3 §2)', () => {
  it.each([
    ['image link', 'image-link'],
    ['HTML', 'html'],
    ['HTML box', 'html-box'],
    ['layer', 'layer'],
    ['imageTeaser', 'image-teaser'],
    ['hero-slider', 'hero-slider'],
    ['recommendations', 'recommendations'],
    ['info bar', 'info-bar'],
    ['form', 'form'],
    ['prize draw tab', 'prize-draw-tab'],
    ['A/B test tab', 'ab-test-tab'],
    ['killer list', 'killer-list'],
    ['content tile', 'content-tile'],
    ['Merkliste', 'wishlist'],
    ['teaser-wishlist', 'wishlist'],
    ['constructor', undefined],
    ['', undefined],
  ])('%s is %s', (template, kind) => {
    expect(teaserKindOf(template)).toBe(kind);
  });

  it('a template that the shop does not know is unknown', () => {
    expect(parseTeaser(raw('Karussell 3D'))).toEqual({
      kind: 'unknown',
      id: 't1',
      name: 'Teaser',
      template: 'Karussell 3D',
    });
  });

  it.each(['image-link', 'html', 'html-box', 'image-teaser', 'hero-slider', 'info-bar', 'Merkliste'])(
    'a teaser without what it shows is unknown: %s',
    (template) => {
      expect(parseTeaser(raw(template)).kind).toBe('unknown');
    },
  );
});
