// Hands in the certificate of an institution that is about to register. Source: spec 2 §5 "Image and certificate uploads", §7
// `getCurrentUploadSignature`, `uploadB2bCertificate`.

import { CERTIFICATE_FIELD } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { AccountGateway, GatewayError } from '../ports/index.ts';
import { type ChosenFile, uploadFile } from './upload-file.ts';

export type UploadCertificateError =
  | { readonly kind: 'certificate.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

/** Hands a file in and answers the id that the registration names it by; a wrong file does not travel. */
export type UploadCertificate = (file: ChosenFile) => ResultAsync<string, UploadCertificateError>;

export type UploadCertificatePorts = {
  readonly account: Pick<AccountGateway, 'uploadSignature' | 'uploadCertificate'>;
};

/** Makes the use case. */
export const createUploadCertificate =
  ({ account }: UploadCertificatePorts): UploadCertificate =>
  (file) =>
    uploadFile({
      file,
      upload: 'certificate',
      field: CERTIFICATE_FIELD,
      signature: () => account.uploadSignature(),
      send: (content, signature) => account.uploadCertificate(content, signature),
    }).mapErr(
      (error): UploadCertificateError =>
        error.kind === 'file.invalid' ? { kind: 'certificate.invalid', errors: error.errors } : error,
    );
