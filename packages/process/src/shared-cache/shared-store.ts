// What a store that several processes share has to offer: values for some time, and one list of what has changed. Any of it may fail, answer
// nonsense or never answer; `createSharedCache` bounds and checks that.

/** A place in the list of changes, as `milliseconds-number`; `0-0` is before all of them. */
export type Position = string;

export type Change = { readonly position: Position; readonly tags: readonly string[] };

export type Changes = {
  /** What came after the asked position, oldest first. */
  readonly after: readonly Change[];
  /** The newest place in the list; `0-0` while it is empty. */
  readonly newest: Position;
  /** Names this very list: a store that has lost its data and begins anew has another one. */
  readonly list: string;
};

export type SharedStore = {
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly write: (key: string, value: Buffer, forMs: number) => Promise<void>;
  /** Appends to the list of changes. */
  readonly announce: (tags: readonly string[]) => Promise<void>;
  readonly changesAfter: (position: Position) => Promise<Changes>;
  /** Gives the connection up that does not answer, and takes a new one. */
  readonly reconnect: () => void;
  readonly close: () => Promise<void>;
};

/** The tag of everything, which all that is kept carries. */
export const EVERYTHING = 'everything';
/** The tag of what editors write: pages, footers, switches. */
export const CONTENT_TAG = 'content';
const MOST_KNOWN_TAGS = 200_000;
const productTags = new Map<string, string>();

/** The tag of one product: its texts, prices, reviews, whether it can be had. Thousands of pages name the same ones, so each is one string in memory. */
export const productTag = (id: string): string => {
  const known = productTags.get(id);
  if (known !== undefined) return known;
  if (productTags.size >= MOST_KNOWN_TAGS) productTags.clear();
  const tag = `product:${id}`;
  productTags.set(id, tag);
  return tag;
};
