// `npm run dev`: the shop host on top of the build tool's own server, with live reload. The policy is looser here, because the build tool
// puts styles and scripts of its own into the page.

import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';

const PACKAGE_DIR = join(import.meta.dirname, '..', '..');

const vite = await createVite({
  root: PACKAGE_DIR,
  configFile: join(PACKAGE_DIR, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true },
});

/** Scripts of the build tool: its client, the part that keeps React's state over a change, and the shop itself. */
const head = async (): Promise<string> => {
  const shell = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  const own = '<script type="module" src="/src/entry.client.tsx"></script>';
  return `${/<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''}${own}`;
};

type Modules = {
  readonly settings: typeof import('./settings.ts');
  readonly host: typeof import('./shop-host.ts');
  readonly pino: typeof import('pino');
};

const load = async (): Promise<Modules> => ({
  settings: (await vite.ssrLoadModule('/src/server/settings.ts')) as Modules['settings'],
  host: (await vite.ssrLoadModule('/src/server/shop-host.ts')) as Modules['host'],
  pino: await import('pino'),
});

const openHost = async () => {
  const modules = await load();
  const settings = modules.settings.readSettings({
    PAGE_CACHE_SECONDS: '0',
    ANSWER_CACHE_SECONDS: '0',
    ...process.env,
  });
  const pageHead = await head();
  return {
    settings,
    answer: modules.host.createShopHost({
      settings,
      log: modules.pino.pino({ level: settings.logLevel }),
      assets: { forPage: () => ({ head: pageHead }) },
      files: () => undefined,
      headers: { 'X-Content-Type-Options': 'nosniff' },
    }),
  };
};

let host = await openHost();
vite.watcher.on('change', () => {
  void openHost().then(
    (next) => {
      host = next;
    },
    (error: unknown) => vite.config.logger.error(String(error)),
  );
});

const server = createServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => host.answer(incoming, outgoing));
});
const { port, host: listensAt } = host.settings;
server.listen({ port, ...(listensAt === undefined ? {} : { host: listensAt }) }, () => {
  vite.config.logger.info(`The shop is open with live reload: http://localhost:${port}`);
});
process.on('disconnect', () => process.exit(0));
