import { describe, expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

describe('a turnstile', () => {
  it('lets others past one who is inside as often as may be', async () => {
    const turnstile = createTurnstile({ atOnce: 2, waiting: 9, ofOne: { atOnce: 1, waiting: 1 } });
    const entered: string[] = [];
    const come = (name: string, who: string) =>
      turnstile.enter(who).then((isIn) => {
        entered.push(isIn ? name : `${name} sent away`);
      });
    await come('a', 'one');
    const again = come('a again', 'one');
    await come('a once more', 'one');
    await come('b', 'other');
    const c = come('c', 'third');
    turnstile.leave('other');
    await c;
    turnstile.leave('one');
    await again;
    expect(entered).toEqual(['a', 'a once more sent away', 'b', 'c', 'a again']);
  });

  it('lets so many in, the others in their order, and nobody behind too many', async () => {
    const turnstile = createTurnstile({ atOnce: 1, waiting: 2 });
    const entered: string[] = [];
    const come = (name: string) =>
      turnstile.enter().then((isIn) => {
        entered.push(isIn ? name : `${name} sent away`);
      });
    await come('a');
    const [b, c] = [come('b'), come('c')];
    await come('d');
    expect(entered).toEqual(['a', 'd sent away']);
    turnstile.leave();
    await b;
    turnstile.leave();
    await c;
    turnstile.leave();
    await come('e');
    expect(entered).toEqual(['a', 'd sent away', 'b', 'c', 'e']);
  });
});
