import { describe, expect, it } from 'vitest';
import { AWAY_MS, failFast } from './fail-fast.ts';

const backend = () => {
  const state = { ms: 0, isAway: true, patient: 0, once: 0 };
  const call = (kind: 'patient' | 'once') => async () => {
    state[kind] += 1;
    if (state.isAway) throw new Error('away');
    return new Response('here');
  };
  const fetch = failFast({ patient: call('patient'), once: call('once'), now: () => state.ms });
  const ask = () =>
    fetch('/graphql', {}).then(
      () => 'answered',
      () => 'failed',
    );
  return { state, ask };
};

describe('failFast (trust F12, F15)', () => {
  it('is patient once, then asks once only while the backend was away a moment ago', async () => {
    const { state, ask } = backend();
    await ask();
    await ask();
    state.ms = AWAY_MS - 1;
    await ask();
    expect([state.patient, state.once]).toEqual([1, 2]);
  });

  it('is patient again when no call has failed for a while', async () => {
    const { state, ask } = backend();
    await ask();
    state.ms = AWAY_MS;
    await ask();
    expect([state.patient, state.once]).toEqual([2, 0]);
  });

  it('is patient again as soon as the backend has answered', async () => {
    const { state, ask } = backend();
    await ask();
    state.isAway = false;
    expect(await ask()).toBe('answered');
    await ask();
    expect([state.patient, state.once]).toEqual([2, 1]);
  });
});
