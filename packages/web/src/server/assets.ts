// Which files a page needs, from the build's list: style sheets first, then the scripts of the entry and of the matched routes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FILE_LIST } from '../../build/list-files.ts';
import type { RenderedPage } from '../entry.server.tsx';
import { openedSourceOf, type RouteSources, routeSources } from '../routing/page-sources.ts';

const BUILD = z.object({
  /** Under which its manifest is read. */
  id: z.string(),
  imports: z.record(z.string(), z.array(z.string())),
  modules: z.record(z.string(), z.object({ file: z.string(), styles: z.array(z.string()) })),
  fonts: z.array(z.string()),
});
type Build = z.infer<typeof BUILD>;

const ENTRY = 'src/entry.client.tsx';
const BOOT = 'src/boot.ts';

type PageAssets = {
  /** Stands in the head. */
  readonly head: string;
};

/** What a page was rendered with. */
type RenderedWith = Pick<RenderedPage, 'routeIds' | 'deferred'>;

/** The files of some modules with all that those import, in this order; a module that the build does not have has none. */
const filesOf = ({ imports, modules }: Build, sources: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of imports[file] ?? []) take(imported);
  };
  for (const source of sources) {
    const file = modules[source]?.file;
    if (file !== undefined) take(file);
  }
  return found;
};

/**
 * Nothing is painted before the page's frame has been read: its rows share their room among their entries, and with half of them they
 * would stand elsewhere. Browsers without `expect` paint as they always did.
 */
const UNTIL_MAIN = '<link rel="expect" href="#main" blocking="render">';

const headFor = (
  build: Build,
  withCode: readonly string[],
  styled: readonly string[],
  opened: string | undefined,
): string => {
  const fileOf = (source: string): string => build.modules[source]?.file ?? '';
  const entry = fileOf(ENTRY);
  const page = opened === undefined ? '' : ` data-page="${fileOf(opened)}"`;
  const files = [...filesOf(build, withCode)].filter((file) => file !== entry);
  const styles = new Set([...withCode, ...styled].flatMap((source) => build.modules[source]?.styles ?? []));
  return [
    UNTIL_MAIN,
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...build.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    // One small script asks for the others once the page is rendered: what is seen comes first on a slow line.
    `<script type="module" fetchpriority="low" src="/${fileOf(BOOT)}" data-build="${build.id}"${page} data-files="${[...files, entry].join(' ')}"></script>`,
  ].join('');
};

export type Assets = {
  readonly forPage: (page: RenderedWith, locale: string) => PageAssets;
};

/** Reads the list of a build once and answers what a page needs that was rendered with these routes and parts. */
export const createAssets = (clientDir: string, sources: RouteSources = routeSources): Assets => {
  const build = BUILD.parse(JSON.parse(readFileSync(join(clientDir, FILE_LIST), 'utf8')));
  const made = new Map<string, PageAssets>();
  return {
    forPage: ({ routeIds, deferred }, locale) => {
      const key = JSON.stringify([locale, routeIds, deferred.code, deferred.styles]);
      const known = made.get(key);
      if (known !== undefined) return known;
      const withCode = [ENTRY, ...routeIds.flatMap((id) => sources(id, locale)), ...deferred.code];
      const assets: PageAssets = { head: headFor(build, withCode, deferred.styles, openedSourceOf(routeIds, locale)) };
      made.set(key, assets);
      return assets;
    },
  };
};
