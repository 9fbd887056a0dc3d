// Packs the package for the world outside this workspace. Inside, the condition `@tornister/source` leads to the TypeScript sources;
// a tarball has no sources, so its manifest must not promise them. Publish with `npm publish <the tarball>`.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildInto, PACKAGE_ROOT } from './build.ts';

type Manifest = Readonly<Record<string, unknown>> & {
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The manifest that is published: every area by its name, without the source condition and what only this workspace needs. */
export const publishedManifest = (manifest: Manifest, areas: readonly string[]): Readonly<Record<string, unknown>> => {
  const { scripts: _scripts, devDependencies: _devDependencies, ...published } = manifest;
  const { '@tornister/source': _source, ...conditions } = manifest.exports['./*'] ?? {};
  const entryOf = (area: string) =>
    Object.fromEntries(Object.entries(conditions).map(([condition, path]) => [condition, path.replace('*', area)]));
  const exports = Object.fromEntries(areas.map((area) => [`./${area}`, entryOf(area)]));
  return { ...published, exports: { ...exports, './package.json': './package.json' } };
};

/** The areas of the domain: the folders of the sources that have an index. */
export const areasOfSources = (): readonly string[] =>
  readdirSync(join(PACKAGE_ROOT, 'src'))
    .filter((name) => existsSync(join(PACKAGE_ROOT, 'src', name, 'index.ts')))
    .sort();

/** Builds and packs into the folder; answers the path of the tarball. */
export const packInto = (folder: string): string => {
  const staging = join(folder, 'package');
  mkdirSync(staging, { recursive: true });
  buildInto(join(staging, 'dist'));
  const manifest = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(
    join(staging, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, areasOfSources()), null, 2)}\n`,
  );
  for (const name of ['README.md', 'LICENSE']) cpSync(join(PACKAGE_ROOT, name), join(staging, name));
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: staging,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename }] = Object.values(JSON.parse(answer)) as [{ readonly filename: string }];
  return join(folder, basename(filename));
};

if (import.meta.main) process.stdout.write(`${packInto(join(PACKAGE_ROOT, 'reports', 'pack'))}\n`);
