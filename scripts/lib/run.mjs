// Starting and stopping of processes.

import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { environment, NODE, ROOT } from './install.mjs';

const exitCode = (code, signal) => code ?? (signal === null ? 1 : 130);

/** Runs a command to its end; answers its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options, env: environment(options.env) });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(exitCode(code, signal)));
  });

/** Enough for the last lines of any output. */
const KEPT_CHARACTERS = 16_000;

/** What makes tools print for a terminal as they do when nobody listens in between. */
const asTerminal = () => (process.stdout.isTTY ? { FORCE_COLOR: '1', PLAYWRIGHT_FORCE_TTY: '1' } : {});

/** Runs a command to its end and shows what it prints; answers its exit code and the last of what it printed. */
export const runKeepingOutput = (command, args, options = {}) =>
  new Promise((resolve) => {
    let output = '';
    const env = environment({ ...asTerminal(), ...options.env });
    const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['inherit', 'pipe', 'pipe'], env });
    const show = (stream) => (text) => {
      stream.write(text);
      output = (output + text).slice(-KEPT_CHARACTERS);
    };
    child.stdout.setEncoding('utf8').on('data', show(process.stdout));
    child.stderr.setEncoding('utf8').on('data', show(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
    // A process that outlives the command (as a daemon does) may hold its output open.
    child.on('exit', (code, signal) => setTimeout(() => resolve({ code: exitCode(code, signal), output }), 2_000));
  });

/**
 * What the settings of both processes come to, or the one line that says which of them is wrong. With `--before-start` what they name is tried, too
 * (scripts/check-settings.mjs).
 */
export const checkedSettings = (...flags) => {
  const args = ['--conditions=@tornister/source', 'scripts/check-settings.mjs', ...flags];
  const { status, stdout, stderr } = spawnSync(NODE, args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? { report: JSON.parse(stdout) } : { complaint: stderr.trim() };
};

/** The command that builds what has changed since the last time. */
export const BUILD = ['turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped']];

/** Builds what has changed since the last time; answers its exit code. */
export const build = () => run(...BUILD);

/**
 * What an answer needs for a moment is given back soon: small spaces for young objects, two arenas of memory for all threads that give back what is
 * free, and in the backend a heap that is swept before it has grown by 40 percent, and memory of its own for each piece of 16 KB or more. Rendering
 * would take twice the time with such a heap, and 5 percent more with such pieces. An answer under way outlives a sweep of the young objects; from that
 * V8 would conclude that answers grow old, and make each next one among the old objects, which are swept as a whole. Measured in docs/performance.md,
 * "Memory".
 */
const SMALL_YOUNG = '--max-semi-space-size=8';
const SWEPT_SOON = '--heap-growing-percent=40';
const MADE_YOUNG = '--no-allocation-site-pretenuring';
/** Lets both processes collect garbage while nobody asks (packages/process/src/idle-memory). */
export const COLLECTED_WHEN_IDLE = '--expose-gc';
export const shopHostEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
/** The kernel gives a process some 65,000 pieces of memory: the allocator takes an eighth of them at most. */
export const backendEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_MMAP_MAX_: '8192',
};

/** The same flags stand in deploy/ (packages/backend/test/process/start-flags.test.ts). */
export const backendArgs = [
  SMALL_YOUNG,
  SWEPT_SOON,
  MADE_YOUNG,
  COLLECTED_WHEN_IDLE,
  '--conditions=@tornister/source',
  '--disable-warning=ExperimentalWarning',
  'packages/backend/src/main.ts',
];
export const shopHostArgs = [SMALL_YOUNG, COLLECTED_WHEN_IDLE, 'packages/web/dist/server/main.js'];

const start = (args, env, stdio) => spawn(NODE, args, { cwd: ROOT, env: environment(env), stdio: [...stdio, 'ipc'] });

/** Starts the backend; it ends by itself when this process dies. */
export const startBackend = (env, stdio = ['ignore', 'inherit', 'inherit']) =>
  start(backendArgs, { ...backendEnv, ...env }, stdio);
export const startShopHost = (env, stdio = ['ignore', 'inherit', 'inherit']) =>
  start(shopHostArgs, { ...shopHostEnv, ...env }, stdio);

export const wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Whether a port can be had; a process that is just going away is given three seconds. */
export const becomesFree = async (port) => {
  for (let attempt = 0; attempt < 15; attempt += 1) {
    if (await isFree(port)) return true;
    await wait(200);
  }
  return false;
};

/** A port that nobody uses at this moment. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Waits until an address answers well, or until its process has ended. */
export const becomesReady = async (url, child, seconds) => {
  const until = Date.now() + seconds * 1_000;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok) return true;
    } catch {
      // Not yet.
    }
    await wait(150);
  }
  return false;
};

/** Why a process is given up that did not become ready, in one line: it has ended, or the address that it should answer at stayed silent. */
export const notReady = (name, url, child, seconds) =>
  child.exitCode !== null || child.signalCode !== null
    ? `The ${name} ended before it was ready: the lines above say why.`
    : `The ${name} did not become ready: ${url} has not answered well for ${seconds} seconds.`;

/** Longer than a process takes to end that lets its open requests finish. */
const STOP_PATIENCE_MS = 30_000;

/** Asks a process to stop and waits for its end; one that does not end in time is ended by force. */
export const stopProcess = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
