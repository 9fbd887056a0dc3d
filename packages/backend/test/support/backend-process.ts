// The real backend as a process of its own, to be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAIN = new URL('../../src/main.ts', import.meta.url).pathname;

export type BackendProcess = {
  readonly port: number;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the backend on a free port; answers once it is ready. */
export const startBackendProcess = (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BackendProcess> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, ['--conditions=@tornister/source', MAIN], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        BACKEND_PORT: '0',
        DATA_DIR: dataDir,
        CATALOGUE_PRODUCTS: '40',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
        kill: (signal) => {
          child.kill(signal);
          return ended;
        },
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
