// A path of the shop as an address that others can open. Source: spec 1 §5 "Canonical URL: host and path".

import { withoutTrailingSlashes } from '../routing/path.ts';

/** A path with the origin of its shop; other addresses stay as they are. */
export const absoluteAddress = (origin: string, path: string): string =>
  path.startsWith('/') ? withoutTrailingSlashes(origin) + path : path;
