// Whether the port is free and the interface is there is asked before anything else is done, so that it is told at once and not after the shop was filled.

import { createServer } from 'node:net';
import { noOwnAddress } from '@tornister/process/setting-formats';
import { SettingsError } from '../settings.ts';

/** The port is taken by another program. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/** Throws `PortInUseError` when somebody else listens on the port, `SettingsError` when nobody can listen there. */
export const requireFreePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** What an error of listening means for the operator. */
export const portError = (error: NodeJS.ErrnoException, port: number, host: string): Error => {
  if (error.code === 'EADDRINUSE') return new PortInUseError(`Port ${port} is taken; set BACKEND_PORT.`);
  return new SettingsError(noOwnAddress(error, host) ?? `The backend cannot listen on port ${port}: ${error.message}.`);
};
