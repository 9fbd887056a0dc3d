// Events of a tab wait until the visitor has decided, and for the code that takes them. Source: § 25 TDDDG; spec 1 §1.

import { type ConsentGate, type ConsentInput, passConsentGate, UNDECIDED } from '@tornister/domain/analytics';
import type { Analytics, TrackedEvent } from '../ports/index.ts';

export type EventGate = Analytics & {
  /** Takes events from now on, those that have waited first. */
  readonly connect: (send: (event: TrackedEvent) => void) => void;
  /** Looks at the decision again, which may have changed. */
  readonly settle: () => void;
};

/**
 * The gate of a tab. Each event looks at the decision as it is then, so that what was withdrawn in another tab counts here at once.
 *
 * @param decision whether the visitor has agreed; nothing while nothing was decided
 */
export const createEventGate = (decision: () => boolean | undefined): EventGate => {
  let gate: ConsentGate<TrackedEvent> = UNDECIDED;
  let send: ((event: TrackedEvent) => void) | undefined;

  const pass = (input: ConsentInput<TrackedEvent>): void => {
    const passed = passConsentGate(gate, input);
    gate = passed.gate;
    for (const event of passed.send) send?.(event);
  };
  const decide = (isGranted: boolean): void => {
    if (gate.kind !== (isGranted ? 'granted' : 'denied')) pass({ kind: 'decided', isGranted });
  };
  const settle = (): void => {
    const isGranted = decision();
    // A decision that has gone is none: what was open closes.
    if (isGranted === false || (isGranted === undefined && gate.kind === 'granted')) decide(false);
    if (isGranted === true && send !== undefined) decide(true);
  };

  return {
    settle,
    track: (event) => {
      settle();
      pass({ kind: 'happened', event });
    },
    connect: (receiver) => {
      send = receiver;
      settle();
    },
  };
};
