// Working days within Germany until goods of the demo shop arrive.

type Days = readonly [from: number, to: number];

/** What is in stock. */
export const STOCK_DAYS: Days = [1, 3];

/** What the spedition brings, as most of it comes. */
export const FREIGHT_DAYS: Days = [8, 12];
