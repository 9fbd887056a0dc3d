// Pages of one visitor, pages that tell one visitor something, and everything that is posted: drawn for this request, kept by nobody.

import { NOTICE_COOKIE, readNotice } from '@tornister/application/notices';
import type { FreshPage } from './kept-pages.ts';
import { encodingFor } from './negotiate.ts';
import { pack } from './packing.ts';
import { pageAddress } from './page-address.ts';
import { isPersonal, type PageMaker } from './page-answer.ts';
import type { Visit } from './visitor.ts';

type Asked = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: ArrayBuffer | undefined;
};

const toResponse = async (page: FreshPage, visit: Visit, acceptEncoding: string): Promise<Response> => {
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'private, no-store');
  for (const cookie of visit.cookies.headers()) headers.append('set-cookie', cookie);
  if (page.body === '') return new Response(null, { status: page.status, headers });
  const encoding = encodingFor(acceptEncoding);
  const body = await pack(page.body, encoding, 'once');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('vary', 'Accept-Encoding');
  return new Response(new Uint8Array(body), { status: page.status, headers });
};

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * Whether the answer shows the notice that came with the visitor. The frame of open pages does (those of the checkout take it out
 * themselves), in a page that is drawn; a missing picture or a look at the headers must not use it up.
 */
const showsNotice = (page: FreshPage, { url, method, headers }: Asked): boolean =>
  method === 'GET' &&
  !isRedirect(page.status) &&
  (headers.get('sec-fetch-dest') ?? 'document') === 'document' &&
  !isPersonal(url.split('?', 1)[0] ?? '/');

/** A page for everyone that comes here has something to tell one visitor; it is drawn as for everyone, with the notice. */
const isOpenPage = ({ url, method }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') && !isPersonal(url.split('?', 1)[0] ?? '/');

/** Draws a visitor's own page, or does what a form asks and draws what comes of it. */
export const answerPersonally = async (maker: PageMaker, visit: Visit, incoming: Asked): Promise<Response> => {
  const request = new Request(pageAddress(incoming.url, visit.site.baseUrl), {
    method: incoming.method === 'HEAD' ? 'GET' : incoming.method,
    headers: { 'content-type': incoming.headers.get('content-type') ?? '' },
    ...(incoming.body === undefined ? {} : { body: incoming.body }),
  });
  const page = isOpenPage(incoming)
    ? await maker.forEveryone(request, visit.site, readNotice(visit.cookies))
    : await maker.forVisitor(request, visit);
  if (showsNotice(page, incoming)) visit.cookies.remove(NOTICE_COOKIE);
  return toResponse(page, visit, incoming.headers.get('accept-encoding') ?? '');
};
