// The addresses of the backend.

import type { HttpBindings } from '@hono/node-server';
import { LIST_CHANGES_ADDRESS, TOKEN_ADDRESS } from '@tornister/domain/calls';
import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { mayReadMetrics } from '@tornister/process/metrics';
import { isMultipart } from '@tornister/process/multipart';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { productFiles } from '../catalogue/files/product-files.ts';
import { createProductFilms } from '../catalogue/files/product-films.ts';
import type { OperationList } from '../graphql/batch-gate.ts';
import { createEngine } from '../graphql/yoga.ts';
import { outboxRoutes } from '../mail/outbox-routes.ts';
import { NOTIFY_PATH, notifyRoute } from '../payment/notify-route.ts';
import { SANDBOX_PATH } from '../payment/sandbox/sandbox-provider.ts';
import { sandboxRoutes } from '../payment/sandbox/sandbox-routes.ts';
import { pictureFilesOf, UNUSED_SERVED_MS } from '../pictures/picture-place.ts';
import { pictureRoutes } from '../pictures/picture-routes.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { STAFF_PATH, staffRoutes } from '../staff/staff-routes.ts';
import { graphqlRoute } from './graphql-route.ts';
import type { ListStreams } from './list-streams.ts';
import { type BackendMetrics, countedEngine } from './metrics.ts';
import { onlyFromThisComputer } from './only-from-this-computer.ts';
import { createReadiness } from './readiness.ts';
import { correlationIdOf } from './request-context.ts';
import type { Services } from './services.ts';
import { tokenRoute } from './token-route.ts';

const MAX_BODY_BYTES = 512 * 1_024;
/** A request that brings a file has it beside its operation. */
const MAX_BODY_BYTES_WITH_FILE = UPLOAD_MAX_BYTES + MAX_BODY_BYTES;
const MILLISECONDS = 1_000;

const limitedTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (http) => http.json({ error: 'BODY_TOO_LARGE' }, 413) });
const limitWithoutFile = limitedTo(MAX_BODY_BYTES);
const limitWithFile = limitedTo(MAX_BODY_BYTES_WITH_FILE);

export type AppParts = {
  readonly operations: OperationList | undefined;
  /** Has the sandbox provider send its reports now. */
  readonly sendSandboxReports: () => Promise<void>;
  readonly metrics: BackendMetrics;
  /** Followers of lists; without it nobody can follow one. */
  readonly listStreams?: ListStreams;
};

/** The whole backend as one function from request to answer. */
export const createApp = (services: Services, parts: AppParts): Hono<Node> => {
  const { operations, sendSandboxReports, metrics, listStreams } = parts;
  const engine = countedEngine(
    createEngine({ isProduction: services.settings.isProduction, isListEnforced: operations !== undefined }),
    metrics,
  );
  const readiness = createReadiness(services);
  const films = createProductFilms(services.database);
  metrics.watchCache('films', films);
  const app = new Hono<Node>();
  app.use(counting(metrics));
  app.use(secureHeaders({ xFrameOptions: 'DENY', referrerPolicy: 'same-origin', crossOriginResourcePolicy: false }));
  app.use(async (http, next) => {
    const bringsFile = http.req.path === '/graphql' && isMultipart(http.req.header('content-type') ?? '');
    return (bringsFile ? limitWithFile : limitWithoutFile)(http, next);
  });
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', async (http) => {
    const status = await readiness();
    return http.json({ status }, status === 'ok' ? 200 : 503);
  });
  app.get('/metrics', figures(services, metrics));
  app.post(TOKEN_ADDRESS, tokenRoute(services));
  app.post('/graphql', graphqlRoute({ services, engine, operations }));
  app.all('/graphql', (http) => http.json({ error: 'POST_ONLY' }, 405, { allow: 'POST' }));
  if (listStreams !== undefined) app.get(LIST_CHANGES_ADDRESS, listStreams.route);
  app.post(`${NOTIFY_PATH}/:provider`, notifyRoute(services));
  app.route('/', productFiles({ database: services.database, films }));
  app.route('/', pictureRoutes({ store: pictureStore(services) }));
  if (services.settings.hasPaymentSandbox) app.route(SANDBOX_PATH, sandboxRoutes(services, sendSandboxReports));
  const { outboxPages, staffToken } = services.settings;
  if (staffToken !== undefined) app.route(STAFF_PATH, staffRoutes(services, staffToken));
  if (outboxPages === 'loopback') app.use('/outbox/*', onlyFromThisComputer);
  if (outboxPages !== 'none') app.route('/outbox', outboxRoutes(services));
  app.notFound((http) => http.json({ error: 'NOT_FOUND' }, 404));
  app.onError((error, http) => {
    const correlationId = correlationIdOf(http.req.raw.headers);
    services.log.error({ err: error, requestId: correlationId, path: http.req.path }, 'request failed');
    return http.json(
      { errors: [{ message: 'INTERNAL_SERVER_ERROR', extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId } }] },
      500,
    );
  });
  return app;
};

/** Pictures are drawn when they are first asked for and kept beside the data, or in a store for many machines. */
const pictureStore = ({ database, settings, log, now }: Services) => {
  const served = (pictureId: string) =>
    database
      .selectFrom('pictures')
      .where('id', '=', pictureId)
      .where((picture) =>
        picture.or([picture('unused_since', 'is', null), picture('unused_since', '>', now() - UNUSED_SERVED_MS)]),
      );
  return createPictureStore({
    files: pictureFilesOf(settings),
    onTrouble: (error) => log.warn({ err: error }, 'a picture could not be read from its place, or put there'),
    isKnown: async (pictureId) => (await served(pictureId).select('id').executeTakeFirst()) !== undefined,
    lookup: async (pictureId) => (await served(pictureId).select('spec').executeTakeFirst())?.spec,
  });
};

type Node = { readonly Bindings: Partial<HttpBindings> };

/** Counts every answer under the pattern of its route. */
const counting =
  ({ countRequest }: BackendMetrics): MiddlewareHandler =>
  async (http, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / MILLISECONDS;
    countRequest({ method: http.req.method, route: routePath(http, -1), status: http.res.status, seconds });
  };

const figures =
  ({ settings }: Services, metrics: BackendMetrics) =>
  async (http: Context<Node>): Promise<Response> => {
    const reader = {
      socketAddress: http.env.incoming?.socket.remoteAddress ?? '',
      hostname: new URL(http.req.url).hostname,
      header: (name: string) => http.req.header(name),
    };
    if (!mayReadMetrics(reader, settings.metricsToken)) return http.notFound();
    const { text, contentType } = await metrics.read();
    return http.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  };
