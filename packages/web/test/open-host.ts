// A shop host on a port of this machine in front of a backend that the test plays: real requests on both sides.

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../src/server/log.ts';
import { readSettings } from '../src/server/settings.ts';
import { createShopHost, type ShopHostParts } from '../src/server/shop-host.ts';

/** A connection is kept while the test runs: on a busy machine one would be closed in the moment in which it is used again. */
const NEVER_IDLE = { keepAliveTimeout: 0 };
/** As `main.ts` opens it. */
const AS_IT_RUNS = { ...NEVER_IDLE, optimizeEmptyRequests: true };

type Variables = Readonly<Record<string, unknown>>;
type GraphqlAnswer = { readonly data?: unknown; readonly errors?: readonly object[] };

/** What the backend says to an operation; `wholeBatch` where it refuses several at once (400). */
export type Says = Readonly<Record<string, (variables: Variables) => GraphqlAnswer | Promise<GraphqlAnswer>>>;

const PAGE = { redirectUrl: null, pageType: 'HOMEPAGE', categoryId: null, productId: null, title: 'Tornister' };
const NOTHING_ON_IT = {
  metaDescription: null,
  rows: [],
  activeAbTests: [],
  openGraphImage: null,
  breadcrumbs: [],
  seller: null,
  storefronts: null,
};

/** A shop with a home page and nothing else. */
const EMPTY_SHOP: Says = {
  getPageDetails: ({ url }) => ({
    data: { getPageDetails: { ...PAGE, ...NOTHING_ON_IT, pageType: url === '/' ? 'HOMEPAGE' : 'UNKNOWN' } },
  }),
  getNavigationTree: () => ({ data: { getNavigationTree: [] } }),
  getFooter: () => ({ data: { getFooter: { usps: [], links: [] } } }),
  getGlobalParameters: () => ({ data: { getGlobalParameters: [] } }),
  getExistingPages: () => ({ data: { getExistingPages: [] } }),
  shopInit: () => ({ data: { shopInit: { cartId: 'c'.repeat(24), userId: 'u'.repeat(24) } } }),
};

const nameOf = (query: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';

type Asked = { readonly query: string; readonly variables?: Variables };

const listening = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** What came in: JSON, or an operation with its file beside it. */
const readAsked = async (type: string, body: Buffer): Promise<Asked | readonly Asked[]> => {
  if (!type.startsWith('multipart/')) return JSON.parse(body.toString());
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const { query, variables } = JSON.parse(String(form.get('operations'))) as Asked;
  return { query, variables: { ...variables, file: form.get('0') } };
};

/** A backend that a test plays; `asked` are the names of the operations that came. */
const playBackend = (says: Says) => {
  const asked: string[] = [];
  const heard: IncomingHttpHeaders[] = [];
  const answer = async ({ query, variables = {} }: Asked): Promise<GraphqlAnswer> => {
    asked.push(nameOf(query));
    return (
      (await says[nameOf(query)]?.(variables)) ?? { errors: [{ message: `The test says nothing to ${nameOf(query)}` }] }
    );
  };
  const open = (): Server =>
    createServer(NEVER_IDLE, (incoming, outgoing) => {
      const parts: Buffer[] = [];
      heard.push(incoming.headers);
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        outgoing.setHeader('content-type', 'application/json');
        if (incoming.url === '/oauth/token') {
          outgoing.end(JSON.stringify({ access_token: 'token', expires_in: 3_600 }));
          return;
        }
        void readAsked(incoming.headers['content-type'] ?? '', Buffer.concat(parts)).then(async (body) => {
          const refusal = Array.isArray(body) && body.length > 1 ? await says.wholeBatch?.({}) : undefined;
          if (refusal !== undefined) outgoing.statusCode = 400;
          const answers = () => (Array.isArray(body) ? Promise.all(body.map(answer)) : answer(body as Asked));
          outgoing.end(JSON.stringify(refusal ?? (await answers())));
        });
      });
    });
  return { open, asked, heard };
};

export type OpenHost = {
  /** Where it listens. */
  readonly origin: string;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly post: (path: string, form: Readonly<Record<string, string>>, cookie?: string) => Promise<Response>;
  readonly send: (path: string, json: unknown, cookie?: string) => Promise<Response>;
  readonly backendUrl: string;
  /** Names of the operations that reached the backend, in order. */
  readonly asked: readonly string[];
  /** Headers of all that reached the backend, in order. */
  readonly heard: readonly IncomingHttpHeaders[];
  /** What the shop host wrote into its log: errors only, unless the environment names another LOG_LEVEL. */
  readonly logged: readonly string[];
  /** Stops the backend: its port refuses connections. */
  readonly stopBackend: () => Promise<void>;
  /** Starts it again at the same port. */
  readonly startBackend: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens both; the caller closes them. */
export const openHost = async (
  says: Says = {},
  environment: Readonly<Record<string, string>> = {},
  others: Partial<
    Pick<ShopHostParts, 'closing' | 'files' | 'headers' | 'pages' | 'render' | 'sharedCache' | 'signalAfter'>
  > = {},
): Promise<OpenHost> => {
  const { open, asked, heard } = playBackend({ ...EMPTY_SHOP, ...says });
  let backend = open();
  const backendPort = await listening(backend);
  const settings = readSettings({
    PORT: '0',
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    SHOP_CLIENT_ID: 'shop',
    SHOP_CLIENT_SECRET: 'x'.repeat(32),
    ...environment,
  });
  const logged: string[] = [];
  const host = createServer(
    AS_IT_RUNS,
    createShopHost({
      settings,
      log: createLog(environment.LOG_LEVEL === undefined ? 'error' : settings.logLevel, {
        write: (line: string) => void logged.push(line),
      }),
      assets: { forPage: () => ({ head: '' }) },
      files: () => undefined,
      headers: {},
      // How long something takes here says how busy the machine is.
      signalAfter: () => new AbortController().signal,
      ...others,
    }),
  );
  const origin = `http://127.0.0.1:${await listening(host)}`;
  const ask = (path: string, { headers, ...init }: RequestInit): Promise<Response> =>
    fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers: { 'accept-language': 'de', ...headers } });
  const cookies = (cookie: string | undefined): Record<string, string> => (cookie === undefined ? {} : { cookie });
  return {
    origin,
    backendUrl: settings.backendUrl,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, form, cookie) =>
      ask(path, { method: 'POST', headers: { origin, ...cookies(cookie) }, body: new URLSearchParams(form) }),
    send: (path, json, cookie) =>
      ask(path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...cookies(cookie) },
        body: JSON.stringify(json),
      }),
    asked,
    heard,
    logged,
    stopBackend: () => closed(backend),
    startBackend: async () => {
      backend = open();
      await listening(backend, backendPort);
    },
    close: async () => {
      await closed(host);
      await closed(backend);
    },
  };
};
