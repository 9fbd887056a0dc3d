import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly numRuns: number;
  }
}

/** Runs of every law: 1,000 unless `FC_NUM_RUNS` says otherwise. */
export const NUM_RUNS: number = inject('numRuns');
