// Nothing is tracked before somebody has decided. Source: § 25 TDDDG; spec 1 §1 "consent-management settings".

export type ConsentGate<Event> =
  | { readonly kind: 'undecided'; readonly waiting: readonly Event[] }
  | { readonly kind: 'granted' }
  | { readonly kind: 'denied' };

/** Events that wait for a decision; older ones are dropped beyond this many. */
export const WAITING_EVENTS_MAX = 100;

export type ConsentInput<Event> =
  | { readonly kind: 'happened'; readonly event: Event }
  | { readonly kind: 'decided'; readonly isGranted: boolean };

export type ConsentStep<Event> = { readonly gate: ConsentGate<Event>; readonly send: readonly Event[] };

export const UNDECIDED = { kind: 'undecided', waiting: [] } as const satisfies ConsentGate<never>;

const decide = <Event>(gate: ConsentGate<Event>, isGranted: boolean): ConsentStep<Event> =>
  isGranted
    ? { gate: { kind: 'granted' }, send: gate.kind === 'undecided' ? gate.waiting : [] }
    : { gate: { kind: 'denied' }, send: [] };

/**
 * Events wait until the visitor has decided. Granted: what waited is sent in its order, later events at once. Denied: what
 * waited is forgotten and nothing is kept. A decision can be changed either way at any time.
 */
export const passConsentGate = <Event>(gate: ConsentGate<Event>, input: ConsentInput<Event>): ConsentStep<Event> => {
  if (input.kind === 'decided') return decide(gate, input.isGranted);
  if (gate.kind === 'granted') return { gate, send: [input.event] };
  if (gate.kind === 'denied') return { gate, send: [] };
  return { gate: { kind: 'undecided', waiting: [...gate.waiting, input.event].slice(-WAITING_EVENTS_MAX) }, send: [] };
};
