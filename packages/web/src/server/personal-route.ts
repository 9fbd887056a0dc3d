// Pages of one visitor and everything that is posted: drawn for this request, kept by nobody.

import type { FreshPage } from './kept-pages.ts';
import { encodingFor } from './negotiate.ts';
import { pack } from './packing.ts';
import { pageAddress } from './page-address.ts';
import type { PageMaker } from './page-answer.ts';
import type { Visit } from './visitor.ts';

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

/** Draws a visitor's own page, or does what a form asks and draws what comes of it. */
export const answerPersonally = async (
  maker: PageMaker,
  visit: Visit,
  incoming: {
    readonly url: string;
    readonly method: string;
    readonly headers: Headers;
    readonly body: ArrayBuffer | undefined;
  },
): Promise<Response> => {
  const request = new Request(pageAddress(incoming.url, visit.site.baseUrl), {
    method: incoming.method === 'HEAD' ? 'GET' : incoming.method,
    headers: { 'content-type': incoming.headers.get('content-type') ?? '' },
    ...(incoming.body === undefined ? {} : { body: incoming.body }),
  });
  const page = await maker.make(request, visit);
  return toResponse(page, visit, incoming.headers.get('accept-encoding') ?? '');
};
