// Starts the backend: `node --conditions=@tornister/source packages/backend/src/main.ts`.

import { pino } from 'pino';
import { FolderInUseError } from './database/folder-lock.ts';
import { PortInUseError } from './server/free-port.ts';
import { startBackend } from './server/start.ts';
import { readSettings, SettingsError } from './settings.ts';

const isForeseen = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof PortInUseError || error instanceof FolderInUseError;

// Started by `npm start`: when that process is gone, nobody would ever stop this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel, base: { process: 'backend' } });
  const backend = await startBackend(settings, log);
  log.info({ port: backend.port }, `Backend ready at http://localhost:${backend.port}`);
  const stop = (): void => {
    log.info('Backend stops');
    void backend.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  if (!isForeseen(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
