// A line to a server that a test can freeze: connections stay open and take everything, and nothing comes back.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type FrozenLine = {
  /** The port to connect to instead of the server's. */
  readonly port: number;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => Promise<void>;
};

/** Opens one to a port of this computer. */
export const openLine = async (target: number): Promise<FrozenLine> => {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
      if (isFrozen) socket.pause();
    }
    incoming.on('data', (part) => outgoing.write(part));
    outgoing.on('data', (part) => incoming.write(part));
    if (isFrozen) for (const socket of [incoming, outgoing]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
