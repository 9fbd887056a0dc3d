// The figures of the backend: operations by name, connections to the database, what waits in the outbox, orders of the last day.

import { createMetrics, type Metrics } from '@tornister/process/metrics';
import { sql } from 'kysely';
import { Counter, Gauge, Histogram } from 'prom-client';
import { tileCacheOf } from '../catalogue/tiles/read-tiles.ts';
import { contentCacheOf } from '../content/content-cache.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { ReadReplicas } from '../database/read-replicas.ts';
import { factsOf, operationCache } from '../graphql/batch-gate.ts';
import type { Engine } from '../graphql/yoga.ts';
import { searchCacheOf } from '../search/found-products.ts';
import type { ChangeAnnouncer } from '../shared-cache/announce-changes.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;
const MILLISECONDS = 1_000;
const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 5];

type OperationFigures = {
  /** The field of the query or mutation; only ones that the schema has. */
  readonly field: string;
  /** Whether it was answered without an error. */
  readonly isGood: boolean;
  readonly seconds: number;
};

export type BackendMetrics = Metrics & { readonly countOperation: (figures: OperationFigures) => void };

export type BackendMetricsOptions = {
  readonly services: Pick<Services, 'database' | 'settings' | 'now' | 'log'>;
  readonly pool?: OpenDatabase['pool'];
  readonly replicas?: Pick<ReadReplicas, 'states' | 'answered'>;
  readonly announcer?: Pick<ChangeAnnouncer, 'isUsable'>;
  /** Also what Node.js says of the process. */
  readonly withProcessFigures?: boolean;
};

/** The figures of one backend. Those that are asked of the database are the same in all backends beside it. */
export const createBackendMetrics = ({
  services,
  pool,
  replicas,
  announcer,
  withProcessFigures = false,
}: BackendMetricsOptions): BackendMetrics => {
  const metrics = createMetrics({ withProcessFigures });
  metrics.watchCache('tiles', tileCacheOf(services.database, services.settings));
  metrics.watchCache('content', contentCacheOf(services.database));
  metrics.watchCache('operations', operationCache);
  metrics.watchCache('searches', searchCacheOf(services.database));
  if (pool !== undefined) addPool(metrics, pool);
  if (replicas !== undefined) addReplicas(metrics, replicas);
  if (announcer !== undefined) addAnnouncer(metrics, announcer);
  addOutbox(metrics, services);
  addOrders(metrics, services);
  addWebVitals(metrics, services);
  const registers = [metrics.registry];
  const durations = new Histogram({
    name: 'tornister_graphql_operation_duration_seconds',
    help: 'How long operations took that were run, by their field.',
    labelNames: ['field'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'tornister_graphql_operation_errors_total',
    help: 'Operations that were answered with an error, refusals among them, by their field.',
    labelNames: ['field'],
    registers,
  });
  return {
    ...metrics,
    countOperation: ({ field, isGood, seconds }) => {
      durations.observe({ field }, seconds);
      if (!isGood) failures.inc({ field });
    },
  };
};

/** The same engine, whose operations are counted. One that was not run is not: its fields are whatever somebody thought up. */
export const countedEngine = (engine: Engine, { countOperation }: Pick<BackendMetrics, 'countOperation'>): Engine => ({
  run: async (operation, context) => {
    const startedAt = performance.now();
    const result = await engine.run(operation, context);
    if ('data' in result) {
      const seconds = (performance.now() - startedAt) / MILLISECONDS;
      const isGood = result.errors === undefined;
      for (const field of factsOf(operation.query)?.rootFields ?? []) countOperation({ field, isGood, seconds });
    }
    return result;
  },
});

const addPool = ({ registry }: Metrics, pool: NonNullable<OpenDatabase['pool']>): void => {
  new Gauge({
    name: 'tornister_database_connections',
    help: 'Connections to the database: used, idle; and calls that are waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
};

const addAnnouncer = ({ registry }: Metrics, { isUsable }: Pick<ChangeAnnouncer, 'isUsable'>): void => {
  new Gauge({
    name: 'tornister_shared_cache_usable',
    help: 'Whether changes are announced to shop hosts (1), or the shared cache does not answer (0).',
    registers: [registry],
    collect() {
      this.set(isUsable() ? 1 : 0);
    },
  });
};

const addReplicas = (
  { registry }: Metrics,
  { states, answered }: NonNullable<BackendMetricsOptions['replicas']>,
): void => {
  const registers = [registry];
  new Gauge({
    name: 'tornister_read_replica_usable',
    help: 'Whether the replica answers questions of the catalogue (1) or is away or too far behind (0).',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isUsable } of states()) this.set({ replica: name }, isUsable ? 1 : 0);
    },
  });
  new Gauge({
    name: 'tornister_read_replica_lag_seconds',
    help: 'How far the replica was behind the primary at the last look; missing while that is not known.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset();
      for (const { name, lagMs } of states())
        if (lagMs !== undefined) this.set({ replica: name }, lagMs / MILLISECONDS);
    },
  });
  new Counter({
    name: 'tornister_read_replica_questions_total',
    help: 'Questions of the catalogue by who answered them: a replica, or the primary in its stead.',
    labelNames: ['by'],
    registers,
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(answered())) this.inc({ by }, count);
    },
  });
};

