// What the target of a request line asks for, by itself, whoever asks: the page at its path, and its names in the log and in the figures. Visitors ask
// for the same targets again and again, and reading one takes longer than sending a cached page: the last ones are remembered.

import { createBoundedCache } from '@tornister/process/cache';
import { type FindPage, isPagePath } from '../routing/find-page.ts';
import { pageAddress } from './page-address.ts';
import { loggedPath } from './request-log.ts';
import { routeLabel } from './route-label.ts';

export type RequestTarget = {
  /** Path and query as the router will read them, without detours. */
  readonly pathname: string;
  readonly search: string;
  /** Whether the path is a text at all: `/%` is none, and the router would write of it into no log of ours, token and all. */
  readonly isReadable: boolean;
  /** The page of the table at the path; undefined where no page can lie: a file, an endpoint, another origin. */
  readonly page: ReturnType<FindPage>['page'] | undefined;
  /** The path as the log has it. */
  readonly path: string;
  /** The name of its route in the figures. */
  readonly route: string;
};

export type ReadTarget = (target: string) => RequestTarget;

/** Targets longer than this are read each time, as their pages are rendered each time: nobody links to them. */
export const LONGEST_CACHED_URL = 1_024;
/** What all remembered targets may weigh together, in bytes: some thousand of them. Visitors think up as many as they like. */
const MAX_BYTES = 1_048_576;
/** What an entry weighs beside its path; the page is the table's own. */
const ENTRY_BYTES = 512;

/** Any origin does for reading path and query; the shop's own comes from its settings. */
const SOME_ORIGIN = 'http://shop.invalid';

/** What is escaped, as a text. It has to be used: the build takes a decoding away of which only the failure is asked. */
const textOf = (escaped: string): string | undefined => {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
};

const targetReader =
  (findPage: FindPage): ReadTarget =>
  (target) => {
    const { pathname, search } = pageAddress(target, SOME_ORIGIN);
    const isReadable = textOf(pathname) !== undefined;
    const mayBePage = isReadable && target.startsWith('/') && !target.startsWith('//') && isPagePath(pathname);
    const path = loggedPath(target);
    return {
      pathname,
      search,
      isReadable,
      page: mayBePage ? findPage(pathname).page : undefined,
      path,
      route: isReadable ? routeLabel(path, findPage) : 'other',
    };
  };

/** Reads the targets of request lines, and remembers those that were asked for last. */
export const rememberingTargets = (findPage: FindPage): ReadTarget => {
  const read = targetReader(findPage);
  const remembered = createBoundedCache<RequestTarget>({
    maxBytes: MAX_BYTES,
    bytesOf: ({ pathname, search, path }) => ENTRY_BYTES + pathname.length + search.length + path.length,
  });
  return (target) => {
    if (target.length > LONGEST_CACHED_URL) return read(target);
    const known = remembered.get(target);
    if (known !== undefined) return known.value;
    const found = read(target);
    remembered.set(target, found);
    return found;
  };
};
