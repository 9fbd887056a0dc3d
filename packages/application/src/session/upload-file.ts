// Hands a file in: looked into before it travels, with a signature that was fetched before. Source: spec 2 §5 "Image and certificate uploads".

import {
  CONTENT_TYPE_BYTES,
  checkUpload,
  signedUpload,
  typeOfContent,
  type UploadError,
  type UploadKind,
  uploadMessage,
} from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import { ResultAsync } from 'neverthrow';
import type { GatewayError } from '../ports/index.ts';

/** A file as it was chosen. */
export type ChosenFile = {
  readonly sizeBytes: number;
  /** Reads a part of it; fails when the file is no longer what it was. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
};

export type FileInvalid = { readonly kind: 'file.invalid'; readonly errors: readonly FieldError[] };

export type FileUpload<Taken> = {
  readonly file: ChosenFile;
  readonly upload: UploadKind;
  /** The field that wrong files are told at. */
  readonly field: string;
  readonly signature: () => ResultAsync<string, GatewayError>;
  readonly send: (content: Uint8Array, signature: string) => ResultAsync<Taken, GatewayError>;
};

/** What the backend answers for the file; a wrong one does not travel. */
export const uploadFile = <Taken>({
  file,
  upload,
  field,
  signature: sign,
  send,
}: FileUpload<Taken>): ResultAsync<Taken, FileInvalid | GatewayError> => {
  type Failure = FileInvalid | GatewayError;
  /** It was changed or deleted after it was chosen. */
  const unreadable: Failure = { kind: 'file.invalid', errors: [{ field, message: 'fileBroken' }] };
  const read = (to: number): ResultAsync<Uint8Array, Failure> =>
    ResultAsync.fromPromise(file.read(0, to), () => unreadable);
  const wrong = (error: UploadError): Failure => {
    const message = uploadMessage(error);
    return message === undefined
      ? { kind: 'gateway.unreadable', detail: error.kind }
      : { kind: 'file.invalid', errors: [{ field, ...message }] };
  };
  return read(CONTENT_TYPE_BYTES)
    .map((start) => ({ type: typeOfContent(start), sizeBytes: file.sizeBytes }))
    .andThen((described) => checkUpload(described, upload).mapErr(wrong))
    .andThen((checked) =>
      sign()
        .mapErr((error): Failure => error)
        .andThen((signature) => signedUpload(checked, upload, signature).mapErr(wrong)),
    )
    .andThen(({ signature }) =>
      read(file.sizeBytes).andThen((content) => send(content, signature).mapErr((error): Failure => error)),
    );
};
