import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useWhenLeft } from './use-when-left.ts';

afterEach(cleanup);

const View = ({ leave }: { readonly leave: () => void }) => {
  useWhenLeft(leave);
  return null;
};

it('says once that a view was left, and not that StrictMode has taken it out and put it back', async () => {
  let times = 0;
  const leave = () => {
    times += 1;
  };
  const { rerender, unmount } = render(<View leave={leave} />, { wrapper: StrictMode });
  await Promise.resolve();
  rerender(<View leave={leave} />);
  await Promise.resolve();
  expect(times).toBe(0);
  unmount();
  await Promise.resolve();
  expect(times).toBe(1);
});
