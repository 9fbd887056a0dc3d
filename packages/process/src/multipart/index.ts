// Forms that bring files (RFC 7578), read by the shop host and by the backend: what has more parts than any form of this shop is not read at all.

import { MIMEType } from 'node:util';

/** Whether the content type of a request is that of a form with files (RFC 7578), which names the boundary of its parts. */
export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\s*;/i.test(contentType);

export type FormLimits = { readonly files: number; readonly fields: number };

/** More than any form of this shop has. Reading 160,000 empty files, which fit into 10 MB, keeps a process busy for seconds. */
export const FORM_LIMITS: FormLimits = { files: 50, fields: 5_000 };

/** An operation with its file (GraphQL multipart request specification): `operations`, `map` and the file. */
export const OPERATION_LIMITS: FormLimits = { files: 1, fields: 2 };

/** The characters of RFC 2046; none of them has to be escaped within quotation marks. */
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;
const HEAD_END = '\r\n\r\n';
const NAMES_FILE = /filename/i;
/** In bytes: the longest name of a file, and more. A part with a longer head is no field of a browser, and counts as a file. */
const LONGEST_HEAD = 4_096;

const boundaryOf = (contentType: string): string | undefined => {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary') ?? '';
    return BOUNDARY.test(boundary) ? boundary : undefined;
  } catch {
    return undefined;
  }
};

/** Whether there are more lines of the boundary than parts are allowed; each byte is looked at a few times at the most. */
const hasTooManyParts = (body: Buffer, boundary: string, limits: FormLimits): boolean => {
  const delimiter = Buffer.from(`--${boundary}`);
  let files = 0;
  // The last line of a form ends it and is counted as well.
  let fields = -1;
  let headEnd = -1;
  for (let at = body.indexOf(delimiter); at !== -1; ) {
    const next = body.indexOf(delimiter, at + delimiter.length);
    if (headEnd < at) headEnd = body.indexOf(HEAD_END, at);
    if (headEnd === -1) headEnd = body.length;
    const end = Math.min(headEnd, next === -1 ? body.length : next);
    if (end - at > LONGEST_HEAD || NAMES_FILE.test(body.toString('latin1', at, end))) files += 1;
    else fields += 1;
    if (files > limits.files || fields > limits.fields) return true;
    at = next;
  }
  return false;
};

/**
 * The form that a body holds; `too-many` where it has more parts than allowed, and `unreadable` where it is not what its type says. Its parts are
 * counted before anything is made of them.
 */
export const readMultipart = async (
  body: ArrayBuffer,
  contentType: string,
  limits: FormLimits = FORM_LIMITS,
): Promise<FormData | 'too-many' | 'unreadable'> => {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return 'unreadable';
  if (hasTooManyParts(Buffer.from(body), boundary, limits)) return 'too-many';
  // By the very boundary that was counted, however the type was written.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(body, { headers }).formData().catch(() => 'unreadable' as const);
};
