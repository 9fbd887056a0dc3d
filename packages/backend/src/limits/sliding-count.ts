// The arithmetic of a sliding window that is stored as two numbers: what was counted in this window of the clock and in the one before. Of
// the one before counts the part that still lies within one window's length of now. And that of turns, where what is too much is put off.

export type Counted = { readonly windowStart: number; readonly current: number; readonly previous: number };

/** Where the window of the clock began that a moment lies in. */
export const windowStartAt = (at: number, windowMs: number): number => at - (at % windowMs);

/** What counts at a moment; `limiter.ts` asks the database the same in SQL. */
export const countAt = ({ windowStart, current, previous }: Counted, at: number, windowMs: number): number => {
  const start = windowStartAt(at, windowMs);
  const before = windowStart === start ? previous : windowStart === start - windowMs ? current : 0;
  const now = windowStart === start ? current : 0;
  return now + (before * (windowMs - (at - start))) / windowMs;
};

/** Milliseconds until one more fits under the limit, if nothing else is counted meanwhile; 0 when it fits already. */
export const waitFor = (
  counted: Counted,
  at: number,
  { most, windowMs }: { most: number; windowMs: number },
): number => {
  const fits = (moment: number): boolean => countAt(counted, moment, windowMs) + 1 <= most;
  if (fits(at)) return 0;
  // Counts only fall with time, and after two windows nothing is left.
  let tooEarly = at;
  let enough = windowStartAt(at, windowMs) + 2 * windowMs;
  while (enough - tooEarly > 1) {
    const middle = Math.floor((tooEarly + enough) / 2);
    if (fits(middle)) enough = middle;
    else tooEarly = middle;
  }
  return enough - at;
};

/**
 * The moment of one more, no earlier than `at`, so that no period of `windowMs` (milliseconds, its end not counted) has more than `most`: after `given`,
 * the moments of those before in their order, of which the last `most` are enough.
 */
export const turnAfter = (
  given: readonly number[],
  at: number,
  { most, windowMs }: { most: number; windowMs: number },
): number => Math.max(at, given.at(-1) ?? at, (given.at(-most) ?? -windowMs) + windowMs);
