import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AWAY_MS, failFast } from './fail-fast.ts';

type Mood = 'here' | 'away' | 'refuses';

const backend = (mood: Mood = 'away') => {
  const state = { ms: 0, mood, patient: 0, once: 0 };
  const call = (kind: 'patient' | 'once') => async () => {
    state[kind] += 1;
    if (state.mood !== 'here') throw new Error(state.mood);
    return new Response('here');
  };
  const fetch = failFast({
    patient: call('patient'),
    once: call('once'),
    isRefused: (reason) => reason instanceof Error && reason.message === 'refuses',
    now: () => state.ms,
  });
  const ask = () =>
    fetch('/graphql', {}).then(
      () => 'answered',
      (reason: Error) => reason.message,
    );
  return { state, ask, calls: () => [state.patient, state.once] };
};

describe('failFast', () => {
  it('is patient once, then asks once only while the backend was away a moment ago', async () => {
    const { state, ask, calls } = backend();
    await ask();
    await ask();
    state.ms = AWAY_MS - 1;
    await ask();
    expect(calls()).toEqual([1, 2]);
  });

  it('is patient again when no call has failed for a while', async () => {
    const { state, ask, calls } = backend();
    await ask();
    state.ms = AWAY_MS;
    await ask();
    expect(calls()).toEqual([2, 0]);
  });

  it('is patient again as soon as the backend has answered', async () => {
    const { state, ask, calls } = backend();
    await ask();
    state.mood = 'here';
    expect(await ask()).toBe('answered');
    await ask();
    expect(calls()).toEqual([2, 1]);
  });
});

describe('failFast with a backend that refuses connections', () => {
  it('makes no call at all until just before the moment is over, and says why', async () => {
    const { state, ask, calls } = backend('refuses');
    await ask();
    state.ms = AWAY_MS - 1;
    expect(await Promise.all([ask(), ask()])).toEqual(['refuses', 'refuses']);
    expect(calls()).toEqual([1, 0]);
  });

  it('then lets one call go ahead, once, while the others fail meanwhile', async () => {
    const { state, ask, calls } = backend('refuses');
    await ask();
    state.ms = AWAY_MS;
    state.mood = 'here';
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'refuses', 'refuses']);
    expect(calls()).toEqual([1, 1]);
  });

  it('is open and patient again after the first answer', async () => {
    const { state, ask, calls } = backend('refuses');
    await ask();
    state.ms = AWAY_MS;
    state.mood = 'here';
    await ask();
    expect(await Promise.all([ask(), ask()])).toEqual(['answered', 'answered']);
    expect(calls()).toEqual([3, 1]);
  });

  it('is open again when the one that went ahead failed in another way: somebody listens', async () => {
    const { state, ask, calls } = backend('refuses');
    await ask();
    state.ms = AWAY_MS;
    state.mood = 'away';
    expect(await ask()).toBe('away');
    state.mood = 'here';
    expect(await ask()).toBe('answered');
    expect(calls()).toEqual([1, 2]);
  });

  it('never stays closed for longer than a moment once the backend is back', async () => {
    const moods = fc.array(fc.record({ mood: fc.constantFrom<Mood>('here', 'away', 'refuses'), ms: fc.nat(3_000) }));
    await fc.assert(
      fc.asyncProperty(moods, async (past) => {
        const { state, ask } = backend();
        for (const { mood, ms } of past) {
          state.mood = mood;
          state.ms += ms;
          await ask();
        }
        state.mood = 'here';
        state.ms += AWAY_MS;
        expect(await ask()).toBe('answered');
      }),
    );
  });
});
