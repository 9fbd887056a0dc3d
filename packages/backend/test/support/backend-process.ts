// The real backend as a process of its own, to be killed.

import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The program that fills the shop from a folder. */
export const IMPORT_MAIN = new URL('../../src/catalogue-import/main.ts', import.meta.url).pathname;

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname;

/** What one process has compiled is read by the next: half of the time of a start. */
const COMPILED = new URL('../../../../node_modules/.cache/tornister-tests', import.meta.url).pathname;

export type BackendProcess = {
  readonly port: number;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Answers once the process is gone, however it ended. */
  readonly ended: Promise<number | null>;
  /** Answers once the process has written the text. */
  readonly says: (text: string) => Promise<void>;
};

const spawnBackend = (
  settings: Readonly<Record<string, string>>,
  stdio: StdioOptions,
  program: readonly string[] = [MAIN],
): ChildProcess =>
  spawn(process.execPath, ['--conditions=@tornister/source', ...program], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: COMPILED,
      BACKEND_PORT: '0',
      CATALOGUE_PRODUCTS: '40',
      ...settings,
    },
    stdio,
  });

/** Starts a backend that is expected to refuse, with a channel to it as `npm start` has; answers how it ended and what it wrote. */
export const runBackendToItsEnd = async (
  settings: Readonly<Record<string, string>>,
  program?: readonly string[],
): Promise<{ readonly code: number | null; readonly errors: string }> => {
  const child = spawnBackend(settings, ['ignore', 'ignore', 'pipe', 'ipc'], program);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
};

/** Starts the backend on a free port; answers once it is ready. */
export const startBackendProcess = (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BackendProcess> =>
  new Promise((resolve, reject) => {
    const child = spawnBackend({ DATA_DIR: dataDir, ...settings }, ['ignore', 'pipe', 'pipe']);
    const ended = new Promise<number | null>((end) => child.once('exit', end));
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, port] = /"port":(\d+),"msg":"Backend ready/.exec(output) ?? [];
      if (port === undefined) return;
      resolve({
        port: Number(port),
        ended,
        kill: (signal) => {
          child.kill(signal);
          return ended;
        },
        says: (text) =>
          new Promise((heard) => {
            const look = (): void => {
              if (!output.includes(text)) return;
              child.stdout?.off('data', look);
              heard();
            };
            child.stdout?.on('data', look);
            look();
          }),
      });
    });
    void ended.then((code) => reject(new Error(`The backend ended with ${code}: ${output}`)));
  });

/** The token of the shop host, fetched like the shop host does. */
export const fetchToken = async ({ port }: BackendProcess, dataDir: string): Promise<string> => {
  const { clientId, clientSecret } = JSON.parse(await readFile(join(dataDir, 'shop-client.json'), 'utf8'));
  const response = await fetch(`http://127.0.0.1:${port}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
};
