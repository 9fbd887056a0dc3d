import { err, errAsync, ok, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

describe('commands in turn', () => {
  it('run one after another, in the order in which they were given', async () => {
    const run = inTurn();
    const log: string[] = [];
    let end: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      end = resolve;
    });
    const first = run(() => {
      log.push('first begins');
      return new ResultAsync(promise.then(() => ok(log.push('first ends'))));
    });
    const second = run(() => {
      log.push('second begins');
      return errAsync('no');
    });
    await Promise.resolve();
    expect(log).toEqual(['first begins']);
    end();
    expect(await second).toEqual(err('no'));
    expect(log).toEqual(['first begins', 'first ends', 'second begins']);
    expect((await first).isOk()).toBe(true);
  });

  it('go on behind one that fails, even by a mistake of the program', async () => {
    const run = inTurn();
    const refused = run(() => errAsync('no'));
    const broken = run(() => {
      throw new Error('a bug');
    });
    const last = run(() => new ResultAsync(Promise.resolve(ok('done'))));
    expect(await refused).toEqual(err('no'));
    await expect(Promise.resolve(broken)).rejects.toThrow('a bug');
    expect(await last).toEqual(ok('done'));
  });
});
