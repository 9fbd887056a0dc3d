// What a path is: a page, a redirect, gone or unknown. Source: spec 1 §2 "Unknown pages", §8.

import { isSamePath } from './path.ts';
import { matchRoute } from './routes.ts';
import { safeTarget } from './safe-target.ts';

/** What the server knows about a path. Where it could not be asked there is no answer: the page is a 503 (spec 1 §8, ADR 0009). */
export type PageAnswer =
  | { readonly kind: 'page' }
  | { readonly kind: 'redirect'; readonly to: string; readonly isTemporary: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

export type PageResolution =
  | { readonly kind: 'ok' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone'; readonly status: 410 }
  | { readonly kind: 'not-found'; readonly status: 404 };

const NOT_FOUND: PageResolution = { kind: 'not-found', status: 404 };

const decodedPath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * True for a path that no page can have: /cat or /prod in wrong casing, any other unknown path with a capital or a dollar
 * sign, and one that cannot be decoded. Known routes are never misspelled (spec 1 §2).
 */
export const isMisspelledPath = (path: string): boolean => {
  const decoded = decodedPath(path);
  // Casing counts when routes are matched, so /Cat/1 is no category but an unknown path with a capital.
  return decoded === undefined || (matchRoute(path).kind === 'content' && /[\p{Lu}$]/u.test(decoded));
};

const isApplicationRoute = (path: string): boolean => {
  const { kind } = matchRoute(path);
  return kind !== 'content' && kind !== 'category' && kind !== 'product';
};

/**
 * The server's page details give redirects (301; 302 when temporary), 410 for gone pages and 404 for unknown ones; a
 * misspelled path is 404 without asking. Known application routes are never treated as errors, and a redirect that leads
 * out of the shop or back to the same path is not followed.
 */
export const resolvePage = (answer: PageAnswer, path: string, ownHosts: readonly string[] = []): PageResolution => {
  if (isMisspelledPath(path)) return NOT_FOUND;
  if (answer.kind === 'redirect') {
    const to = safeTarget(answer.to, ownHosts);
    if (to !== undefined && !isSamePath(to, path))
      return { kind: 'redirect', to, status: answer.isTemporary ? 302 : 301 };
    return to === undefined && !isApplicationRoute(path) ? NOT_FOUND : { kind: 'ok' };
  }
  if (isApplicationRoute(path) || answer.kind === 'page') return { kind: 'ok' };
  return answer.kind === 'gone' ? { kind: 'gone', status: 410 } : NOT_FOUND;
};
