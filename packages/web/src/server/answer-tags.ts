// What an answer is made of, as tags that the backend names when something has changed, and when a deal in it ends; and what a page was made of,
// which is what all answers were made of that it asked for. Too many tags make a page anew too often; one that is missing would show what is no longer so.

import { AsyncLocalStorage } from 'node:async_hooks';
import { CONTENT_TAG, productTag } from '@tornister/process/shared-cache';

/** Under these names an answer says which products are in it. */
const ID_FIELDS: ReadonlySet<string> = new Set(['id', 'productId']);
/** What somebody typed may be long; an id is not. */
const LONGEST_ID = 64;

/** Under this name an answer tells of a lightning deal, which says until when it runs. */
const DEAL_FIELD = 'lightningDeal';

type Collected = { readonly tags: Set<string>; endsAt: number };
const collecting = new AsyncLocalStorage<Collected>();

/** What is kept says it in this way: an end only where there is one. */
const asEnd = (endsAt: number): number | undefined => (Number.isFinite(endsAt) ? endsAt : undefined);

/** When a deal ends; never where this is none. */
const endOf = (deal: unknown): number => {
  const { until } = (deal ?? {}) as { readonly until?: unknown };
  return typeof until === 'number' ? until : Number.POSITIVE_INFINITY;
};

/** Hands over each field of a value that has some and was not looked at yet. */
const eachField = (value: unknown, seen: Set<object>, look: (name: unknown, value: unknown) => void): void => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Map) for (const [name, field] of value) look(name, field);
  // An answer has some thousand of them: no list of each object's fields is made.
  else for (const name in value) look(name, value[name as keyof typeof value]);
};

type Marks = { readonly tags: readonly string[]; readonly endsAt: number | undefined };

/**
 * The tags of an answer: of every product that was asked for or is in it, and of what editors write, which is part of most. And the first
 * end of a deal in it: from then on the answer is no longer so.
 */
export const marksOf = (question: readonly unknown[], answer: unknown): Marks => {
  let endsAt = Number.POSITIVE_INFINITY;
  const tags = new Set<string>([CONTENT_TAG]);
  const note = (id: unknown): void => {
    if (typeof id === 'string' && id.length <= LONGEST_ID) tags.add(productTag(id));
  };
  const seen = new Set<object>();
  const open: unknown[] = [...question, answer];
  for (const asked of question) note(asked);
  const look = (name: unknown, value: unknown): void => {
    if (ID_FIELDS.has(String(name))) note(value);
    if (name === DEAL_FIELD) endsAt = Math.min(endsAt, endOf(value));
    // Most fields are texts and numbers, in which there is nothing more to find.
    if (typeof value === 'object') open.push(value);
  };
  while (open.length > 0) eachField(open.pop(), seen, look);
  return { tags: [...tags], endsAt: asEnd(endsAt) };
};

/** Notes what a page that is being made is made of; nothing where none is. */
export const noteMarks = ({ tags, endsAt }: Marks): void => {
  const collected = collecting.getStore();
  if (collected === undefined) return;
  for (const tag of tags) collected.tags.add(tag);
  collected.endsAt = Math.min(collected.endsAt, endsAt ?? Number.POSITIVE_INFINITY);
};

/** Does the work, and answers what was noted on the way. */
export const collectingMarks = async <Made>(work: () => Promise<Made>): Promise<Marks & { readonly made: Made }> => {
  const collected: Collected = { tags: new Set(), endsAt: Number.POSITIVE_INFINITY };
  const made = await collecting.run(collected, work);
  return { made, tags: [...collected.tags], endsAt: asEnd(collected.endsAt) };
};
