/** Has one row once the demo shop is complete; written last, so that a seeding which was cut short leaves none. */
export type SeedingTables = {
  seedings: { name: string; products: number; seed: number; completed_at: number };
};
