import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { addToast, dismissToast, TOASTS_PER_POSITION, type Toast, type ToastQueue, toastFrom } from './toast-queue.ts';

const numRuns = NUM_RUNS;

type ToastCommand = {
  readonly run: (queue: ToastQueue) => ToastQueue;
  readonly apply: (model: Map<string, Toast>) => void;
};
const toast = fc
  .record({
    id: fc.nat({ max: 60 }).map(String),
    position: fc.constantFrom('top-right' as const, 'top-center' as const),
  })
  .map((draft) => toastFrom({ ...draft, kind: 'info', text: { kind: 'key', key: 'k' } }));
const toastCommand: fc.Arbitrary<ToastCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: toast.map((each) => ({
      run: (queue: ToastQueue) => addToast(queue, each),
      apply: (model: Map<string, Toast>) => {
        const there = [...model.values()].filter(({ position }) => position === each.position).length;
        if (!model.has(each.id) && there < TOASTS_PER_POSITION) model.set(each.id, each);
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 60 }).map((id) => ({
      run: (queue: ToastQueue) => dismissToast(queue, String(id)),
      apply: (model: Map<string, Toast>) => {
        model.delete(String(id));
      },
    })),
  },
);
const toasts = fc.array(toastCommand, { maxLength: 80, size: 'max' });

describe('laws of toasts', () => {
  it('any sequence of toasts and dismissals does what a map with 20 places per corner does', () => {
    fc.assert(
      fc.property(toasts, (commands) => {
        const model = new Map<string, Toast>();
        let queue: ToastQueue = [];
        for (const { run, apply } of commands) {
          queue = run(queue);
          apply(model);
        }
        expect(queue).toEqual([...model.values()]);
      }),
      { numRuns },
    );
  });

  it('no id shows twice, no corner has more than 20', () => {
    fc.assert(
      fc.property(toasts, (commands) => {
        const queue = commands.reduce<ToastQueue>((state, { run }) => run(state), []);
        expect(new Set(queue.map(({ id }) => id)).size).toBe(queue.length);
        for (const { position } of queue)
          expect(queue.filter((toast) => toast.position === position).length).toBeLessThanOrEqual(TOASTS_PER_POSITION);
      }),
      { numRuns },
    );
  });

  it('a dismissed toast makes room for itself', () => {
    fc.assert(
      fc.property(toasts, (commands) => {
        const queue = commands.reduce<ToastQueue>((state, { run }) => run(state), []);
        const [first] = queue;
        if (first) expect(addToast(dismissToast(queue, first.id), first)).toHaveLength(queue.length);
      }),
      { numRuns },
    );
  });
});
