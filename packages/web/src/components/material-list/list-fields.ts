// The fields of the form of material lists, as they are posted and as they stand in a page.

import type { ChosenMaterial } from '@tornister/application/material-list';
import { CHILD_NAME_MAX_LENGTH, type ChildDecisions } from '@tornister/domain/materiallist';

/** Names of the form's fields and buttons. */
export const FIELDS = {
  text: 'text',
  file: 'file',
  /** Why a PDF was not read; the shop host writes it in the place of the file. */
  pdf: 'pdf',
  /** Why a mail was not read, in the same way. */
  mail: 'mail',
  /** Why a table or document of an office program was not read, in the same way. */
  office: 'office',
  /** The text that the lines below were read from; what stands in the field may have been changed since. */
  read: 'read',
  intent: 'intent',
  /** `choice-<line>`: the order number, or nothing for a line that is left out. */
  choice: 'choice',
  quantity: 'quantity',
  /** `suggested-<line>`: what the quantity was before anybody typed; absent from forms that somebody else wrote. */
  suggested: 'suggested',
  /** The lines that are in the basket already. */
  done: 'done',
  key: 'key',
  /** `child-<line>`: whose it is; `name-<child>`: what the child is called. */
  child: 'child',
  name: 'name',
} as const;

const LONGEST_ORDER_NUMBER = 40;
const MOST_DIGITS = 8;

/** The name of a field of one line. */
export const fieldOf = (field: 'choice' | 'quantity' | 'suggested' | 'child' | 'name', line: number): string =>
  `${FIELDS[field]}-${line}`;

/** What was typed into a field; nothing where there is none. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What the button posts that puts the things of one child into the basket. */
export const addOfChild = (child: number): string => `add-${child}`;

/** The child whose things are to go into the basket alone. */
export const childOfIntent = (intent: string): number | undefined => {
  const child = /^add-(\d{1,3})$/.exec(intent)?.[1];
  return child === undefined ? undefined : Number(child);
};

/** What the children are called, and which line is whose. */
export const childrenIn = (form: FormData): ChildDecisions => {
  const names: Record<number, string> = {};
  const moved: Record<number, number> = {};
  for (const [field] of form) {
    const [, kind, index] = /^(name|child)-(\d{1,3})$/.exec(field) ?? [];
    if (kind === FIELDS.name) names[Number(index)] = textIn(form, field).slice(0, 4 * CHILD_NAME_MAX_LENGTH);
    if (kind === FIELDS.child && /^\d{1,3}$/.test(textIn(form, field)))
      moved[Number(index)] = Number(textIn(form, field));
  }
  return { names, moved };
};

/** What was decided, line by line. */
export const decisionsIn = (form: FormData): Readonly<Record<number, ChosenMaterial>> => {
  const decisions: Record<number, ChosenMaterial> = {};
  for (const [name] of form) {
    const line = /^quantity-(\d{1,3})$/.exec(name)?.[1];
    if (line === undefined) continue;
    const index = Number(line);
    const suggested = fieldOf('suggested', index);
    decisions[index] = {
      orderNumber: textIn(form, fieldOf('choice', index)).slice(0, LONGEST_ORDER_NUMBER),
      quantity: textIn(form, name).trim().slice(0, MOST_DIGITS),
      ...(form.has(suggested) ? { suggested: textIn(form, suggested).slice(0, MOST_DIGITS) } : {}),
    };
  }
  return decisions;
};
