// Moments and durations in milliseconds.

import type { Brand } from './brand.ts';

/** A moment as milliseconds since 1970-01-01T00:00Z. Rules take it as an argument; none asks a clock. */
export type Instant = Brand<number, 'Instant'>;

/** Marks a number of milliseconds since the epoch as a moment. */
export const instantOf = (epochMs: number): Instant => epochMs as Instant;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
