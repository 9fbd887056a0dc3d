// What an answer is made of, as tags that the backend names when something has changed; and what a page was made of, which is what all answers
// were made of that it asked for. Too many tags make a page anew too often; one that is missing would show what is no longer so.

import { AsyncLocalStorage } from 'node:async_hooks';
import { CONTENT_TAG, productTag } from '@tornister/process/shared-cache';

/** Under these names an answer says which products are in it. */
const ID_FIELDS: ReadonlySet<string> = new Set(['id', 'productId']);
/** What somebody typed may be long; an id is not. */
const LONGEST_ID = 64;

const collecting = new AsyncLocalStorage<Set<string>>();

type Fields = Iterable<readonly [unknown, unknown]>;

/** The fields of a value that has some and was not looked at yet. */
const fieldsOf = (value: unknown, seen: Set<object>): Fields => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return [];
  seen.add(value);
  return value instanceof Map ? value : Object.entries(value);
};

/** The tags of an answer: of every product that was asked for or is in it, and of what editors write, which is part of most. */
export const tagsOf = (question: readonly unknown[], answer: unknown): readonly string[] => {
  const tags = new Set<string>([CONTENT_TAG]);
  const note = (id: unknown): void => {
    if (typeof id === 'string' && id.length <= LONGEST_ID) tags.add(productTag(id));
  };
  const seen = new Set<object>();
  const open: unknown[] = [...question, answer];
  for (const asked of question) note(asked);
  while (open.length > 0) {
    for (const [name, value] of fieldsOf(open.pop(), seen)) {
      if (ID_FIELDS.has(String(name))) note(value);
      open.push(value);
    }
  }
  return [...tags];
};

/** Notes what a page that is being made is made of; nothing where none is. */
export const noteTags = (tags: readonly string[]): void => {
  const collected = collecting.getStore();
  if (collected !== undefined) for (const tag of tags) collected.add(tag);
};

/** Does the work, and answers what was noted on the way. */
export const collectingTags = async <Made>(
  work: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly tags: readonly string[] }> => {
  const tags = new Set<string>();
  const made = await collecting.run(tags, work);
  return { made, tags: [...tags] };
};
