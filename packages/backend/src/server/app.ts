// The addresses of the backend.

import { TOKEN_ADDRESS } from '@tornister/domain/calls';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { sql } from 'kysely';
import { productFiles } from '../catalogue/files/product-files.ts';
import type { OperationList } from '../graphql/batch-gate.ts';
import { createEngine } from '../graphql/yoga.ts';
import { outboxRoutes } from '../mail/outbox-routes.ts';
import { NOTIFY_PATH, notifyRoute } from '../payment/notify-route.ts';
import { SANDBOX_PATH } from '../payment/sandbox/sandbox-provider.ts';
import { sandboxRoutes } from '../payment/sandbox/sandbox-routes.ts';
import { pictureRoutes } from '../pictures/picture-routes.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { unguessableId } from '../server/ids.ts';
import { graphqlRoute } from './graphql-route.ts';
import { onlyFromThisComputer } from './only-from-this-computer.ts';
import type { Services } from './services.ts';
import { tokenRoute } from './token-route.ts';

const MAX_BODY_BYTES = 512 * 1_024;

export type AppParts = {
  readonly operations: OperationList | undefined;
  /** Has the sandbox provider send its reports now. */
  readonly sendSandboxReports: () => Promise<void>;
};

/** The whole backend as one function from request to answer. */
export const createApp = (services: Services, { operations, sendSandboxReports }: AppParts): Hono => {
  const engine = createEngine({
    isProduction: services.settings.isProduction,
    isListEnforced: operations !== undefined,
  });
  const app = new Hono();
  app.use(secureHeaders({ xFrameOptions: 'DENY', referrerPolicy: 'same-origin', crossOriginResourcePolicy: false }));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (http) => http.json({ error: 'BODY_TOO_LARGE' }, 413) }));
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', readiness(services));
  app.post(TOKEN_ADDRESS, tokenRoute(services));
  app.post('/graphql', graphqlRoute({ services, engine, operations }));
  app.all('/graphql', (http) => http.json({ error: 'POST_ONLY' }, 405, { allow: 'POST' }));
  app.post(`${NOTIFY_PATH}/:provider`, notifyRoute(services));
  app.route('/', productFiles(services));
  app.route('/', pictureRoutes({ store: pictureStore(services) }));
  if (services.settings.hasPaymentSandbox) app.route(SANDBOX_PATH, sandboxRoutes(services, sendSandboxReports));
  const { outboxPages } = services.settings;
  if (outboxPages === 'loopback') app.use('/outbox/*', onlyFromThisComputer);
  if (outboxPages !== 'none') app.route('/outbox', outboxRoutes(services));
  app.notFound((http) => http.json({ error: 'NOT_FOUND' }, 404));
  app.onError((error, http) => {
    const correlationId = unguessableId();
    services.log.error({ err: error, requestId: correlationId, path: http.req.path }, 'request failed');
    return http.json(
      { errors: [{ message: 'INTERNAL_SERVER_ERROR', extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId } }] },
      500,
    );
  });
  return app;
};

/** Pictures are drawn when they are first asked for and kept beside the data. */
const pictureStore = ({ database, settings }: Services) =>
  createPictureStore({
    folder: `${settings.dataDir}/pictures`,
    lookup: async (pictureId) => {
      const row = await database.selectFrom('pictures').select('spec').where('id', '=', pictureId).executeTakeFirst();
      return row?.spec;
    },
  });

/** Ready when the database answers. */
const readiness =
  ({ database }: Services) =>
  async (http: Context): Promise<Response> => {
    try {
      await sql`select 1`.execute(database);
      return http.json({ status: 'ok' });
    } catch {
      return http.json({ status: 'database unavailable' }, 503);
    }
  };
