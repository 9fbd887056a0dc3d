/** Runs of every law: 1,000 unless `FC_NUM_RUNS` says otherwise. */
export const NUM_RUNS = 1_000;
