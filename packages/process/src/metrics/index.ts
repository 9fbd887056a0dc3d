// Figures of a process in the form of Prometheus, and who may read them.

export { type MetricsReader, mayReadMetrics } from './may-read-metrics.ts';
export { createMetrics, type Metrics, type RequestFigures, type WatchedCache } from './metrics.ts';
