// A Redis or Valkey of its own, where one is installed: on a free port, without files. It can be ended, frozen and started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createClient } from '@redis/client';

const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];
const PAUSE_MS = 50;

/** The program; undefined where none is installed. */
export const findRedis = async (): Promise<string | undefined> => {
  for (const program of PROGRAMS) {
    const isThere = await access(program).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return undefined;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export type OwnRedis = {
  readonly url: string;
  /** Sends a command to it. */
  readonly send: (...command: readonly string[]) => Promise<unknown>;
  /** Ends it at once; what it had is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address, empty. */
  readonly start: () => Promise<void>;
  /** It keeps its connections and answers nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

/** Starts one. */
export const startOwnRedis = async (program: string): Promise<OwnRedis> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess;
  const send = async (...command: readonly string[]): Promise<unknown> => {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    await client.connect();
    return client.sendCommand(command).finally(() => client.destroy());
  };
  const start = async (): Promise<void> => {
    const started = spawn(
      program,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        cwd: tmpdir(),
        stdio: 'ignore',
      },
    );
    server = started;
    while (started.exitCode === null && started.signalCode === null) {
      try {
        await send('PING');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    throw new Error('Redis did not start.');
  };
  await start();
  return {
    url,
    send,
    start,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
  };
};