type Asks = Pick<Services, 'database' | 'now' | 'log'>;

/** A figure that the database has; while it does not answer the figure is missing, and the others are there. */
const asked = async ({ log }: Asks, figure: Gauge, ask: () => Promise<void>): Promise<void> => {
  figure.reset();
  try {
    await ask();
  } catch (error) {
    figure.reset();
    log.warn({ err: error }, 'a figure could not be read from the database');
  }
};

const addOutbox = ({ registry }: Metrics, services: Asks): void => {
  const { database, now } = services;
  new Gauge({
    name: 'tornister_outbox_waiting',
    help: 'Messages of the outbox (mails, captures, refunds) that have not been delivered yet.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      return asked(services, this, async () => {
        const { rows } = await sql<{ kind: string; waiting: number }>`
          select kind, count(*)::int as waiting from outbox where done_at is null group by kind`.execute(database);
        for (const { kind, waiting } of rows) this.set({ kind }, waiting);
      });
    },
  });
  new Gauge({
    name: 'tornister_outbox_late_seconds',
    help: 'How long the message that is due the longest has been due, tried or not; 0 when nothing is. Without mails that their server refuses for good.',
    registers: [registry],
    collect() {
      return asked(services, this, async () => {
        const { rows } = await sql<{ due: number | null }>`
          select min(coalesce(due_at, next_attempt_at)) as due from outbox
          where done_at is null and refused_since is null`.execute(database);
        const due = rows[0]?.due ?? now();
        this.set(Math.max(0, (now() - due) / MILLISECONDS));
      });
    },
  });
};

const addOrders = ({ registry }: Metrics, services: Asks): void => {
  const { database, now } = services;
  new Gauge({
    name: 'tornister_orders_last_day',
    help: 'Orders of the last 24 hours by store, state and state of their payment.',
    labelNames: ['store', 'state', 'payment'],
    registers: [registry],
    collect() {
      return asked(services, this, async () => {
        const { rows } = await sql<{ store: string; state: string; payment: string; orders: number }>`
          select store, state, payment_state as payment, count(*)::int as orders from orders
          where ordered_at > ${now() - DAY_MS} group by store, state, payment_state`.execute(database);
        for (const { store, state, payment, orders } of rows) this.set({ store, state, payment }, orders);
      });
    },
  });
};

const addWebVitals = ({ registry }: Metrics, services: Asks): void => {
  const { database, now } = services;
  new Gauge({
    name: 'tornister_web_vitals_p75_last_day',
    help: 'Web vitals that visitors had in the last 24 hours, by store: three of four were as good or better. Milliseconds; CLS has no unit.',
    labelNames: ['store', 'metric'],
    registers: [registry],
    collect() {
      return asked(services, this, async () => {
        const { rows } = await sql<{ store: string; metric: string; value: number }>`
          select store, fields->>'metric_name' as metric,
            percentile_cont(0.75) within group (order by (fields->>'metric_value')::double precision) as value
          from tracking_events where received_at > ${now() - DAY_MS} and name = 'web_vitals'
          group by store, fields->>'metric_name'`.execute(database);
        for (const { store, metric, value } of rows) this.set({ store, metric }, value);
      });
    },
  });
};
