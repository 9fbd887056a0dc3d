// The last version of this repository that knows fewer migrations than the one that is there: in a worktree of git in a temporary folder, with its
// own dependencies and its own build, started by its own scripts.

import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/install.mjs';

const MIGRATIONS = 'packages/backend/src/database/migrations';
/** What tools write beside dependencies. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.turbo']);

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const migrationsOf = (commit) =>
  git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`)
    .split('\n')
    .filter(Boolean)
    .map((path) => path.slice(MIGRATIONS.length + 1));

/** The newest commit all of whose migrations are there, and not all that are there are its own; undefined where the history has none. */
const findEarlier = () => {
  const now = new Set(readdirSync(join(ROOT, MIGRATIONS)));
  try {
    const changes = git('log', '--first-parent', '--format=%H', '--', MIGRATIONS).split('\n').filter(Boolean);
    for (const commit of ['HEAD', ...changes.map((change) => `${change}~1`)]) {
      const known = migrationsOf(commit);
      if (known.length > 0 && known.length < now.size && known.every((name) => now.has(name)))
        return { commit: git('rev-parse', commit), known };
    }
  } catch {
    // No git, no repository, or a history that ends before the commit.
  }
  return undefined;
};

/** The same folder once more; files are shared where the file system allows it. */
const linkFolder = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!CACHES.has(entry.name)) linkFolder(source, target);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
};

/** Folders with dependencies: that of the repository and those of its packages. */
const dependencyFolders = () =>
  [
    '.',
    ...['packages', 'tools'].flatMap((group) => readdirSync(join(ROOT, group)).map((name) => join(group, name))),
    'e2e',
  ]
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(join(ROOT, folder)));

/**
 * Builds it; undefined, with one line that says what is needed, where the history does not have it. `added` are the migrations that an upgrade from it
 * brings. Close it in the end.
 */
export const openEarlierVersion = async (say) => {
  const earlier = findEarlier();
  if (earlier === undefined) {
    say('An upgrade needs an earlier version from the history of git: `git fetch --unshallow`, or a whole clone.');
    return undefined;
  }
  const around = mkdtempSync(join(tmpdir(), 'tornister-version-'));
  const folder = join(around, 'tornister');
  const close = () => {
    try {
      git('worktree', 'remove', '--force', folder);
    } catch {
      // It was never there, or git goes over it at its next `worktree prune`.
    }
    rmSync(around, { recursive: true, force: true });
  };
  try {
    git('worktree', 'add', '--detach', folder, earlier.commit);
    const lockOf = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');
    if (lockOf(folder) === lockOf(ROOT))
      for (const one of dependencyFolders()) linkFolder(join(ROOT, one), join(folder, one));
    const scriptsOf = (name) => import(pathToFileURL(join(folder, 'scripts', 'lib', name)).href);
    // Installs by npm what was not linked.
    (await scriptsOf('install.mjs')).ensureInstalled();
    const { build, startBackend, startShopHost } = await scriptsOf('run.mjs');
    say(`Building the earlier version ${earlier.commit.slice(0, 10)} …`);
    if ((await build()) !== 0) throw new Error('The earlier version could not be built.');
    const added = readdirSync(join(ROOT, MIGRATIONS)).filter((name) => !earlier.known.includes(name));
    return { commit: earlier.commit, added, startBackend, startShopHost, close };
  } catch (error) {
    close();
    throw error;
  }
};
