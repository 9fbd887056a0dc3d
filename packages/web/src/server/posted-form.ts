// A form that was posted to a page, read before any page is asked: what is no form ends here.

import { err, ok, type Result } from 'neverthrow';

/** The two types in which browsers send forms with fields. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The bytes of a form; 415 for a body of another type, 400 for one that is not what its type says. */
export const readPostedForm = async (request: Request): Promise<Result<ArrayBuffer, 400 | 415>> => {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPE.test(type)) return err(415);
  const body = await request.arrayBuffer();
  try {
    await new Response(body, { headers: { 'content-type': type } }).formData();
    return ok(body);
  } catch {
    return err(400);
  }
};
