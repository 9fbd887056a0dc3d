// The list of a class: what each child brings, and what families bring together for the class. The specification has no such list; the manner is
// that of the sheets that schools hand out. Source: docs/class-lists.md.

/** Whether every child brings it, or somebody for the whole class. */
export const CLASS_SHARES = ['child', 'class'] as const;
export type ClassShare = (typeof CLASS_SHARES)[number];

/** Whether any brand will do, or exactly this article is meant. */
export const BRAND_CHOICES = ['any', 'exact'] as const;
export type BrandChoice = (typeof BRAND_CHOICES)[number];

/** What stands above a class list. */
export type ClassListHead = {
  /** Like `Klasse 3b`; the only thing of it that parents learn about its owner. */
  readonly name: string;
  /** Like `2026/27`. */
  readonly schoolYear: string;
  readonly children: number;
  /** The last day on which families promise things, like `2026-09-04`; without one they may always. */
  readonly closesOn?: string;
};

/** What is asked for in one row. */
export type ClassListAsk = {
  /** Pieces: of each child, or for the whole class. */
  readonly quantity: number;
  readonly per: ClassShare;
  readonly choice: BrandChoice;
  readonly note: string;
};

/** A row as its owner enters it: an article by its order number, words of their own, or both. */
export type ClassListEntryDraft = ClassListAsk & { readonly title: string; readonly orderNumber: string };

/** The share that a word of a form names. */
export const parseClassShare = (word: string): ClassShare | undefined => CLASS_SHARES.find((share) => share === word);

/** The choice that a word of a form names. */
export const parseBrandChoice = (word: string): BrandChoice | undefined =>
  BRAND_CHOICES.find((choice) => choice === word);

/** How a name of a class begins that says once more, or over and over, what "class list" says. */
const SAID_BY_THE_TITLE = /^(?:(?:klassenliste|klasse|class\s?list|class)(?:\s*:)?\s+(?=[\p{L}\d]))+/iu;

/** The name of a class behind "class list": "Klassenliste 3b" and not "Klassenliste Klasse 3b". */
export const classNameInTitle = (name: string): string => name.trim().replace(SAID_BY_THE_TITLE, '');
