// Brings the dependencies of a fresh clone, and again whenever the lock file changed. Runs on the visitor's own Node.js, before the
// project's own one is there, so it imports nothing from outside.

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.tornister-installed');

/** The runtime that the project pins. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

/** npm writes this file when an install has come to its end, and not before. */
const isComplete = () => existsSync(join(MODULES, '.package-lock.json'));

/** Whether somebody has run `npm ci` by hand: what npm says is installed is what the lock file names. */
const isLockInstalled = () => {
  if (!isComplete()) return false;
  const installed = readJson('node_modules', '.package-lock.json').packages;
  const wanted = readJson('package-lock.json').packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer, link }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      (installed[path] === undefined ? optional || peer : installed[path].version === version),
  );
};

const isInstalled = () => {
  if (!existsSync(NODE)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  if (!isLockInstalled()) return false;
  try {
    writeFileSync(STAMP, lockHash());
  } catch {
    // It only saves the look into every folder next time; somebody who may not write here does without.
  }
  return true;
};

/** Environment for everything that is started here: no downloads of browsers, no telemetry. */
export const environment = (more = {}) => ({
  ...process.env,
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  PUPPETEER_SKIP_DOWNLOAD: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  PATH: `${join(ROOT, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  ...more,
});

const atLeast = (wanted) => {
  const have = process.versions.node.split('.').map(Number);
  const [major, minor] = wanted.split('.').map(Number);
  return have[0] > major || (have[0] === major && have[1] >= minor);
};

/** Installs what the lock file names; does nothing when that has been done. */
export const ensureInstalled = () => {
  if (!atLeast('20.19')) fail(`Tornister needs Node.js 20.19 or later to start; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  process.stdout.write('Installing the dependencies (once) …\n');
  rmSync(STAMP, { force: true });
  // What a killed install has left behind misleads the next one.
  if (existsSync(MODULES) && !isComplete()) rmSync(MODULES, { recursive: true, force: true, maxRetries: 3 });
  if (!npm('ci') && !npm('install', '--no-save'))
    fail('The dependencies could not be installed: the lines above say why. With a network it is worth trying again.');
  if (!existsSync(NODE)) installRuntime();
  writeFileSync(STAMP, lockHash());
};

/** A registry that lacks the binaries of other platforms refuses a clean install; a plain one leaves out what is optional. */
const npm = (...args) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
    shell: process.platform === 'win32',
  }).status === 0;

/** npm may have been told to run no install scripts; then the runtime's own one is run here. */
const installRuntime = () => {
  const { status } = spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(ROOT, 'node_modules', 'node'),
    stdio: 'inherit',
    env: environment(),
  });
  if (status !== 0 || !existsSync(NODE))
    fail('The runtime of the project (npm package "node") could not be installed.');
};

/** Installs what is missing and goes on with the project's own runtime: a script that was started by another Node.js is run again by it. */
export const ensureProjectNode = () => {
  ensureInstalled();
  if (process.versions.node === execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim().slice(1)) return;
  const { status } = spawnSync(NODE, process.argv.slice(1), { cwd: ROOT, stdio: 'inherit', env: environment() });
  process.exit(status ?? 1);
};
