// The fields of the form of material lists, as they are posted and as they stand in a page.

import type { ChosenMaterial } from '@tornister/application/material-list';

/** Names of the form's fields and buttons. */
export const FIELDS = {
  text: 'text',
  file: 'file',
  /** The text that the lines below were read from; what stands in the field may have been changed since. */
  read: 'read',
  intent: 'intent',
  /** `choice-<line>`: the order number, or nothing for a line that is left out. */
  choice: 'choice',
  quantity: 'quantity',
  /** The lines that are in the basket already. */
  done: 'done',
  key: 'key',
} as const;

const LONGEST_ORDER_NUMBER = 40;
const MOST_DIGITS = 8;

/** The name of a field of one line. */
export const fieldOf = (field: 'choice' | 'quantity', line: number): string => `${FIELDS[field]}-${line}`;

/** What was typed into a field; nothing where there is none. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What was decided, line by line. */
export const decisionsIn = (form: FormData): Readonly<Record<number, ChosenMaterial>> => {
  const decisions: Record<number, ChosenMaterial> = {};
  for (const [name] of form) {
    const line = /^quantity-(\d{1,3})$/.exec(name)?.[1];
    if (line === undefined) continue;
    decisions[Number(line)] = {
      orderNumber: textIn(form, fieldOf('choice', Number(line))).slice(0, LONGEST_ORDER_NUMBER),
      quantity: textIn(form, name).trim().slice(0, MOST_DIGITS),
    };
  }
  return decisions;
};
