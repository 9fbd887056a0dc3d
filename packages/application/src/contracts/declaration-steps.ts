// What a declaration had come to at an entry of the tab's history: the step that confirms it, or the receipt. A reload shows it again, and sends
// nothing. It is kept like what is typed into forms: in the tab, and only for who was there then. A receipt is finished: unlike what was typed, it
// does not go on with a login that came later, which may be somebody else's.

import { type Instant, instantOf } from '@tornister/domain/shared';
import type { FormDrafts } from '../session/form-drafts.ts';
import type { Prepared, Receipt } from './declare.ts';

type Fields = Readonly<Record<string, string>>;

/** How far a declaration has come. */
export type DeclarationStep<Form> =
  | { readonly kind: 'prepared'; readonly prepared: Prepared<Form> }
  | { readonly kind: 'received'; readonly receipt: Receipt<Form> };

/** `entry` is one of the tab's history; a form is read by its own reader. */
export type DeclarationSteps = {
  readonly keep: (entry: string, step: DeclarationStep<Fields>) => void;
  readonly of: <Form extends Fields>(
    entry: string,
    read: (typed: (name: string) => string) => Form,
  ) => DeclarationStep<Form> | undefined;
  /** Nothing stands to be confirmed there any more. */
  readonly drop: (entry: string) => void;
};

/** Beside the fields of the form: the key of what is to be confirmed, or the time of what was received. */
const KEY = 'step.key';
const RECEIVED_AT = 'step.receivedAt';
/** Whose receipt it is. */
const OF = 'step.of';

const receivedAtOf = (text: string | undefined): Instant | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? instantOf(Number(text)) : undefined;

const nameOf = (entry: string): string => `declaration ${entry}`;

/** Makes the memory of the steps. */
export const createDeclarationSteps = (drafts: FormDrafts): DeclarationSteps => ({
  keep: (entry, step) =>
    drafts.keep(
      nameOf(entry),
      step.kind === 'prepared'
        ? { ...step.prepared.form, [KEY]: step.prepared.key }
        : { ...step.receipt.form, [RECEIVED_AT]: String(step.receipt.receivedAt), [OF]: drafts.who() },
    ),
  of: (entry, read) => {
    const kept = drafts.of(nameOf(entry));
    if (kept === undefined) return undefined;
    const form = read((name) => kept[name] ?? '');
    const receivedAt = receivedAtOf(kept[RECEIVED_AT]);
    if (receivedAt !== undefined)
      return kept[OF] === drafts.who() ? { kind: 'received', receipt: { form, receivedAt } } : undefined;
    const key = kept[KEY];
    return key === undefined ? undefined : { kind: 'prepared', prepared: { form, key } };
  },
  drop: (entry) => drafts.drop(nameOf(entry)),
});
