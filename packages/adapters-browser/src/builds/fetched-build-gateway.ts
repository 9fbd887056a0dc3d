// The port `BuildGateway`: fetches the manifest from the shop host; what the tab was refused, whoever speaks GraphQL has heard.

import type { BuildGateway } from '@tornister/application/ports';
import { buildManifestPath, type ManifestAnswer, parseBuildManifest } from '@tornister/domain/routing';

type Fetch = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

const GONE: readonly number[] = [404, 410];
const UNAVAILABLE: ManifestAnswer = { kind: 'unavailable' };

const read = async (fetch: Fetch, buildId: string): Promise<ManifestAnswer> => {
  // What a cache has kept says nothing about now.
  const response = await fetch(buildManifestPath(buildId), { cache: 'no-store' });
  if (GONE.includes(response.status)) return { kind: 'gone' };
  const manifest = response.ok ? parseBuildManifest(await response.json()) : undefined;
  return manifest === undefined ? UNAVAILABLE : { kind: 'manifest', manifest };
};

/** Whatever else comes, like the HTML of a proxy, proves nothing. */
export const createFetchedBuildGateway = (fetch: Fetch, isRefused$: BuildGateway['isRefused$']): BuildGateway => ({
  isRefused$,
  manifest: (buildId) => read(fetch, buildId).catch(() => UNAVAILABLE),
});
