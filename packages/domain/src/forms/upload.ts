// Files that shoppers send: pictures of a return, the certificate of an institution. The specification asks for a signature before each
// upload and leaves type and size open. What a file is, its content says: names and types that a browser tells are only claims.
// Source: spec 2 §5 "Image and certificate uploads", §7 `uploadReturnImage`, `uploadB2bCertificate`.

import { err, ok, type Result } from 'neverthrow';
import { MEBIBYTE, RETURN_IMAGES_PER_LINE, UPLOAD_MAX_BYTES, UPLOAD_TYPES, type UploadKind } from './upload-limits.ts';

/** So many bytes at the start of a file say what it is. */
export const CONTENT_TYPE_BYTES = 12;

/** How files of each type begin; nothing stands for a byte that may be any. */
const BEGINNINGS: readonly (readonly [type: string, beginning: readonly (number | undefined)[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50]],
];

/** The MIME type of a file by its first bytes, whatever it is called; empty for one that is none of the types that are taken. */
export const typeOfContent = (start: Uint8Array): string =>
  BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => byte === undefined || start[at] === byte))?.[0] ??
  '';

export type UploadFile = { readonly type: string; readonly sizeBytes: number };

/** A file has something in it, at most 10 MiB, and one of the types of its kind. A page may know of a large file that it is large, and no more. `upload.empty`, `upload.too-large`, `upload.wrong-type`. */
export const checkUpload = (file: UploadFile, kind: UploadKind): Result<UploadFile, UploadError> => {
  if (!(file.sizeBytes > 0)) return err({ kind: 'upload.empty' });
  if (file.sizeBytes > UPLOAD_MAX_BYTES) return err({ kind: 'upload.too-large', maximumBytes: UPLOAD_MAX_BYTES });
  const allowed = UPLOAD_TYPES[kind];
  if (!allowed.includes(file.type.toLowerCase())) return err({ kind: 'upload.wrong-type', allowed });
  return ok(file);
};

export type SignedUpload = { readonly file: UploadFile; readonly kind: UploadKind; readonly signature: string };

/** An upload needs a signature that was fetched before; without one nothing is sent. `upload.not-signed`, or as for `checkUpload`. Source: spec 2 §5. */
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

/** What the form says of a file that is not taken: a message with its values, or nothing where the form is not to blame. */
export const uploadMessage = (
  error: UploadError,
): { readonly message: UploadMessage; readonly values?: Readonly<Record<string, number>> } | undefined => {
  switch (error.kind) {
    case 'upload.wrong-type':
      return { message: 'fileTypeIncorrect' };
    case 'upload.empty':
      return { message: 'fileEmpty' };
    case 'upload.too-large':
      return { message: 'fileTooLarge', values: { maximum: error.maximumBytes / MEBIBYTE } };
    case 'upload.not-signed':
      return undefined;
  }
};

/** Keys of the sentences beside a field that takes a file; some are the backend's. */
export type UploadMessage =
  | 'fileTypeIncorrect'
  | 'fileEmpty'
  | 'fileTooLarge'
  | 'fileBroken'
  | 'fileGone'
  | 'tooManyFiles'
  /** A picture's own sentence for a wrong type. */
  | 'imageTypeIncorrect'
  | 'imageNeeded';
