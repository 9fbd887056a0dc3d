// A PDF, a mail or a file of an office program in the form of material lists becomes its text before the page is asked, so that the page's code, which
// tabs have too, reads text only.

import { isMultipart, readMultipart } from '@tornister/process/multipart';
import type { Context, MiddlewareHandler } from 'hono';
import { FIELDS } from '../components/material-list/list-fields.ts';
import { createMailReader, isMail } from './mail/read-mail.ts';
import { createOfficeReader, isArchive, isVault } from './office/read-office.ts';
import { createPdfReader } from './pdf/read-pdf.ts';

/** Largest PDF, mail or document that is read: a sheet of a school with its fonts and a logo. Files of text may have less (`FILE_MAX_BYTES`). */
export const DOCUMENT_MAX_BYTES = 1_000_000;

/** Where the mark of a PDF stands: some programs write something before it. */
const MARK_WITHIN = 1024;

/** Whether it is a PDF, by its content. */
const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MARK_WITHIN)).includes('%PDF-');

/** Whether it calls itself a PDF and holds what no text does. */
const pretendsToBePdf = ({ type, name }: File, bytes: Uint8Array): boolean =>
  (type === 'application/pdf' || /\.pdf$/iu.test(name)) && bytes.includes(0);

type Readers = {
  readonly readPdf: ReturnType<typeof createPdfReader>;
  readonly readMail: ReturnType<typeof createMailReader>;
  readonly readOffice: ReturnType<typeof createOfficeReader>;
};

/** What else the form brings stays as it is; a reason that it names itself does not count. */
const readForm = async (form: FormData, { readPdf, readMail, readOffice }: Readers, sender: string): Promise<void> => {
  form.delete(FIELDS.pdf);
  form.delete(FIELDS.mail);
  form.delete(FIELDS.office);
  const file = form.get(FIELDS.file);
  const intent = form.get(FIELDS.intent) ?? 'read';
  if (!(file instanceof File) || file.size > DOCUMENT_MAX_BYTES || intent !== 'read') return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const take = (text: string): void => form.set(FIELDS.file, new File([text], 'list.txt', { type: 'text/plain' }));
  const refuse =
    (field: 'pdf' | 'mail' | 'office') =>
    (refusal: string): void => {
      form.delete(FIELDS.file);
      form.set(FIELDS[field], refusal);
    };
  // A mail may hold a PDF, and never the other way round.
  if (isMail(file, bytes)) (await readMail(bytes, sender)).match(take, refuse('mail'));
  else if (isPdf(bytes)) (await readPdf(bytes, sender)).match(take, refuse('pdf'));
  else if (pretendsToBePdf(file, bytes)) refuse('pdf')('broken');
  else if (isVault(file, bytes)) refuse('office')('locked');
  else if (isArchive(bytes)) (await readOffice(bytes, sender)).match(take, refuse('office'));
};

/**
 * Puts the text of a PDF, mail or document in its place, or the reason why there is none. A form that is none is for whoever comes next.
 *
 * @param senderOf who counts as one of those who send files
 */
export const readFileInForm = (senderOf: (context: Context) => string): MiddlewareHandler => {
  const readers = { readPdf: createPdfReader(), readMail: createMailReader(), readOffice: createOfficeReader() };
  return async (context, next) => {
    const { url, method, headers } = context.req.raw;
    const type = headers.get('content-type') ?? '';
    if (!isMultipart(type)) return next();
    const body = await context.req.raw.arrayBuffer();
    const read = await readMultipart(body, type);
    const form = read instanceof FormData ? read : undefined;
    if (form !== undefined) await readForm(form, readers, senderOf(context));
    const isOwnHeader = ([name]: readonly [string, string]): boolean =>
      form === undefined || !/^(?:content-(?:type|length)|transfer-encoding)$/.test(name);
    const others = new Headers([...headers].filter(isOwnHeader));
    context.req.raw = new Request(url, { method, headers: others, body: form ?? body });
    return next();
  };
};
