// Pages of one visitor, pages that tell one visitor something, and everything that is posted: rendered for this request, cached by nobody.

import { createRandomKeys } from '@tornister/adapters-browser/identity';
import { createChooseVariants } from '@tornister/application/content';
import { clearShownNotice, readArriving } from '@tornister/application/notices';
import { NO_INDEX } from '@tornister/domain/seo';
import { type FindPage, mayBeIndexed, showsNotice } from '../routing/find-page.ts';
import type { PageEntry } from '../routing/page-entry.ts';
import { compress, utf8Of } from './compression.ts';
import { hasLogin } from './ended-login.ts';
import { encodingFor } from './negotiate.ts';
import { pageAddress } from './page-address.ts';
import { audienceAt, loginBefore } from './page-audience.ts';
import type { FreshPage } from './page-cache.ts';
import type { PageMaker } from './page-maker.ts';
import { refusesOthersForm } from './shown-forms.ts';
import type { Visit } from './visitor.ts';

type Asked = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: ArrayBuffer | undefined;
};

const toResponse = async (page: FreshPage, acceptEncoding: string): Promise<Response> => {
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'private, no-store');
  if (page.body === '') return new Response(null, { status: page.status, headers });
  const encoding = encodingFor(acceptEncoding);
  const body = await compress(utf8Of(page.body), encoding, 'once');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('vary', 'Accept-Encoding');
  return new Response(new Uint8Array(body), { status: page.status, headers });
};

/** The browser asks for the other address with GET, whatever it asked with. */
const goTo = (location: string): FreshPage => ({ status: 303, headers: { location }, body: '', mayBeCached: false });

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * Whether the answer shows the notice that came with the visitor: the page's layout does, in a page that is rendered. A missing picture or a
 * look at the headers must not use it up.
 */
const hasShownNotice = (rendered: FreshPage, page: PageEntry, { method, headers }: Asked): boolean =>
  method === 'GET' &&
  !isRedirect(rendered.status) &&
  (headers.get('sec-fetch-dest') ?? 'document') === 'document' &&
  showsNotice(page);

/** A page for everyone that comes here has something to tell one visitor; it is rendered as for everyone, with the notice. */
const isForEveryone = (visit: Visit, address: URL, page: PageEntry, { method }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') && audienceAt(visit.site, address, page, hasLogin(visit)) === 'everyone';

/** Renders a visitor's own page, or does what a form asks and renders what comes of it. */
export const answerVisitor = async (
  { maker, findPage }: { readonly maker: PageMaker; readonly findPage: FindPage },
  visit: Visit,
  incoming: Asked,
): Promise<Response> => {
  const address = pageAddress(incoming.url, visit.site.baseUrl);
  // What is posted without a login is answered by its form, which keeps what was typed for after the next one; the backend lets nothing be done.
  const isPosted = incoming.method === 'POST';
  const login = isPosted ? undefined : loginBefore(visit, address);
  if (login !== undefined) return toResponse(goTo(login), '');
  const { page } = findPage(address.pathname);
  if (isPosted && (await refusesOthersForm(visit, page, incoming)))
    return toResponse(goTo(address.pathname + address.search), '');
  const request = new Request(address, {
    method: incoming.method === 'HEAD' ? 'GET' : incoming.method,
    headers: { 'content-type': incoming.headers.get('content-type') ?? '' },
    ...(incoming.body === undefined ? {} : { body: incoming.body }),
  });
  const told = readArriving(visit.cookies);
  const rendered = isForEveryone(visit, address, page, incoming)
    ? await maker.forEveryone(
        request,
        visit.site,
        {
          notice: told,
          chooseVariants: createChooseVariants({
            cookies: visit.cookies,
            keyMaker: createRandomKeys(globalThis.crypto),
          }),
        },
        visit.clientAddress,
      )
    : await maker.forVisitor(request, visit);
  // The backend looks at the login, and may have ended it just now.
  const loginAgain = loginBefore(visit, address);
  if (loginAgain !== undefined) return toResponse(goTo(loginAgain), '');
  if (hasShownNotice(rendered, page, incoming)) clearShownNotice(visit.cookies, told);
  const robots: Readonly<Record<string, string>> = mayBeIndexed(page) ? {} : { 'x-robots-tag': NO_INDEX };
  return toResponse(
    { ...rendered, headers: { ...rendered.headers, ...robots } },
    incoming.headers.get('accept-encoding') ?? '',
  );
};
