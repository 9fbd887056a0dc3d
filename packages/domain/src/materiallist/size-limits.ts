// How much of a school's list is read. Apart from the reading itself, which a page with a field for a list does not need.
// Source: docs/material-lists.md.

/** Characters that are read; a list of a school has far less. */
export const MATERIAL_LIST_MAX_CHARACTERS = 20_000;
/** Things of one list that are looked for. */
export const MATERIAL_LIST_MAX_WISHES = 150;
/** How much one thing may say of itself: what is beyond is cut off by the reader, and refused by the shop. Letters are those of one word, in UTF-16 units. */
export const MATERIAL_WISH_BOUNDS = { words: 10, letters: 100, traits: 60, quantity: 500 } as const;
