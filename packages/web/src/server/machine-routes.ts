// What machines ask of the shop host: whether it lives, whether it may be sent visitors, what it measures, and which pages robots may read.

import { type Metrics, mayReadMetrics } from '@tornister/process/metrics';
import { Hono } from 'hono';
import type { PageTable } from '../routing/page-table.ts';
import { plainAnswer } from './file-download.ts';
import type { HostEnvironment } from './host-environment.ts';
import type { PageMaker } from './page-maker.ts';
import { readRequestSite, readVisit } from './read-visit.ts';
import { createReadiness } from './readiness.ts';
import { robotsText } from './robots-text.ts';
import type { Settings } from './settings.ts';

type MachineParts = {
  readonly settings: Settings;
  readonly maker: PageMaker;
  readonly pages: PageTable;
  readonly metrics: Metrics;
};

export const createMachineRoutes = ({ settings, maker, pages, metrics }: MachineParts): Hono<HostEnvironment> => {
  const readiness = createReadiness({ backendUrl: settings.backendUrl, maker });
  const routes = new Hono<HostEnvironment>({ strict: false });
  routes.get('/healthz', () => plainAnswer(200, 'ok'));
  routes.get('/readyz', async (context) => {
    const state = await readiness(readRequestSite(context.env.incoming, settings).site);
    return plainAnswer(state === 'ok' ? 200 : 503, state);
  });
  routes.get('/metrics', async (context, next) => {
    const reader = {
      socketAddress: context.env.incoming.socket.remoteAddress ?? '',
      hostname: new URL(context.req.url).hostname,
      header: (name: string) => context.req.header(name),
    };
    if (!mayReadMetrics(reader, settings.metricsToken)) return next();
    const { text, contentType } = await metrics.read();
    return context.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
  routes.get('/robots.txt', (context) =>
    plainAnswer(200, robotsText(readVisit(context.env.incoming, settings).site.baseUrl, pages)),
  );
  return routes;
};
