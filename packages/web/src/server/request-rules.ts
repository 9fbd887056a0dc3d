// What holds for every request, whatever route answers it: its security headers, where it may come from, how large it may be, and the
// cookies of its visitor.

import { ENDPOINT_ROOT, limitSubjectOf } from '@tornister/domain/calls';
import type { Context, MiddlewareHandler } from 'hono';
import type { Site } from '../composition/shop.ts';
import { plainAnswer } from './file-download.ts';
import type { HostEnvironment } from './host-environment.ts';
import { limitBodies, mayBringFile } from './large-bodies.ts';
import { isOneClick } from './newsletter-one-click.ts';
import { readRequestSite, readVisit } from './read-visit.ts';
import { fileHeaders, POLICY_HEADER, type SecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { SMALL_PAGES, smallPageAnswer } from './small-page.ts';
import { backToForm } from './too-large-form.ts';
import { isOwnOrigin } from './visitor.ts';

type Rule = MiddlewareHandler<HostEnvironment>;

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const CHANGING_METHODS: ReadonlySet<string> = new Set(['POST']);

/** Whether a request changes nothing. */
export const isSafe = (method: string): boolean => SAFE_METHODS.has(method);

/**
 * Scripts, styles, fonts and pictures are never documents: the policy of a page means nothing to them, and there are many of them on a
 * page. A drawing (SVG) can be opened as a document, and so can the page that says that there is no such file.
 */
const isPlainFile = ({ req, res }: Context): boolean =>
  /^\/(?:assets|images)\//.test(req.path) && res.ok && !/html|svg/.test(res.headers.get('content-type') ?? '');

/** Writes the headers on every answer. */
export const securityHeadersOn = (headers: SecurityHeaders): Rule => {
  const ofFiles = fileHeaders(headers);
  return async (context, next) => {
    await next();
    const own = context.res.headers;
    for (const [name, value] of Object.entries(isPlainFile(context) ? ofFiles : headers)) {
      // A page that allows one style element more says so itself.
      if (name !== POLICY_HEADER || !own.has(name)) own.set(name, value);
    }
  };
};

/** What changes something has to come from a page of this very host. Browsers say where a form or a script comes from. */
const comesFromHere = (context: Context<HostEnvironment>, settings: Settings): boolean => {
  const { incoming } = context.env;
  const { baseUrl } = readRequestSite(incoming, settings).site;
  const visitedAt = { host: incoming.headers.host ?? '', baseUrl, isLocal: settings.isLocal };
  return isOwnOrigin(context.req.header('origin') ?? '', visitedAt);
};

/** Where a request came in. */
export const siteIn =
  (settings: Settings) =>
  ({ env }: Context): Site =>
    readRequestSite(env.incoming, settings).site;

/** Lets reading pass from anywhere, and changing from here; other methods there are none. */
export const changesOnlyFromHere =
  (settings: Settings): Rule =>
  async (context, next) => {
    const { method, path } = context.req;
    if (isSafe(method)) return next();
    if (!CHANGING_METHODS.has(method)) return plainAnswer(405, 'Method not allowed');
    return isOneClick(path) || comesFromHere(context, settings)
      ? next()
      : smallPageAnswer(403, siteIn(settings)(context), SMALL_PAGES.foreignForm);
  };

/** Whom the limits count a request for. */
export const senderIn =
  (settings: Settings) =>
  (context: Context): string =>
    limitSubjectOf(readVisit(context.env.incoming, settings).clientAddress);

/** Refuses bodies that are too large; who has filled a form in gets it back. */
export const bodiesWithinLimits = (settings: Settings): MiddlewareHandler =>
  limitBodies((context, status, more) => {
    if (status === 503) return smallPageAnswer(status, siteIn(settings)(context), SMALL_PAGES.busy, more);
    const isForm = mayBringFile(context) && !context.req.path.startsWith(ENDPOINT_ROOT);
    return isForm
      ? backToForm(context.env.incoming, settings)
      : smallPageAnswer(status, siteIn(settings)(context), SMALL_PAGES.tooLarge);
  }, senderIn(settings));

/** Reads who asks, and sends their cookies with whatever the answer is: a login that was renewed on the way must not be lost with it. */
export const withVisit =
  (settings: Settings): Rule =>
  async (context, next) => {
    const visit = readVisit(context.env.incoming, settings);
    context.set('visit', visit);
    await next();
    for (const cookie of visit.cookies.headers()) context.res.headers.append('set-cookie', cookie);
  };
