import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { behavior, createScope } from '../kernel/index.ts';
import type { SessionGateway } from '../ports/index.ts';
import type { WatchedLogin } from '../session/watch-login.ts';
import { createWatchPrime } from './watch-prime.ts';

type Info = ReturnType<SessionGateway['customerInfo']>;
const statusIs = (status: string): Info => okAsync({ ...UNKNOWN_VISITOR, primeInfo: { status, abo: false } });

const open = (answers: readonly Info[], login: WatchedLogin['login'] = 'member') => {
  const visitor = behavior<WatchedLogin>({ login });
  let asked = 0;
  const customerInfo = (): Info => {
    asked += 1;
    return answers[asked - 1] ?? statusIs('NONE');
  };
  const scope = createScope();
  const { state$ } = createWatchPrime(scope, { login: visitor, session: { customerInfo } });
  return { state$, scope, becomes: visitor.set, asked: () => asked };
};
/** After everything that was answered has arrived. */
const settled = () => Promise.resolve().then(() => Promise.resolve());

describe('who is a prime member (spec 3 §6 "status not NONE")', () => {
  it('is asked of members, whose status may be any but NONE', async () => {
    for (const [status, isPrime] of [
      ['ACTIVE', true],
      ['PAUSED', true],
      ['NONE', false],
    ] as const) {
      const { state$ } = open([statusIs(status)]);
      expect(state$.value).toBe(false);
      await settled();
      expect(state$.value, status).toBe(isPrime);
    }
  });

  it('is not asked of strangers and guests', async () => {
    expect(open([], 'anonymous').asked()).toBe(0);
    expect(open([], 'guest').asked()).toBe(0);
  });

  it('is asked again when somebody else comes, and ends with the logout', async () => {
    const { state$, becomes, asked } = open([statusIs('ACTIVE'), statusIs('NONE')]);
    await settled();
    becomes({ login: 'anonymous' });
    expect(state$.value).toBe(false);
    becomes({ login: 'member' });
    await settled();
    expect([state$.value, asked()]).toEqual([false, 2]);
  });

  it('an answer that comes after the logout counts no more; whoever cannot be asked about is none', async () => {
    let answer: (info: Awaited<Info>) => void = () => undefined;
    const late = new Promise<Awaited<Info>>((resolve) => {
      answer = resolve;
    });
    const { ResultAsync: Later } = await import('neverthrow');
    const { state$, becomes } = open([new Later(late) as ResultAsync<never, never> as Info]);
    becomes({ login: 'anonymous' });
    answer(await statusIs('ACTIVE'));
    await settled();
    expect(state$.value).toBe(false);
    const failed = open([errAsync({ kind: 'gateway.unreachable' } as const)]);
    await settled();
    expect(failed.state$.value).toBe(false);
  });
});
