import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type DeferredCode, deferredCode, useDeferredCode } from './deferred-code.ts';

afterEach(cleanup);

type Attempt = { readonly arrive: (code: string) => void; readonly fail: () => void };

type ViewProps = {
  readonly code: DeferredCode<string>;
  readonly isWanted: boolean;
  readonly name: string;
  readonly tell: (name: string) => void;
};

const View = ({ code, isWanted, name, tell }: ViewProps) => (
  <output>{useDeferredCode(code, isWanted, undefined, () => tell(name)) ?? 'nothing'}</output>
);

/** Code whose fetches the test answers, and a view that wants it. */
const open = () => {
  const attempts: Attempt[] = [];
  const code = deferredCode(
    () =>
      new Promise<string>((resolve, reject) => {
        attempts.push({ arrive: resolve, fail: () => reject(new Error('offline')) });
      }),
  );
  const missed: string[] = [];
  const tell = (name: string): void => void missed.push(name);
  const { rerender } = render(<View {...{ code, tell }} isWanted={false} name="closed" />);
  return {
    attempts,
    missed,
    want: (isWanted: boolean, name = 'wanted') => rerender(<View {...{ code, tell, isWanted, name }} />),
    shown: () => screen.getByRole('status').textContent,
  };
};

/** Answers a fetch, and lets the view hear of it. */
const answer = (step: (() => void) | undefined) => act(async () => step?.());

describe('code that is fetched when it is wanted', () => {
  it('tells once that it cannot be fetched, by what the view says now, and is fetched again when it is wanted anew', async () => {
    const { attempts, missed, want, shown } = open();
    expect(attempts).toHaveLength(0);
    want(true);
    want(true, 'rendered again');
    await answer(attempts[0]?.fail);
    expect([missed, shown()]).toEqual([['rendered again'], 'nothing']);
    want(false);
    want(true);
    expect(attempts).toHaveLength(2);
    await answer(() => attempts[1]?.arrive('code'));
    expect([missed, shown()]).toEqual([['rendered again'], 'code']);
  });

  it('tells nothing of code that nobody waits for any more', async () => {
    const { attempts, missed, want } = open();
    want(true);
    want(false);
    await answer(attempts[0]?.fail);
    expect(missed).toEqual([]);
  });
});
