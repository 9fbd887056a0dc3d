import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AWAY_MS, failFast } from './fail-fast.ts';

type Mood = 'here' | 'away';

const backend = (mood: Mood = 'away', isAway?: (reason: unknown) => boolean) => {
  const state = { ms: 0, mood, patient: 0, once: 0 };
  const call = (kind: 'patient' | 'once') => async () => {
    state[kind] += 1;
    if (state.mood !== 'here') throw new Error(state.mood);
    return new Response('here');
  };
  const fetch = failFast({
    patient: call('patient'),
    once: call('once'),
    now: () => state.ms,
    ...(isAway === undefined ? {} : { isAway }),
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

  it('stays patient after a failure that says nothing of the backend', async () => {
    const { ask, calls } = backend('away', () => false);
    await ask();
    await ask();
    expect(calls()).toEqual([2, 0]);
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

describe('a backend that is back', () => {
  it('is used at once by all who ask, however long it was away and however it failed', async () => {
    const moods = fc.array(fc.record({ mood: fc.constantFrom<Mood>('here', 'away'), ms: fc.nat(3_000) }));
    await fc.assert(
      fc.asyncProperty(moods, fc.nat(3_000), async (past, ms) => {
        const { state, ask } = backend();
        for (const each of past) {
          state.mood = each.mood;
          state.ms += each.ms;
          await ask();
        }
        state.mood = 'here';
        state.ms += ms;
        const answers = await Promise.all(Array.from({ length: 20 }, ask));
        expect(new Set(answers)).toEqual(new Set(['answered']));
      }),
    );
  });
});
