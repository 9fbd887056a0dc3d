// Draws a placeholder where a picture cannot be fetched or read: the browser's own sign for it breaks the page's layout and says nothing.

import placeholder from './placeholder.svg';

/** Shows the placeholder in the room of the picture; its text stays. Only values change: the elements belong to React. */
const drawPlaceholder = (image: HTMLImageElement): void => {
  if (image.getAttribute('src') === placeholder) return;
  const sources = image.parentElement?.matches('picture') ? image.parentElement.querySelectorAll('source') : [];
  for (const source of sources) source.srcset = placeholder;
  image.removeAttribute('srcset');
  image.src = placeholder;
};

/** Looks after the pictures of a page: those that could not be shown before this came, and every one that cannot be shown later. */
export const drawBrokenPictures = (page: Document): void => {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) drawPlaceholder(target);
    },
    { capture: true },
  );
  for (const image of page.querySelectorAll('img')) {
    const isBroken = image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
    if (isBroken) drawPlaceholder(image);
  }
};
