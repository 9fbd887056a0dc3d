// The name of a request's route in the figures: a page of the table, an endpoint, or a kind of file. There are few of them, whatever
// addresses visitors think up.

import { ENDPOINTS, type Endpoint, endpointPath, LIST_STREAM_PATH } from '@tornister/domain/calls';
import { type FindPage, isPagePath } from '../routing/find-page.ts';

const KINDS: ReadonlySet<string> = new Set([
  'assets',
  'images',
  'downloads',
  'legal-guarantee',
  'healthz',
  'readyz',
  'metrics',
]);
const ENDPOINT_PATHS: ReadonlySet<string> = new Set([
  ...Object.keys(ENDPOINTS).map((name) => endpointPath(name as Endpoint)),
  LIST_STREAM_PATH,
]);

/** The route of a path without its query. */
export const routeLabel = (path: string, findPage: FindPage): string => {
  const [, kind = ''] = path.split('/', 2);
  if (KINDS.has(kind)) return kind;
  if (ENDPOINT_PATHS.has(path)) return path;
  return isPagePath(path) ? `page ${findPage(path).id}` : 'other';
};
