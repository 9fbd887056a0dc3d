// The content of a migrated, empty PGlite, made once, when the first test wants it: to make a database cluster and to migrate it takes
// seconds, to copy one a fraction.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPglite, overPglite } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';

const makeTemplate = async (): Promise<Buffer> => {
  const pglite = await createPglite({});
  const { database, close } = overPglite(pglite);
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await close();
  return Buffer.from(await dump.arrayBuffer());
};

/** Answers the template at an address of this computer to every worker of the tests. */
export const servePgliteTemplate = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  let template: Promise<Buffer> | undefined;
  const server = createServer((_request, response) => {
    // A connection that idles between two tests could be closed in the very moment in which the second one asks on it.
    response.setHeader('connection', 'close');
    template ??= makeTemplate();
    template.then(
      (content) => response.end(content),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
