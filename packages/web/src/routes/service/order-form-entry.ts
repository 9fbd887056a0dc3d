// What the order form posts: rows, a pasted text, a file, and the button that was pressed.

import type { OrderFormEntry } from '@tornister/application/order-form';
import { typedText } from '@tornister/domain/forms';
import type { TypedOrderRow } from '@tornister/domain/orderform';
import { parsePostedKey } from '@tornister/domain/shared';

/** Names of the form's fields and buttons. */
export const FIELDS = {
  number: 'number',
  quantity: 'quantity',
  text: 'text',
  file: 'file',
  intent: 'intent',
  /** `<row>:<order number>`: a suggestion that is taken over. */
  suggestion: 'suggestion',
  remove: 'remove',
  /** Names the form, so that one that is posted twice is added once. */
  key: 'key',
  /** How many rows went into the basket before; the way there stays. */
  added: 'added',
} as const;

/** Largest file that is read: lists of 500 rows are far smaller. */
export const FILE_MAX_BYTES = 150_000;

/** Characters that rows and text of a form may have together: what a full file and a full field were read into fits twice. */
const ENTRY_MAX_LENGTH = 2 * FILE_MAX_BYTES;

/** Why a file is not read; `noText` is a picture, or a spreadsheet as its program keeps it. */
export type FileFault = 'tooLarge' | 'noText';

export type PostedOrderForm = {
  readonly entry: OrderFormEntry;
  readonly wants: 'check' | 'add' | 'more';
  /** Rows of the form, also empty ones. */
  readonly shownRows: number;
  /** The row whose button was pressed. */
  readonly at?: number;
  readonly fileFault: FileFault | undefined;
  /** More was entered than is read at once: only its beginning is here, and nothing goes into the basket yet. */
  readonly isCut: boolean;
  readonly key: string;
  readonly addedBefore: number;
};

/** The entry that a posted form holds, after the button that was pressed: a suggestion taken over, a row removed. */
export const readOrderForm = async (posted: FormData): Promise<PostedOrderForm> => {
  const { fromFile, fileFault } = await readTextFile(posted.get(FIELDS.file));
  const text = [textIn(posted, FIELDS.text), fromFile].filter((part) => part.trim() !== '').join('\n');
  const { entry, isCut } = withinBounds({ typed: rowsOf(posted), text });
  const pressed = readPressed(posted, entry);
  return {
    ...pressed,
    ...(isCut ? { wants: 'check' } : {}),
    shownRows: posted.getAll(FIELDS.number).length,
    fileFault,
    isCut,
    key: parsePostedKey(textIn(posted, FIELDS.key)) ?? '',
    addedBefore: Number(/^\d{1,3}$/.exec(textIn(posted, FIELDS.added))?.[0] ?? 0),
  };
};

/** As many rows as are read at once, and as many whole lines of the text behind them. */
const withinBounds = ({ typed, text }: OrderFormEntry): { readonly entry: OrderFormEntry; readonly isCut: boolean } => {
  let left = ENTRY_MAX_LENGTH;
  const kept = typed.filter(({ number, quantity }) => {
    const length = number.length + quantity.length;
    if (length > left) return false;
    left -= length;
    return true;
  });
  const beginning = text.length <= left ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n', left)));
  return { entry: { typed: kept, text: beginning }, isCut: kept.length < typed.length || beginning !== text };
};

type Pressed = Pick<PostedOrderForm, 'entry' | 'wants' | 'at'>;

const readPressed = (posted: FormData, { typed: rows, text }: OrderFormEntry): Pressed => {
  const suggestion = /^(\d{1,3}):(.{1,40})$/.exec(textIn(posted, FIELDS.suggestion));
  const removed = /^\d{1,3}$/.exec(textIn(posted, FIELDS.remove));
  if (suggestion !== null) {
    const [, at = '', number = ''] = suggestion;
    const typed = rows.map((row, index) => (index === Number(at) ? { ...row, number } : row));
    return { entry: { typed, text }, wants: 'check', at: Number(at) };
  }
  if (removed !== null) {
    const at = Number(removed[0]);
    return { entry: { typed: rows.toSpliced(at, 1), text }, wants: 'check', at };
  }
  const intent = textIn(posted, FIELDS.intent);
  return {
    entry: { typed: rows, text },
    wants: intent === 'add' || intent === 'more' ? intent : 'check',
  };
};

const textIn = (posted: FormData, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
};

const rowsOf = (posted: FormData): readonly TypedOrderRow[] => {
  const quantities = posted.getAll(FIELDS.quantity);
  return posted.getAll(FIELDS.number).map((number, index) => ({
    number: String(number),
    quantity: String(quantities[index] ?? ''),
  }));
};

/** The text of a posted file, or why there is none; a form without a file has neither. */
export const readTextFile = async (
  file: FormDataEntryValue | null,
): Promise<{ readonly fromFile: string; readonly fileFault: FileFault | undefined }> => {
  if (!(file instanceof File)) return { fromFile: '', fileFault: undefined };
  if (file.size > FILE_MAX_BYTES) return { fromFile: '', fileFault: 'tooLarge' };
  const text = typedText(textOf(await file.arrayBuffer()));
  return text.includes(NO_CHARACTER) ? { fromFile: '', fileFault: 'noText' } : { fromFile: text, fileFault: undefined };
};

/** Stands in no text, and in every archive, picture and document of a program. */
const NO_CHARACTER = '\0';

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark in either order, or what Windows wrote before. */
const textOf = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
