// The points of a submission at which tests let something break. Source: docs/faults.md, F10 and F26.

/** In the order in which a submission comes to them. */
export const SUBMIT_POINTS = [
  'before the order is written',
  'after the order is written',
  'before the commit',
  'after the commit, before the answer',
  'before the mail is taken from the outbox',
] as const;

export type SubmitPoint = (typeof SUBMIT_POINTS)[number];

/** What happens there: the process dies, its connection to PostgreSQL breaks, or it stands still until its parent sends a message. */
export type SubmitFault = 'kill' | 'cut' | 'hold';

/** What a process that stands still at a point tells its parent. */
export type Held = { readonly heldAt: SubmitPoint };

/** The settings with which a backend breaks at the point; `preload` is the module that does it. */
export const breaksAt = (point: SubmitPoint, fault: SubmitFault): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('break-at-point.ts', import.meta.url).href}`,
  SUBMIT_POINT: point,
  SUBMIT_FAULT: fault,
});
