// What is answered on the pages of a return: items with reasons and pictures, a regulation, a carrier, and the whole sent. Every answer is kept before
// it is looked at, so that what was typed is still there when it is refused. Source: spec 2 §4 "Returns flow", §7, §8 "Return submission".

import {
  checkReturnContact,
  chooseCarrier,
  chooseLabels,
  chooseRegulation,
  piecesErrors,
  type ReturnAnswers,
  type ReturnableLine,
  type ReturnContact,
  type ReturnDraft,
  type ReturnHash,
  resumeSelections,
  selectionErrors,
  type TypedSelection,
  typedSelection,
} from '@tornister/domain/returns';
import { brandId, type FieldError } from '@tornister/domain/shared';
import { err, ok, type ResultAsync, safeTry } from 'neverthrow';
import type { GatewayError, OpenedReturn, ReturnsGateway } from '../ports/index.ts';
import { type ChosenFile, type FileInvalid, uploadFile } from '../session/upload-file.ts';
import { flowAt } from './open-return.ts';

/** Something is missing or wrong: at fields, or as a whole. */
type ReturnInvalid = {
  readonly kind: 'returns.invalid';
  readonly errors: readonly FieldError[];
  readonly message?: string;
};
/** The hash opens no order (any more). */
type ReturnGone = { readonly kind: 'returns.gone' };
export type AnswerReturnError = ReturnInvalid | ReturnGone | GatewayError;
type Answered<Value = void> = ResultAsync<Value, AnswerReturnError>;

export type AnswerReturn = {
  /** Keeps the lines as they were filled in; with what is missing or wrong in those that are picked. */
  readonly selectItems: (hash: string, items: readonly TypedSelection[]) => Answered;
  readonly addImage: (
    hash: string,
    line: Pick<ReturnableLine, 'id' | 'itemId'>,
    file: ChosenFile,
  ) => ResultAsync<string, FileInvalid | ReturnGone | GatewayError>;
  readonly removeImage: (hash: string, imageId: string) => ResultAsync<void, GatewayError>;
  readonly chooseRegulation: (hash: string, code: string) => Answered;
  readonly chooseCarrier: (hash: string, code: string, labels: number) => Answered;
  /**
   * Announces the return as its last page has shown it, whatever became of what is kept: announced once, it is kept no more, and sent again with
   * the same key it answers the same number, which is the one that people read. Nothing shown, nothing sent.
   */
  readonly submit: (
    hash: string,
    shown: ReturnAnswers | undefined,
    contact: ReturnContact,
    idempotencyKey: string,
  ) => Answered<string>;
};

const GONE: ReturnGone = { kind: 'returns.gone' };
const invalid = (errors: readonly FieldError[], message?: string): ReturnInvalid => ({
  kind: 'returns.invalid',
  errors,
  ...(message === undefined ? {} : { message }),
});

/** The field that pictures of a line are told at. */
const imagesFieldOf = (lineId: string): string => `${lineId}.images`;

/** A picture's types are others than a certificate's, and are told so. */
const ofPicture = (field: string, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map(({ message, ...error }) => ({
    ...error,
    field,
    message: message === 'fileTypeIncorrect' ? 'imageTypeIncorrect' : message,
  }));

/** Makes the commands. */
export const createAnswerReturn = ({ returns }: { readonly returns: ReturnsGateway }): AnswerReturn => {
  const open = (hash: string): ResultAsync<OpenedReturn, ReturnGone | GatewayError> =>
    returns
      .findByHash(hash)
      .mapErr((error): ReturnGone | GatewayError => error)
      .andThen((found) => (found === undefined ? err(GONE) : ok(found)));
  const keep = (hash: string, draft: ReturnDraft): ResultAsync<void, ReturnGone | GatewayError> =>
    returns
      .saveDraft(hash, draft)
      .mapErr((error): ReturnGone | GatewayError => error)
      .andThen((isKept) => (isKept ? ok(undefined) : err(GONE)));
  return {
    selectItems: (hash, items) =>
      safeTry(async function* () {
        const { order, draft } = yield* await open(hash);
        const images = (lineId: string) => order.images.filter((image) => image.lineId === lineId).map(({ id }) => id);
        const filled = items.map((item) => ({ ...typedSelection(item), images: images(item.lineId) }));
        yield* await keep(hash, { ...draft, items: filled });
        const { selections } = resumeSelections(order, { items: filled });
        if (selections.length === 0) return err(invalid([], 'vue.returns.error.nothingSelected'));
        const errors = items.flatMap((item) => [
          ...piecesErrors(order, item),
          ...selectionErrors(
            order,
            selections.filter(({ lineId }) => lineId === item.lineId),
          ),
        ]);
        return errors.length > 0 ? err(invalid(errors)) : ok(undefined);
      }),
    addImage: (hash, line, file) =>
      uploadFile({
        file,
        upload: 'return-image',
        field: imagesFieldOf(line.id),
        signature: () => returns.uploadSignature(),
        send: (content, signature) => returns.uploadImage({ hash, line, content, signature }),
      })
        .mapErr((error): FileInvalid | ReturnGone | GatewayError => {
          const field = imagesFieldOf(line.id);
          if (error.kind === 'file.invalid') return { ...error, errors: ofPicture(field, error.errors) };
          return error.kind === 'gateway.refused'
            ? { kind: 'file.invalid', errors: ofPicture(field, error.fieldErrors) }
            : error;
        })
        .andThen((id) => (id === undefined ? err(GONE) : ok(id))),
    removeImage: (hash, imageId) => returns.removeImage(hash, imageId),
    chooseRegulation: (hash, code) =>
      safeTry(async function* () {
        const found = yield* await open(hash);
        const chosen = chooseRegulation(yield* await flowAt(returns, 'regulations', found), code);
        if (chosen.regulation !== code) return err(invalid([{ field: 'regulation', message: 'requiredField' }]));
        return keep(hash, { ...found.draft, regulation: code });
      }),
    chooseCarrier: (hash, code, labels) =>
      safeTry(async function* () {
        const found = yield* await open(hash);
        const carried = chooseCarrier(yield* await flowAt(returns, 'carrier', found), code);
        if (carried.carrier !== code) return err(invalid([{ field: 'carrier', message: 'requiredField' }]));
        const counted = carried.labels === 0 ? carried : chooseLabels(carried, labels);
        return keep(hash, { ...found.draft, carrier: counted.carrier ?? code, labels: counted.labels });
      }),
    submit: (hash, shown, contact, idempotencyKey) =>
      safeTry(async function* () {
        const checked = checkReturnContact(contact);
        if (checked.isErr()) return err(invalid(checked.error.errors));
        if (shown === undefined) return err(invalid([], CHANGED_MESSAGE));
        // Whether it can be returned still is asked where the key is known: an announcement that is repeated would not hold here.
        const submission = { ...shown, hash: brandId<ReturnHash>(hash), contact: checked.value };
        const sent = yield* await returns.submit(submission, idempotencyKey);
        if (sent === undefined) return err(GONE);
        return sent.kind === 'announced' ? ok(sent.rma) : err(invalid([], CHANGED_MESSAGE));
      }),
  };
};

/** What was answered is no longer what can be returned: the pages before this one show it. */
const CHANGED_MESSAGE = 'vue.returns.error.changed';
