// How much of a school's list is read. Apart from the reading itself, which a page with a field for a list does not need.

/** Characters that are read; a list of a school has far less. */
export const MATERIAL_LIST_MAX_CHARACTERS = 20_000;
/** Things of one list that are looked for. */
export const MATERIAL_LIST_MAX_WISHES = 150;
