// Whether this shop host can serve. It is not ready before it has rendered a page once, because the first one pays for what every later one
// finds prepared (code that is read, texts, the connection to the backend), and no visitor should be the one who waits for it.

import type { Site } from '../composition/shop.ts';
import { pageAddress } from './page-address.ts';
import type { PageMaker } from './page-maker.ts';

const BACKEND_LIMIT_MS = 2_000;
const FAULTS_FROM = 500;

export type ReadinessParts = { readonly backendUrl: string; readonly maker: Pick<PageMaker, 'forEveryone'> };

/** Why the shop host is not ready, or that it is. */
export type Readiness = 'ok' | 'backend away' | 'no page rendered yet';

const isBackendReady = async (backendUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(BACKEND_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
};

/** Asks the backend each time, and renders the home page of the asked site until that has worked once. */
export const createReadiness = ({ backendUrl, maker }: ReadinessParts): ((site: Site) => Promise<Readiness>) => {
  let hasRendered = false;
  let rendering: Promise<boolean> | undefined;
  const render = async (site: Site): Promise<boolean> => {
    try {
      const { status } = await maker.forEveryone(new Request(pageAddress('/', site.baseUrl)), site);
      return status < FAULTS_FROM;
    } catch {
      return false;
    } finally {
      rendering = undefined;
    }
  };
  return async (site) => {
    if (!(await isBackendReady(backendUrl))) return 'backend away';
    if (hasRendered) return 'ok';
    rendering ??= render(site);
    hasRendered = await rendering;
    return hasRendered ? 'ok' : 'no page rendered yet';
  };
};
