// A PDF in the form of material lists becomes its text before the page is asked, so that the page's code, which tabs have too, reads text only.

import type { MiddlewareHandler } from 'hono';
import { FIELDS } from '../../components/material-list/list-fields.ts';
import type { PdfRefusal } from '../../components/material-list/pdf-refusals.ts';
import { isMultipart } from '../large-bodies.ts';
import { createPdfReader } from './read-pdf.ts';

/** Largest PDF that is read: a sheet of a school with its fonts and a logo. Files of text may have less (`FILE_MAX_BYTES`). */
export const PDF_MAX_BYTES = 1_000_000;

/** Where the mark of a PDF stands: some programs write something before it. */
const MARK_WITHIN = 1024;

/** Whether it is a PDF, by its content. */
const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MARK_WITHIN)).includes('%PDF-');

/** Whether it calls itself a PDF and holds what no text does. */
const pretendsToBePdf = ({ type, name }: File, bytes: Uint8Array): boolean =>
  (type === 'application/pdf' || /\.pdf$/iu.test(name)) && bytes.includes(0);

type ReadPdf = ReturnType<typeof createPdfReader>;

/** What else the form brings stays as it is; a reason that it names itself does not count. */
const readForm = async (form: FormData, readPdf: ReadPdf): Promise<void> => {
  form.delete(FIELDS.pdf);
  const file = form.get(FIELDS.file);
  const intent = form.get(FIELDS.intent) ?? 'read';
  if (!(file instanceof File) || file.size > PDF_MAX_BYTES || intent !== 'read') return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const take = (text: string): void => form.set(FIELDS.file, new File([text], 'list.txt', { type: 'text/plain' }));
  const refuse = (refusal: PdfRefusal): void => {
    form.delete(FIELDS.file);
    form.set(FIELDS.pdf, refusal);
  };
  if (isPdf(bytes)) (await readPdf(bytes)).match(take, refuse);
  else if (pretendsToBePdf(file, bytes)) refuse('broken');
};

/** Puts a PDF's text in its place, or the reason why there is none. A form that is none is for whoever comes next. */
export const readPdfInForm = (): MiddlewareHandler => {
  const readPdf = createPdfReader();
  return async (context, next) => {
    const { url, method, headers } = context.req.raw;
    const type = headers.get('content-type') ?? '';
    if (!isMultipart(type)) return next();
    const body = await context.req.raw.arrayBuffer();
    const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined);
    if (form !== undefined) await readForm(form, readPdf);
    const isOwnHeader = ([name]: readonly [string, string]): boolean =>
      form === undefined || !/^(?:content-(?:type|length)|transfer-encoding)$/.test(name);
    const others = new Headers([...headers].filter(isOwnHeader));
    context.req.raw = new Request(url, { method, headers: others, body: form ?? body });
    return next();
  };
};
