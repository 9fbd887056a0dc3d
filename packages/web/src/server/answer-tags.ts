// What an answer is made of, as tags that the backend names when something has changed, and when a deal in it ends; and what a page was made of,
// which is what all answers were made of that it asked for, the oldest of them included. Too many tags make a page anew too often; one that is missing
// would show what is no longer so.

import { AsyncLocalStorage } from 'node:async_hooks';
import { CONTENT_TAG, productTag } from '@tornister/process/shared-cache';

/** What somebody typed may be long; an id is not. */
const LONGEST_ID = 64;

type Collected = { readonly tags: Set<string>; endsAt: number; asOf: number; isWhole: boolean };
const collecting = new AsyncLocalStorage<Collected>();

/** What is kept says it in this way: a moment only where there is one. */
const asMoment = (ms: number): number | undefined => (Number.isFinite(ms) ? ms : undefined);

/** When a deal ends; never where it does not say so. */
const endOf = (deal: object): number => {
  const { until } = deal as { readonly until?: unknown };
  return typeof until === 'number' ? until : Number.POSITIVE_INFINITY;
};

type Look = (name: unknown, value: unknown) => void;

/** Hands over each field of an object, by name or by key; what a list holds has none. An answer has some thousand, so no list of names is made. */
const eachField = (value: object, look: Look): void => {
  if (Array.isArray(value)) for (const entry of value) look(undefined, entry);
  else if (value instanceof Map) for (const [key, entry] of value) look(key, entry);
  else for (const name in value) look(name, value[name as keyof typeof value]);
};

type Marks = { readonly tags: readonly string[]; readonly endsAt: number | undefined };

/** With the moment when it was asked for, in milliseconds since the epoch: what it tells is no younger. */
type DatedMarks = Marks & { readonly asOf?: number | undefined };

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
  // A set hands over what is added to it while it is gone through, and nothing twice.
  const open = new Set<object>();
  const look: Look = (name, value) => {
    if (typeof value === 'string') {
      // Under these names an answer says which products are in it.
      if (name === 'id' || name === 'productId') note(value);
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      // And under this one of a lightning deal, until when it runs.
      if (name === 'lightningDeal') endsAt = Math.min(endsAt, endOf(value));
      open.add(value);
    }
  };
  for (const asked of question) {
    note(asked);
    look(undefined, asked);
  }
  look(undefined, answer);
  for (const value of open) eachField(value, look);
  return { tags: [...tags], endsAt: asMoment(endsAt) };
};

/** Notes what a page that is being made is made of; nothing where none is. */
export const noteMarks = ({ tags, endsAt, asOf }: DatedMarks): void => {
  const collected = collecting.getStore();
  if (collected === undefined) return;
  for (const tag of tags) collected.tags.add(tag);
  collected.endsAt = Math.min(collected.endsAt, endsAt ?? Number.POSITIVE_INFINITY);
  collected.asOf = Math.min(collected.asOf, asOf ?? Number.POSITIVE_INFINITY);
};

/** Notes that an answer could not be had which the page that is being made asked for: it may have gone on without it. */
export const noteMissing = (): void => {
  const collected = collecting.getStore();
  if (collected !== undefined) collected.isWhole = false;
};

/** What was noted; whole where no answer was missing. */
type Noted<Made> = DatedMarks & { readonly made: Made; readonly isWhole: boolean };

/** Does the work, and answers what was noted on the way. */
export const collectingMarks = async <Made>(work: () => Promise<Made>): Promise<Noted<Made>> => {
  const collected: Collected = {
    tags: new Set(),
    endsAt: Number.POSITIVE_INFINITY,
    asOf: Number.POSITIVE_INFINITY,
    isWhole: true,
  };
  const made = await collecting.run(collected, work);
  const { tags, endsAt, asOf, isWhole } = collected;
  return { made, tags: [...tags], endsAt: asMoment(endsAt), asOf: asMoment(asOf), isWhole };
};
