// How much class lists may hold, and what their texts and numbers must be. Source: docs/class-lists.md.

import { err, ok, type Result } from 'neverthrow';
import { characterCount } from '../forms/validators.ts';
import { isBlank } from '../shared/blank.ts';
import { parseDay } from '../shared/calendar-day.ts';
import type { FieldError } from '../shared/field-error.ts';
import {
  type ClassListAsk,
  type ClassListEntryDraft,
  type ClassListHead,
  parseBrandChoice,
  parseClassShare,
} from './class-list.ts';
import { parseSchoolYear } from './school-year.ts';

/** Class lists of one account. */
export const CLASS_LISTS_MAX = 30;
/** Rows of one list. */
export const CLASS_LIST_ENTRIES_MAX = 100;
/** Characters of the name of a class. */
export const CLASS_NAME_MAX_LENGTH = 60;
/** Children of one list: a whole year of a large school. */
export const CLASS_CHILDREN_MAX = 250;
/** Pieces of one row. */
export const CLASS_QUANTITY_MAX = 99;
/** Characters of what a row is called. */
export const CLASS_TITLE_MAX_LENGTH = 120;
/** Characters of a note. */
export const CLASS_NOTE_MAX_LENGTH = 200;

const REQUIRED = 'requiredField';
const TOO_LONG = 'vue.classList.error.tooLong';

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A whole number within bounds; undefined for everything else. */
const wholeNumber = (text: string, most: number): number | undefined => {
  const trimmed = text.trim();
  const number = /^\d{1,4}$/u.test(trimmed) ? Number(trimmed) : 0;
  return number >= 1 && number <= most ? number : undefined;
};

const tooLong = (field: string, text: string, maximum: number): readonly FieldError[] =>
  characterCount(text) > maximum ? [{ field, message: TOO_LONG, values: { maximum } }] : [];

/** A day of this century that the calendar has, as `2026-09-04`. */
export const parseClosingDay = (text: string): string | undefined => {
  const given = text.trim();
  return given.startsWith('20') && parseDay(given) !== undefined ? given : undefined;
};

/** How a head is typed. */
export type TypedClassListHead = { readonly [Field in keyof ClassListHead]-?: string };

/** The head of a list as it was typed, or everything that is wrong with it. */
export const parseClassListHead = (typed: TypedClassListHead): Result<ClassListHead, readonly FieldError[]> => {
  const name = oneLine(typed.name);
  const schoolYear = parseSchoolYear(typed.schoolYear);
  const children = wholeNumber(typed.children, CLASS_CHILDREN_MAX);
  const closesOn = parseClosingDay(typed.closesOn);
  const errors: FieldError[] = [
    ...(isBlank(name) ? [{ field: 'name', message: REQUIRED }] : tooLong('name', name, CLASS_NAME_MAX_LENGTH)),
  ];
  if (schoolYear === undefined) errors.push({ field: 'schoolYear', message: 'vue.classList.error.schoolYear' });
  if (children === undefined)
    errors.push({
      field: 'children',
      message: 'vue.classList.error.children',
      values: { maximum: CLASS_CHILDREN_MAX },
    });
  if (closesOn === undefined && typed.closesOn.trim() !== '')
    errors.push({ field: 'closesOn', message: 'vue.classList.error.closesOn' });
  if (schoolYear === undefined || children === undefined || errors.length > 0) return err(errors);
  return ok({ name, schoolYear, children, ...(closesOn === undefined ? {} : { closesOn }) });
};

/** How a row is typed. */
export type TypedClassListEntry = { readonly [Field in keyof ClassListEntryDraft]: string };

/** A row as it was typed, or everything that is wrong with it: it names an article or has words of its own. */
export const parseClassListEntry = (typed: TypedClassListEntry): Result<ClassListEntryDraft, readonly FieldError[]> => {
  const [title, note, orderNumber] = [oneLine(typed.title), oneLine(typed.note), typed.orderNumber.trim()];
  const quantity = wholeNumber(typed.quantity, CLASS_QUANTITY_MAX);
  const errors: FieldError[] = [
    ...(isBlank(title) && isBlank(orderNumber) ? [{ field: 'title', message: REQUIRED }] : []),
    ...tooLong('title', title, CLASS_TITLE_MAX_LENGTH),
    ...tooLong('note', note, CLASS_NOTE_MAX_LENGTH),
  ];
  if (quantity === undefined)
    errors.push({
      field: 'quantity',
      message: 'vue.classList.error.quantity',
      values: { maximum: CLASS_QUANTITY_MAX },
    });
  if (quantity === undefined || errors.length > 0) return err(errors);
  const ask: ClassListAsk = {
    quantity,
    per: parseClassShare(typed.per) ?? 'child',
    choice: parseBrandChoice(typed.choice) ?? 'any',
    note,
  };
  return ok({ ...ask, title, orderNumber });
};

/** A quantity from elsewhere, like a wishlist, as a row can have it; what is no number is 1. */
export const classQuantity = (quantity: number): number =>
  Math.min(Math.max(1, Math.floor(quantity) || 1), CLASS_QUANTITY_MAX);

/** A bullet or a box, as lines of sheets begin with them, and a quantity with its unit. */
const BULLET = /^(?:[-*•–☐□]\s*)?/u;
const COUNT = /^(?:\d{1,3}\s*(?:[x×]\s*|(?:stück|stk\.?|st\.|mal|pieces?|pcs\.?)\s+|(?=\s)))?\s*/iu;
/** Numbers that say what the thing is like, and not how many rows of it: "100 Blatt Kopierpapier", "30 cm Lineal". */
const MEASURE =
  /^\d{1,3}\s*(?:(?:blatt|bl|sheets?|leaves|seiten|pages|cm|mm|ml|l|liter|g|farben|farbig|colou?rs?)(?!\p{L})|m(?![\p{L}.]))/iu;

/** Words without the bullet before them and without the quantity. */
const uncounted = (text: string): string => {
  const words = oneLine(text).replace(BULLET, '');
  return MEASURE.test(words) ? words : words.replace(COUNT, '');
};

const titleOf = (words: string, text: string): string =>
  [...(words === '' ? oneLine(text) : words)].slice(0, CLASS_TITLE_MAX_LENGTH).join('').trim();

/** Words from elsewhere, like a line of a pasted sheet, as a row can have them: without the quantity, which the row has itself. */
export const classTitle = (text: string): string => titleOf(uncounted(text), text);

/** The same with the quantity, for a row whose own quantity is another one: so many packs hold the pieces that the words count. */
export const countedClassTitle = (text: string): string => titleOf(oneLine(text).replace(BULLET, ''), text);
