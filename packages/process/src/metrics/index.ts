// Figures of a process in the form of Prometheus, and who may read them.

export { mayReadMetrics } from './may-read-metrics.ts';
export { createMetrics, type Metrics } from './metrics.ts';
