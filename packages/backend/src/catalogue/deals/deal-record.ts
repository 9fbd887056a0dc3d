// A lightning deal as a shop's records say it.

/** A lightning deal repeats for ever, so that one always runs: see `dealWindowAt` of the domain. */
export type DealRecord = {
  readonly id: string;
  readonly itemId: string;
  readonly specialPriceCents: number;
  /** Pieces for one shopper. */
  readonly quantityMax: number;
  /** Pieces for everybody in one window. */
  readonly allowance: number;
  /** Pieces that are already taken in a fresh window, so that bars differ. */
  readonly reservedAtStart: number;
  readonly cycleSeconds: number;
  readonly phaseSeconds: number;
};
