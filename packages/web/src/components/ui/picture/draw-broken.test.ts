import { beforeEach, describe, expect, it } from 'vitest';
import { drawBrokenPictures } from './draw-broken.ts';
import placeholder from './placeholder.svg';

const PICTURE = '<picture><source srcset="/a.avif 100w"><img src="/a.jpg" alt="Schere" width="4" height="3"></picture>';
const image = () => document.querySelector('img') as HTMLImageElement;
const shown = () => [image().getAttribute('src'), document.querySelector('source')?.srcset, image().alt];

/** What a browser says of the picture: so wide when it is there, 0 when it could not be shown, nothing while it was not tried. */
const isKnown = (width: number | undefined): void => {
  const facts = { complete: width !== undefined, naturalWidth: width ?? 0, currentSrc: '/a.jpg' };
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(image(), name, { value, configurable: true });
};

describe('a picture that cannot be shown', () => {
  beforeEach(() => {
    document.body.innerHTML = PICTURE;
    isKnown(undefined);
  });

  it('is a placeholder with the same text, when it fails later', () => {
    drawBrokenPictures(document);
    expect(shown()).toEqual(['/a.jpg', '/a.avif 100w', 'Schere']);
    image().dispatchEvent(new Event('error'));
    expect(shown()).toEqual([placeholder, placeholder, 'Schere']);
    // Where the placeholder cannot be fetched either, nothing is tried for ever.
    image().dispatchEvent(new Event('error'));
    expect(shown()).toEqual([placeholder, placeholder, 'Schere']);
  });

  it('is one also when it had failed before the scripts came', () => {
    isKnown(0);
    drawBrokenPictures(document);
    expect(shown()).toEqual([placeholder, placeholder, 'Schere']);
  });

  it('is left alone where it is there, or was not tried yet', () => {
    drawBrokenPictures(document);
    isKnown(400);
    drawBrokenPictures(document);
    expect(shown()).toEqual(['/a.jpg', '/a.avif 100w', 'Schere']);
  });
});
