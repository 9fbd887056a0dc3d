import { type ConsentDecision, loginEvent, WAITING_EVENTS_MAX } from '@tornister/domain/analytics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '../ports/index.ts';
import { createEventGate } from './gate-events.ts';

type Agreed = ConsentDecision['purposes'][number] | 'nothing' | undefined;

const open = (agreed?: Agreed) => {
  let decision = agreed;
  const sent: TrackedEvent[] = [];
  const gate = createEventGate(() => (decision === undefined ? undefined : decision === 'statistics'));
  return {
    gate,
    sent,
    connect: () => gate.connect((event) => sent.push(event)),
    decide: (next: Agreed) => {
      decision = next;
    },
  };
};

const event = (id: number): TrackedEvent => ({ event: 'teaser_click', teaserId: String(id) });

describe('the gate of events (§ 25 TDDDG)', () => {
  it('sends nothing while nothing is decided, and what has waited in its order once it is granted', () => {
    const { gate, sent, connect, decide } = open();
    connect();
    gate.track(event(1));
    gate.track(event(2));
    expect(sent).toEqual([]);
    decide('statistics');
    gate.settle();
    expect(sent).toEqual([event(1), event(2)]);
  });

  it('keeps what happens until the code that takes it is there', () => {
    const { gate, sent, connect } = open('statistics');
    gate.track(loginEvent('email'));
    expect(sent).toEqual([]);
    connect();
    gate.track(event(1));
    expect(sent).toEqual([loginEvent('email'), event(1)]);
  });

  it('forgets what waited when the visitor refuses, and keeps nothing afterwards', () => {
    const { gate, sent, connect, decide } = open();
    connect();
    gate.track(event(1));
    decide('nothing');
    gate.track(event(2));
    decide('statistics');
    gate.track(event(3));
    expect(sent).toEqual([event(3)]);
  });

  it('closes with the next event when the consent was withdrawn in another tab, or its cookie has gone', () => {
    for (const gone of ['nothing', undefined] as const) {
      const { gate, sent, connect, decide } = open('statistics');
      connect();
      gate.track(event(1));
      decide(gone);
      gate.track(event(2));
      expect(sent).toEqual([event(1)]);
    }
  });

  it('lets no more wait than the limit, the latest of them', () => {
    const { gate, sent, connect, decide } = open();
    connect();
    for (let id = 0; id <= WAITING_EVENTS_MAX; id += 1) gate.track(event(id));
    decide('statistics');
    gate.settle();
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([WAITING_EVENTS_MAX, event(1), event(WAITING_EVENTS_MAX)]);
  });

  it('never sends an event that happened while the visitor refused, whatever comes before and after', () => {
    const decisions = fc.constantFrom<Agreed>('statistics', 'nothing', undefined);
    fc.assert(
      fc.property(fc.array(decisions, { maxLength: 30 }), fc.nat(30), (history, connectedAt) => {
        const { gate, sent, connect, decide } = open();
        const refused: TrackedEvent[] = [];
        history.forEach((next, at) => {
          if (at === connectedAt) connect();
          decide(next);
          gate.track(event(at));
          if (next === 'nothing') refused.push(event(at));
        });
        expect(sent.filter((one) => refused.some((other) => JSON.stringify(other) === JSON.stringify(one)))).toEqual(
          [],
        );
      }),
    );
  });
});
