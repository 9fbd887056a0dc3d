// The certificate that came with the form of an institution. It is handed in before anything else, and its id takes its place in the form: a form
// that is refused keeps the id, because no browser keeps a file.

import type { UploadCertificateError } from '@tornister/application/session';
import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { CERTIFICATE_FIELD } from '@tornister/domain/session';
import { ok, okAsync, type ResultAsync } from 'neverthrow';
import {
  CERTIFICATE_ID_FIELD,
  CERTIFICATE_NAME_FIELD,
} from '../../components/account/register-form/certificate-field.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { fieldOf, type PostedForm } from '../form-refusal.ts';

/** Longer than people read. */
const LONGEST_NAME = 120;

/** The file that was chosen; a field without one posts a file without a name. What machines fill in is not looked at. */
const chosenFile = (posted: FormData): File | undefined => {
  const file = posted.get(CERTIFICATE_FIELD);
  if (!(file instanceof File) || file.name === '' || fieldOf(posted, HONEYPOT_FIELD) !== '') return undefined;
  return file;
};

/** Hands in the file of a form, if there is one. */
export const handInCertificate = ({ shop, posted }: PostedForm): ResultAsync<void, UploadCertificateError> => {
  const file = chosenFile(posted);
  posted.delete(CERTIFICATE_FIELD);
  if (file === undefined || !shop.site.storefront.isB2b) return okAsync(undefined);
  return shop
    .get(sessionUseCases.uploadCertificate)({
      sizeBytes: file.size,
      read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
    })
    .andThen((id) => {
      posted.set(CERTIFICATE_ID_FIELD, id);
      posted.set(CERTIFICATE_NAME_FIELD, file.name.slice(0, LONGEST_NAME));
      return ok(undefined);
    });
};
