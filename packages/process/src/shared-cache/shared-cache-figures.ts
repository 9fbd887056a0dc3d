// The figures of the shared cache: whether it is used, what came of questions, what was handed on.

import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '../metrics/index.ts';
import type { SharedCache } from './shared-cache.ts';

/** Has the shared cache among the figures of a process. */
export const watchSharedCache = (
  { registry }: Pick<Metrics, 'registry'>,
  { figures }: Pick<SharedCache, 'figures'>,
) => {
  const registers = [registry];
  new Gauge({
    name: 'tornister_shared_cache_usable',
    help: 'Whether the shared cache answers (1), or this process has only its own (0).',
    registers,
    collect() {
      this.set(figures().isUsable ? 1 : 0);
    },
  });
  const counter = (name: string, help: string, read: () => Readonly<Record<string, number>>): void => {
    new Counter({
      name,
      help,
      labelNames: ['result'],
      registers,
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(read())) this.inc({ result }, count);
      },
    });
  };
  counter(
    'tornister_shared_cache_lookups_total',
    'How often the shared cache was asked for what this process did not have, by result.',
    () => figures().lookups,
  );
  counter(
    'tornister_shared_cache_writes_total',
    'What was handed on to other processes, by result.',
    () => figures().writes,
  );
};
