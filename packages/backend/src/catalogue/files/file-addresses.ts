// Addresses of the files of products. They are made on demand; language and spelling are part of the address, so that each can be cached.

import { type Language, parseLanguage, parseStore, profileOf, type StoreCode } from '@tornister/domain/storefront';

/** In what a file is written: a language, as a store spells it. */
export type Written = { readonly language: Language; readonly store: StoreCode };

/** A store that spells as others do has no files of its own. */
const writtenPart = ({ language, store }: Written): string =>
  profileOf(store).writesEszett ? language : `${language}-${store}`;

/** What the part of an address says, for files that any store offers; undefined where no store has this address. */
export const parseWritten = (part: string, otherwise: StoreCode): Written | undefined => {
  const [spoken = '', code] = part.split('-', 2);
  const language = parseLanguage(spoken);
  const store = code === undefined ? otherwise : parseStore(code);
  if (language === undefined || store === undefined) return undefined;
  const written = { language, store };
  return writtenPart(written) === part ? written : undefined;
};

/** A sheet or a film of a product. */
export const sheetPath = (productId: string, fileName: string, written: Written): string =>
  `/downloads/${writtenPart(written)}/${productId}/${fileName}`;

/** A sound sample of a product; whatever it was recorded as, it is served as WAV. */
export const soundPath = (productId: string, fileName: string, written: Written): string =>
  sheetPath(productId, `${baseName(fileName)}.wav`, written);

/** What a film shows, in words. */
export const captionsPath = (productId: string, fileName: string, written: Written): string =>
  sheetPath(productId, `${baseName(fileName)}.vtt`, written);

/** The name of a file without its ending. */
export const baseName = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

/** The arrow beside a price. */
export const energyArrowPath = (energyClass: string): string =>
  `/images/energy-label/arrow-${energyClass.toLowerCase()}.svg`;

/** The whole label of a product. */
export const energyLabelPath = (productId: string): string => `/images/energy-label/product-${productId}.svg`;
