// Teasers as editors write them, for tests of what is made of them.

import type { RawAttribute, RawTeaser } from '../../src/content/raw-teaser.ts';

/** A teaser of the template. */
export const raw = (
  template: string,
  attributes: readonly RawAttribute[] = [],
  more: Partial<RawTeaser> = {},
): RawTeaser => ({
  id: 't1',
  name: 'Teaser',
  template,
  attributes,
  ...more,
});
export const text = (name: string, value: string): RawAttribute => ({ name, text: value });
export const image: RawAttribute = { name: 'image', urlPath: '/img/a.jpg', altTag: 'Stifte', width: 600, height: 200 };
/** What becomes of `image`. */
export const parsedImage = { src: '/img/a.jpg', alt: 'Stifte', width: 600, height: 200, sources: [] };
