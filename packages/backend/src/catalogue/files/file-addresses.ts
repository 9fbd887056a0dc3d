// Addresses of the files of products. They are made on demand; the language is part of the address, so that each can be cached.

import type { Language } from '@tornister/domain/storefront';

/** A sheet or a film of a product. */
export const sheetPath = (productId: string, fileName: string, language: Language): string =>
  `/downloads/${language}/${productId}/${fileName}`;

/** A sound sample of a product; whatever it was recorded as, it is served as WAV. */
export const soundPath = (productId: string, fileName: string, language: Language): string =>
  sheetPath(productId, `${baseName(fileName)}.wav`, language);

/** What a film shows, in words. */
export const captionsPath = (productId: string, fileName: string, language: Language): string =>
  sheetPath(productId, `${baseName(fileName)}.vtt`, language);

/** The name of a file without its ending. */
export const baseName = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

/** The arrow beside a price. */
export const energyArrowPath = (energyClass: string): string =>
  `/images/energy-label/arrow-${energyClass.toLowerCase()}.svg`;

/** The whole label of a product. */
export const energyLabelPath = (productId: string): string => `/images/energy-label/product-${productId}.svg`;
