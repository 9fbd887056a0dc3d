// Captions of the films of products (WebVTT): what each of their pictures shows. The films have no sound.

import { textIn } from '@tornister/domain/storefront';
import { spelledFor } from '../../graphql/spelling.ts';
import { FILM_PICTURES, PICTURE_MS } from '../../pictures/render-film.ts';
import type { StoredPicture } from '../pictures/stored-picture.ts';
import type { FullProduct } from '../products/read-product.ts';
import type { Written } from './file-addresses.ts';

/** The pictures that a film is made of. */
export const filmPictures = (items: FullProduct['items']): readonly StoredPicture[] =>
  (items[0]?.pictures ?? []).slice(0, FILM_PICTURES);

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A moment of a film as WebVTT writes it, like `00:01.600`. */
const cueTime = (ms: number): string => {
  const seconds = Math.floor(ms / MS_PER_SECOND);
  const rest = String(ms % MS_PER_SECOND).padStart(3, '0');
  return `${twoDigits(Math.floor(seconds / SECONDS_PER_MINUTE))}:${twoDigits(seconds % SECONDS_PER_MINUTE)}.${rest}`;
};

/** What ends a cue or looks like a tag is not part of its words. */
const cueWords = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/gu, ' ').trim();

/** The captions of a product's film: one for each picture, as long as it is seen. */
export const filmCaptions = ({ items }: Pick<FullProduct, 'items'>, { language, store }: Written): string => {
  const cues = filmPictures(items).map(
    ({ alt }, at) =>
      `${at + 1}\n${cueTime(at * PICTURE_MS)} --> ${cueTime((at + 1) * PICTURE_MS)}\n${cueWords(textIn(alt, language))}\n`,
  );
  return spelledFor(store, ['WEBVTT\n', ...cues].join('\n'));
};
