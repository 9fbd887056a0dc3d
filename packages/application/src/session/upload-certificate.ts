// Hands in the certificate of an institution that is about to register. Source: spec 2 §5 "Image and certificate uploads", §7
// `getCurrentUploadSignature`, `uploadB2bCertificate`.

import {
  CONTENT_TYPE_BYTES,
  checkUpload,
  signedUpload,
  typeOfContent,
  type UploadError,
  type UploadFile,
  uploadMessage,
} from '@tornister/domain/forms';
import { CERTIFICATE_FIELD } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import { ResultAsync } from 'neverthrow';
import type { AccountGateway, GatewayError } from '../ports/index.ts';

export type UploadCertificateError =
  | { readonly kind: 'certificate.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

/** A file as it was chosen. */
export type ChosenFile = {
  readonly sizeBytes: number;
  /** Reads a part of it; fails when the file is no longer what it was. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
};

/** Hands a file in and answers the id that the registration names it by; a wrong file does not travel. */
export type UploadCertificate = (file: ChosenFile) => ResultAsync<string, UploadCertificateError>;

export type UploadCertificatePorts = {
  readonly account: Pick<AccountGateway, 'uploadSignature' | 'uploadCertificate'>;
};

/** The file cannot be read (any more): it was changed or deleted after it was chosen. */
const UNREADABLE: UploadCertificateError = {
  kind: 'certificate.invalid',
  errors: [{ field: CERTIFICATE_FIELD, message: 'fileBroken' }],
};

const wrong = (error: UploadError): UploadCertificateError => {
  const message = uploadMessage(error);
  return message === undefined
    ? { kind: 'gateway.unreadable', detail: error.kind }
    : { kind: 'certificate.invalid', errors: [{ field: CERTIFICATE_FIELD, ...message }] };
};

const read = (file: ChosenFile, to: number): ResultAsync<Uint8Array, UploadCertificateError> =>
  ResultAsync.fromPromise(file.read(0, to), () => UNREADABLE);

const describe = (file: ChosenFile): ResultAsync<UploadFile, UploadCertificateError> =>
  read(file, CONTENT_TYPE_BYTES).map((start) => ({ type: typeOfContent(start), sizeBytes: file.sizeBytes }));

/** Makes the use case. */
export const createUploadCertificate =
  ({ account }: UploadCertificatePorts): UploadCertificate =>
  (file) =>
    describe(file)
      .andThen((described) => checkUpload(described, 'certificate').mapErr(wrong))
      .andThen((checked) =>
        account
          .uploadSignature()
          .mapErr((error): UploadCertificateError => error)
          .andThen((signature) => signedUpload(checked, 'certificate', signature).mapErr(wrong)),
      )
      .andThen(({ signature }) =>
        read(file, file.sizeBytes).andThen((content) => account.uploadCertificate(content, signature)),
      );
