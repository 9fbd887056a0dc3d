// What the page of material lists posts: a text or a file, and what was chosen for each line of the list that was read.

import { FILE_MAX_BYTES, textOf } from './order-form-entry.ts';

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

/** What was chosen for a line. */
export type Decision = { readonly orderNumber: string; readonly quantity: string };

export type PostedMaterialList = {
  readonly wants: 'read' | 'check' | 'add' | 'save';
  readonly text: string;
  readonly decisions: ReadonlyMap<number, Decision>;
  readonly done: readonly number[];
  readonly isFileTooLarge: boolean;
  readonly key: string;
};

const LONGEST_ORDER_NUMBER = 40;
const MOST_DIGITS = 8;

const textIn = (posted: FormData, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
};

const decisionsIn = (posted: FormData): ReadonlyMap<number, Decision> => {
  const decisions = new Map<number, Decision>();
  for (const [name] of posted) {
    const line = /^quantity-(\d{1,3})$/.exec(name)?.[1];
    if (line === undefined) continue;
    decisions.set(Number(line), {
      orderNumber: textIn(posted, `${FIELDS.choice}-${line}`).slice(0, LONGEST_ORDER_NUMBER),
      quantity: textIn(posted, name).trim().slice(0, MOST_DIGITS),
    });
  }
  return decisions;
};

/** The form as it was posted. Reading takes what stands in the field and the file; the other buttons go by the list that is shown. */
export const readPostedList = async (posted: FormData): Promise<PostedMaterialList> => {
  const intent = textIn(posted, FIELDS.intent);
  const wants = intent === 'add' || intent === 'check' || intent === 'save' ? intent : 'read';
  const file = posted.get(FIELDS.file);
  const isFileTooLarge = file instanceof File && file.size > FILE_MAX_BYTES;
  const fromFile = file instanceof File && !isFileTooLarge ? textOf(await file.arrayBuffer()) : '';
  const typed = [textIn(posted, FIELDS.text), fromFile].filter((part) => part.trim() !== '').join('\n');
  return {
    wants,
    text: wants === 'read' ? typed : textIn(posted, FIELDS.read),
    decisions: wants === 'read' ? new Map() : decisionsIn(posted),
    done:
      wants === 'read'
        ? []
        : textIn(posted, FIELDS.done)
            .split(',')
            .filter((line) => /^\d{1,3}$/.test(line))
            .map(Number),
    isFileTooLarge,
    key: /^[\w-]{8,60}$/.exec(textIn(posted, FIELDS.key))?.[0] ?? '',
  };
};
