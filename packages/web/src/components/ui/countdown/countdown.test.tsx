import { act, cleanup, screen } from '@testing-library/react';
import { createWatchTime } from '@tornister/application/browse';
import type { Scope } from '@tornister/application/kernel';
import { type Instant, instantOf, MINUTE_MS } from '@tornister/domain/shared';
import { Subject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { Countdown } from './countdown.tsx';

afterEach(cleanup);

it('says each mark once, however far the ticks of the device are apart (WCAG 2.2.1)', () => {
  const everySecond$ = new Subject<Instant>();
  const opened = instantOf(0);
  const watchTime = (scope: Scope, from: Instant) =>
    createWatchTime(scope, { clock: { now: () => from, everySecond$ } }, from);
  renderInShop(<Countdown until={instantOf(2 * MINUTE_MS)} opened={opened} />, {
    services: [[browseUseCases.watchTime, watchTime]],
  });
  const saidAt = (ms: number): string | null => {
    act(() => everySecond$.next(instantOf(ms)));
    return screen.getByRole('status').textContent;
  };
  const told = [59_000, 60_400, 60_900, 119_000, 121_500, 122_000].map(saidAt);
  expect(told).toEqual(['', 'Noch 1 Minute.', '', '', 'Die Zeit ist abgelaufen.', '']);
});
