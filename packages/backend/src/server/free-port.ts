// Whether the port is free is asked before anything else is done, so that a taken one is told at once and not after the shop was filled.

import { createServer } from 'node:net';

/** The port is taken by another program. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/** Throws `PortInUseError` when somebody else listens on the port. */
export const requireFreePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** What an error of listening means for the operator. */
export const portError = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE' || error.code === 'EADDRNOTAVAIL'
    ? new PortInUseError(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken; set BACKEND_PORT.`
          : 'Setting HOST: this computer has no such address.',
      )
    : error;
