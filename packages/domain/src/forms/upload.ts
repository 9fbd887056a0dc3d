// Files that shoppers send: pictures of a return, the certificate of an institution. The specification asks for a signature before each
// upload and leaves type and size open. The server looks into the file as well; here a wrong one is refused before it travels.
// Source: spec 2 §5 "Image and certificate uploads", §7 `uploadReturnImage`, `uploadB2bCertificate`.

import { err, ok, type Result } from 'neverthrow';

export type UploadKind = 'return-image' | 'certificate';

const MEBIBYTE = 1_024 * 1_024;

/** Largest file, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * MEBIBYTE;
/** Pictures that one line of a return may have. */
export const RETURN_IMAGES_PER_LINE = 5;

/** MIME types; pictures that can carry scripts are not among them. */
export const UPLOAD_TYPES: Readonly<Record<UploadKind, readonly string[]>> = {
  'return-image': ['image/jpeg', 'image/png', 'image/webp'],
  certificate: ['application/pdf', 'image/jpeg', 'image/png'],
};

export type UploadFile = { readonly type: string; readonly sizeBytes: number };

/** A file has one of the types of its kind, something in it, and at most 10 MiB. */
export const checkUpload = (file: UploadFile, kind: UploadKind): Result<UploadFile, UploadError> => {
  const allowed = UPLOAD_TYPES[kind];
  if (!allowed.includes(file.type.toLowerCase())) return err({ kind: 'upload.wrong-type', allowed });
  if (!(file.sizeBytes > 0)) return err({ kind: 'upload.empty' });
  if (file.sizeBytes > UPLOAD_MAX_BYTES) return err({ kind: 'upload.too-large', maximumBytes: UPLOAD_MAX_BYTES });
  return ok(file);
};

export type SignedUpload = { readonly file: UploadFile; readonly kind: UploadKind; readonly signature: string };

/** An upload needs a signature that was fetched before; without one nothing is sent. Source: spec 2 §5. */
export const signedUpload = (
  file: UploadFile,
  kind: UploadKind,
  signature: string | undefined,
): Result<SignedUpload, UploadError> =>
  checkUpload(file, kind).andThen(
    (checked): Result<SignedUpload, UploadError> =>
      signature ? ok({ file: checked, kind, signature }) : err({ kind: 'upload.not-signed' }),
  );

/** How many more pictures a line of a return may have. */
export const remainingImages = (count: number): number => Math.max(0, RETURN_IMAGES_PER_LINE - count);

export type UploadError =
  | { readonly kind: 'upload.wrong-type'; readonly allowed: readonly string[] }
  | { readonly kind: 'upload.empty' }
  | { readonly kind: 'upload.not-signed' }
  | { readonly kind: 'upload.too-large'; readonly maximumBytes: number };
