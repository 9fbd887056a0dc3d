import type { CartLineId, ItemId } from '@tornister/domain/shared';
import { brandId } from '@tornister/domain/shared';
import fc from 'fast-check';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  createInMemoryCartGateway,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import { createEditCart, type EditCart } from './edit-cart.ts';

/** Runs of every race; each one acts and answers in another order. */
const RUNS = 200;

type Act =
  | { readonly kind: 'change'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly line: number }
  | { readonly kind: 'add'; readonly item: number }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'wait' };

const lines = fc.integer({ min: 1, max: 3 });
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('change' as const), line: lines, quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('remove' as const), line: lines }),
    fc.record({ kind: fc.constant('add' as const), item: lines }),
    fc.record({ kind: fc.constant('refresh' as const) }),
    fc.record({ kind: fc.constant('wait' as const) }),
  ),
  { minLength: 1, maxLength: 12 },
);

describe('the cart, in whatever order shoppers act and answers arrive', () => {
  it('shows in the end what the server has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, chosen) => {
        const { editCart, carts } = await open(scheduler);
        await playAll(scheduler, editCart, chosen);
        expect(quantitiesOf(editCart)).toEqual(storedQuantities(carts));
        expect(editCart.state$.value).toMatchObject({ isChanging: false, busyLines: [] });
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps the last of rapid quantity changes', async () => {
    const changes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), changes, async (scheduler, quantities) => {
        const { editCart } = await open(scheduler);
        await playAll(
          scheduler,
          editCart,
          quantities.map((quantity) => ({ kind: 'change', line: 1, quantity })),
        );
        expect(quantitiesOf(editCart)['line-1']).toBe(quantities.at(-1));
      }),
      { numRuns: RUNS },
    );
  });

  it('never shows a removed line again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, chosen) => {
        const { editCart } = await open(scheduler);
        const removed = new Set<string>();
        editCart.state$.subscribe(() => {
          for (const id of Object.keys(quantitiesOf(editCart))) expect(removed.has(id)).toBe(false);
        });
        await playAll(scheduler, editCart, chosen, (act) => {
          if (act.kind === 'remove') removed.add(`line-${act.line}`);
        });
      }),
      { numRuns: RUNS },
    );
  });
});

const open = async (scheduler: fc.Scheduler) => {
  let isMixed = false;
  const carts = createInMemoryCartGateway({
    cart: aCart([aLine(1), aLine(2), aLine(3)]),
    items: [aLine(1), aLine(2), aLine(3)],
    arrives: (answer, name) => (isMixed ? scheduler.schedule(Promise.resolve(answer), name) : Promise.resolve(answer)),
  });
  const editCart = createEditCart(createScope(), {
    carts,
    clock: { now: () => 0 as never, after$: () => NEVER, every$: () => NEVER, everySecond$: NEVER },
    tabs: createRecordingTabs(),
    notices: createRecordingNotifier(),
    analytics: createRecordingAnalytics(),
  });
  await editCart.refresh();
  isMixed = true;
  return { editCart, carts };
};

const play = (editCart: EditCart, act: Act): void => {
  switch (act.kind) {
    case 'change':
      void editCart.changeQuantity(brandId<CartLineId>(`line-${act.line}`), act.quantity);
      return;
    case 'remove':
      void editCart.remove(brandId<CartLineId>(`line-${act.line}`));
      return;
    case 'add':
      void editCart.add(brandId<ItemId>(`item-${act.item}`), 1);
      return;
    case 'refresh':
      void editCart.refresh();
      return;
    case 'wait':
      void editCart.settled();
  }
};

const playAll = async (
  scheduler: fc.Scheduler,
  editCart: EditCart,
  chosen: readonly Act[],
  onPlayed: (act: Act) => void = () => undefined,
): Promise<void> => {
  scheduler.scheduleSequence(
    chosen.map((act) => ({
      label: JSON.stringify(act),
      builder: async () => {
        play(editCart, act);
        onPlayed(act);
      },
    })),
  );
  await scheduler.waitIdle();
};

const quantitiesOf = ({ state$ }: Pick<EditCart, 'state$'>): Record<string, number> => {
  const state = state$.value;
  const shown = state.status === 'ready' ? (state.cart?.lines ?? []) : [];
  return Object.fromEntries(shown.map(({ id, quantity }) => [id, quantity]));
};

const storedQuantities = (carts: ReturnType<typeof createInMemoryCartGateway>): Record<string, number> =>
  Object.fromEntries((carts.stored()?.lines ?? []).map(({ id, quantity }) => [id, quantity]));
