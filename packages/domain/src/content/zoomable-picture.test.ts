import { expect, it } from 'vitest';
import { isPictureAddress } from './zoomable-picture.ts';

it.each([
  ['/images/ADS_ZOOM_NEW/0123456789abcdef.webp', true],
  ['https://example.com/Plan.JPG?size=2', true],
  ['/a.png#top', true],
  ['/beratung/', false],
  ['/plan.pdf', false],
  ['/a.png/weiter/', false],
  ['/webp', false],
  ['', false],
])('a link to %s leads to a picture: %s (spec 3 §4 "HTML box")', (address, isPicture) => {
  expect(isPictureAddress(address)).toBe(isPicture);
});
