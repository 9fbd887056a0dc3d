// A form that was posted to a page, read before any page is asked: what is no form ends here.

import { FORM_LIMITS, isMultipart, readMultipart } from '@tornister/process/multipart';
import { err, ok, type Result } from 'neverthrow';

/** The two types in which browsers send forms with fields. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const BETWEEN_FIELDS = '&';

const hasTooManyFields = (body: ArrayBuffer): boolean => {
  const bytes = Buffer.from(body);
  let fields = 1;
  for (let at = bytes.indexOf(BETWEEN_FIELDS); at !== -1; at = bytes.indexOf(BETWEEN_FIELDS, at + 1)) {
    fields += 1;
    if (fields > FORM_LIMITS.fields) return true;
  }
  return false;
};

/** The bytes of a form; 415 for a body of another type, 413 for more fields or files than any form has, 400 for one that is not what its type says. */
export const readPostedForm = async (request: Request): Promise<Result<ArrayBuffer, 400 | 413 | 415>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPE.test(type)) return err(415);
  const body = await request.arrayBuffer();
  if (!isMultipart(type)) return read(body, type);
  const form = await readMultipart(body, type);
  if (form === 'too-many') return err(413);
  return form === 'unreadable' ? err(400) : ok(body);
};

const read = async (body: ArrayBuffer, type: string): Promise<Result<ArrayBuffer, 400 | 413>> => {
  if (hasTooManyFields(body)) return err(413);
  try {
    await new Response(body, { headers: { 'content-type': type } }).formData();
    return ok(body);
  } catch {
    return err(400);
  }
};
