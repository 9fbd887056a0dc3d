// How much a visitor's lists may hold, and what a name and a comment must be. The specification names such limits and not their size:
// "server-side limits for lists (maximum lists, maximum comment length): not shown". Source: spec 3 §9.

import { err, ok, type Result } from 'neverthrow';
import { characterCount } from '../forms/validators.ts';
import { isBlank } from '../shared/blank.ts';

/** Lists of one visitor. */
export const LISTS_MAX = 50;
/** Entries of one list. Its page shows all of them, each with its forms: 500 are 3 MB of markup, packed some 50 KB; twice as many would be slow to work on. */
export const LIST_ENTRIES_MAX = 500;
/** Comments below one entry. */
export const ENTRY_COMMENTS_MAX = 50;
/** Characters of a comment. */
export const COMMENT_MAX_LENGTH = 1_000;
/** Characters of a list's name. */
export const LIST_NAME_MAX_LENGTH = 80;
/** Characters of a list's description. */
export const LIST_DESCRIPTION_MAX_LENGTH = 500;

/** Why a text of a list is not taken. */
export type ListTextError = 'required' | 'too-long';

const parseText = (text: string, maximum: number): Result<string, ListTextError> => {
  const trimmed = text.trim();
  return characterCount(trimmed) > maximum ? err('too-long') : ok(trimmed);
};

const parseRequired = (text: string, maximum: number): Result<string, ListTextError> =>
  parseText(text, maximum).andThen((trimmed) => (isBlank(trimmed) ? err('required') : ok(trimmed)));

/** The name of a list: one line without white space around it, not empty, at most 80 characters; `required` or `too-long`. */
export const parseListName = (text: string): Result<string, ListTextError> =>
  parseRequired(text.replaceAll(/\s+/gu, ' '), LIST_NAME_MAX_LENGTH);

/** The description of a list may be empty, and has at most 500 characters; `too-long`. */
export const parseListDescription = (text: string): Result<string, ListTextError> =>
  parseText(text, LIST_DESCRIPTION_MAX_LENGTH);

/** A comment is not empty and has at most 1,000 characters; `required` or `too-long`. */
export const parseComment = (text: string): Result<string, ListTextError> => parseRequired(text, COMMENT_MAX_LENGTH);

/** Two lists of one visitor have the same name when only capitals tell them apart. */
export const isSameListName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de');
