// Which files a form takes, and how many. Apart from the rules that look into a file: a page that shows the field does not need these.

export type UploadKind = 'return-image' | 'certificate';

/** Bytes. */
export const MEBIBYTE = 1_024 * 1_024;

/** Largest file, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * MEBIBYTE;
/** Pictures that one line of a return may have. */
export const RETURN_IMAGES_PER_LINE = 5;

/** MIME types; pictures that can carry scripts are not among them. */
export const UPLOAD_TYPES: Readonly<Record<UploadKind, readonly string[]>> = {
  'return-image': ['image/jpeg', 'image/png', 'image/webp'],
  certificate: ['application/pdf', 'image/jpeg', 'image/png'],
};
