// Deleting and undoing against a model that keeps nothing but the lines and the time.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aNumberedLine } from '../../test/builders/a-cart-line.ts';
import { instantOf } from '../shared/instant.ts';
import type { CartLine } from './cart.ts';
import {
  canUndoRemoval,
  LINE_UNDO_WINDOW_MS,
  type LineRemoval,
  NO_REMOVAL,
  stepLineRemoval,
  withLineBack,
} from './line-removal.ts';

type Model = { lines: readonly CartLine[]; before?: readonly CartLine[]; leftMs: number; isHeld: boolean };
type Real = { lines: readonly CartLine[]; removal: LineRemoval; nowMs: number };

const agree = (model: Model, real: Real): void => {
  expect(real.lines).toEqual(model.lines);
  expect(canUndoRemoval(real.removal, instantOf(real.nowMs))).toBe(model.before !== undefined);
};

class Remove implements fc.Command<Model, Real> {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
  check = (model: Readonly<Model>): boolean => model.lines.length > 0;
  run(model: Model, real: Real): void {
    const index = this.place % model.lines.length;
    const line = model.lines[index];
    if (!line) return;
    model.before = model.lines;
    model.lines = model.lines.toSpliced(index, 1);
    model.leftMs = LINE_UNDO_WINDOW_MS;
    model.isHeld = false;
    real.lines = real.lines.filter(({ id }) => id !== line.id);
    real.removal = stepLineRemoval(real.removal, { kind: 'removed', line, index, now: instantOf(real.nowMs) });
    agree(model, real);
  }
  toString = (): string => `remove(${this.place})`;
}

class Undo implements fc.Command<Model, Real> {
  check = (model: Readonly<Model>): boolean => model.before !== undefined;
  run(model: Model, real: Real): void {
    model.lines = model.before ?? [];
    delete model.before;
    real.lines = withLineBack(real.lines, real.removal);
    real.removal = stepLineRemoval(real.removal, { kind: 'dismissed' });
    agree(model, real);
  }
  toString = (): string => 'undo';
}

class Wait implements fc.Command<Model, Real> {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
  check = (): boolean => true;
  run(model: Model, real: Real): void {
    real.nowMs += this.ms;
    if (!model.isHeld) model.leftMs -= this.ms;
    if (model.leftMs <= 0) delete model.before;
    real.removal = stepLineRemoval(real.removal, { kind: 'ticked', now: instantOf(real.nowMs) });
    agree(model, real);
  }
  toString = (): string => `wait(${this.ms})`;
}

class Look implements fc.Command<Model, Real> {
  readonly isHeld: boolean;
  constructor(isHeld: boolean) {
    this.isHeld = isHeld;
  }
  check = (model: Readonly<Model>): boolean => model.before !== undefined;
  run(model: Model, real: Real): void {
    model.isHeld = this.isHeld;
    const kind = this.isHeld ? 'hold' : 'release';
    real.removal = stepLineRemoval(real.removal, { kind, now: instantOf(real.nowMs) });
    agree(model, real);
  }
  toString = (): string => (this.isHeld ? 'look' : 'look away');
}

describe('undoing a deletion as a machine', () => {
  it('restores the exact cart within 8 seconds of unheld time, and never later', () => {
    const commands = fc.commands(
      [
        fc.nat(10).map((place) => new Remove(place)),
        fc.constant(new Undo()),
        fc.oneof(fc.nat(9_000), fc.constantFrom(1, 7_999, 8_000)).map((ms) => new Wait(ms)),
        fc.boolean().map((isHeld) => new Look(isHeld)),
      ],
      { maxCommands: 30 },
    );
    fc.assert(
      fc.property(fc.nat(5), commands, (count, steps) => {
        const lines = Array.from({ length: count }, (_, index) => aNumberedLine(index));
        fc.modelRun(
          () => ({
            model: { lines, leftMs: 0, isHeld: false },
            real: { lines, removal: NO_REMOVAL, nowMs: 0 },
          }),
          steps,
        );
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
