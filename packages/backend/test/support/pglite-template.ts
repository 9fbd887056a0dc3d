// The content of a migrated, empty PGlite, made once, when the first test wants it: to make a database cluster and to migrate it takes
// seconds, to copy one a fraction.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { PGLITE_EXTENSIONS } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { Tables } from '../../src/database/tables.ts';

const makeTemplate = async (): Promise<Buffer> => {
  const pglite = await PGlite.create({ extensions: PGLITE_EXTENSIONS });
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
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
