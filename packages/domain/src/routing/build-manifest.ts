// The manifest of a build: a tab asks for it to notice that the shop was renewed, and reads rules of routes from it.
// Source: spec 1 §4 "Background", §7 "Fetch of the build manifest".

import { type Instant, MINUTE_MS } from '../shared/instant.ts';

/** Where the manifest of a build is read; spec 1 §7. */
export const buildManifestPath = (buildId: string): string => `/builds/meta/${encodeURIComponent(buildId)}.json`;

/** Polled this often; the specification shows no interval. */
export const MANIFEST_POLL_MS = 5 * MINUTE_MS;

/** So many milliseconds a tab that can be seen waits before it asks again: until its last question is five minutes old; none once that is so. */
export const untilManifestPoll = (lastPoll: Instant, now: Instant): number =>
  Math.max(0, lastPoll + MANIFEST_POLL_MS - now);

/** What holds for a route, by names that the build knows. */
export type RouteRule = Readonly<Record<string, string | number | boolean>>;
/** Rules by the pattern of their paths: a path, or `/**` at the end for everything below it. */
export type BuildManifest = { readonly id: string; readonly routeRules: Readonly<Record<string, RouteRule>> };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const toRule = (value: unknown): RouteRule =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, string | number | boolean] =>
      isPlain(entry[1]),
    ),
  );

/** The manifest that a server answered; nothing when the answer is none. */
export const parseBuildManifest = (answer: unknown): BuildManifest | undefined => {
  const { id, routeRules } = isRecord(answer) ? answer : {};
  if (typeof id !== 'string') return undefined;
  const entries = Object.entries(isRecord(routeRules) ? routeRules : {});
  return { id, routeRules: Object.fromEntries(entries.map(([pattern, rule]) => [pattern, toRule(rule)])) };
};

/** What asking for the manifest of the running build brought. */
export type ManifestAnswer =
  | { readonly kind: 'manifest'; readonly manifest: BuildManifest }
  /** The server no longer has that build. */
  | { readonly kind: 'gone' }
  /** Nobody answered; that says nothing about builds. */
  | { readonly kind: 'unavailable' };

/** A new version is there when the manifest is another build's or is gone; a server that does not answer proves nothing. */
export const hasNewVersion = (runningBuildId: string, answer: ManifestAnswer): boolean =>
  answer.kind === 'gone' || (answer.kind === 'manifest' && answer.manifest.id !== runningBuildId);
