// The name of the list that everybody has, until somebody gives it another. Source: spec 3 §2 "wishlist (labelled basket in the business edition)".

import type { Language } from '../storefront/languages/index.ts';
import { inLanguage, type Worded } from '../storefront/local-text.ts';

type Edition = { readonly isB2b: boolean; readonly language: Language };

/** As the header calls it. */
const NAMES: Readonly<Record<'consumer' | 'business', Worded<string>>> = {
  consumer: { de: 'Merkliste', en: 'Wish list' },
  business: { de: 'Merkkorb', en: 'Saved basket' },
};

const ALL_NAMES: ReadonlySet<string> = new Set(Object.values(NAMES).flatMap((words) => Object.values(words)));

/** What a default list is called at first, in the words of a storefront. */
export const defaultListName = ({ isB2b, language }: Edition): string =>
  inLanguage(NAMES[isB2b ? 'business' : 'consumer'], language);

type NamedList = {
  readonly name: string;
  readonly isDefault: boolean;
  /** 1 until name or description are changed. */
  readonly version: number;
};

/** What a list is called at a storefront: as it was named; a default list that nobody has named, as the storefront calls it, wherever it was made. */
export const shownListName = ({ name, isDefault, version }: NamedList, edition: Edition): string =>
  isDefault && version === 1 && ALL_NAMES.has(name) ? defaultListName(edition) : name;
