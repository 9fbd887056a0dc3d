// The address book against a model: what the shopper would write on paper about the list, the open form and the one undo.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aSavedAddress } from '../../test/builders/an-address.ts';
import { type AddressId, brandId } from '../shared/brand.ts';
import { type AddressBook, type AddressBookEvent, openAddressBook, stepAddressBook } from './address-book.ts';

type Model = {
  ids: readonly string[];
  /** The list before the removal that can be taken back. */
  before?: readonly string[];
  removed?: string;
  open: 'closed' | 'add' | string;
  typed: string;
  gone: readonly string[];
};
type Real = { book: AddressBook; gone: string[] };

class Step implements fc.Command<Model, Real> {
  readonly event: AddressBookEvent;
  readonly expected: (model: Model) => void;
  constructor(event: AddressBookEvent, expected: (model: Model) => void) {
    this.event = event;
    this.expected = expected;
  }
  check = (): boolean => true;
  run(model: Model, real: Real): void {
    this.expected(model);
    const step = stepAddressBook(real.book, this.event);
    real.book = step.book;
    if (step.commitRemovalOf !== undefined) real.gone.push(step.commitRemovalOf);
    expect(real.book.addresses.map(({ addressId }) => addressId)).toEqual(model.ids);
    expect(real.gone).toEqual(model.gone);
    expect(real.book.lastRemoved?.address.addressId).toBe(model.removed);
    const { form } = real.book;
    expect(form.mode === 'edit' ? form.addressId : form.mode).toBe(model.open);
    expect(form.mode === 'closed' ? '' : (form.draft.city ?? '')).toBe(model.typed);
  }
  toString = (): string => JSON.stringify(this.event);
}

const id = (text: string) => brandId<AddressId>(text);
const show = (model: Model, open: string): void => {
  if (model.open !== open) model.typed = '';
  model.open = open;
};

const settle = (model: Model): void => {
  if (model.removed !== undefined) model.gone = [...model.gone, model.removed];
  delete model.removed;
  delete model.before;
};

const openAdd = new Step({ kind: 'open-add' }, (model) => show(model, 'add'));
const close = new Step({ kind: 'close' }, (model) => show(model, 'closed'));
const cleanUp = new Step({ kind: 'clean-up' }, settle);
const undo = new Step({ kind: 'undo-removal' }, (model) => {
  if (model.before !== undefined) model.ids = model.before;
  delete model.removed;
  delete model.before;
});
const openEdit = (name: string) =>
  new Step({ kind: 'open-edit', addressId: id(name) }, (model) => {
    if (model.ids.includes(name)) show(model, name);
  });
const type = (city: string) =>
  new Step({ kind: 'draft', fields: { city } }, (model) => {
    if (model.open !== 'closed') model.typed = city;
  });
const remove = (name: string) =>
  new Step({ kind: 'remove', addressId: id(name) }, (model) => {
    if (!model.ids.includes(name)) return;
    settle(model);
    model.before = model.ids;
    model.removed = name;
    model.ids = model.ids.filter((each) => each !== name);
    if (model.open === name) show(model, 'closed');
  });

describe('the address book as a machine', () => {
  it('keeps one form open, one removal to take back, and commits every other removal once', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd');
    const commands = fc.commands(
      [
        fc.constantFrom(openAdd, close, cleanUp, undo),
        names.map(openEdit),
        names.map(remove),
        fc.constantFrom('Ulm', 'Bonn').map(type),
      ],
      { maxCommands: 40 },
    );
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c', 'd']), commands, (ids, steps) => {
        fc.modelRun(
          () => ({
            model: { ids, open: 'closed', typed: '', gone: [] },
            real: { book: openAddressBook(ids.map((name) => aSavedAddress(name))), gone: [] },
          }),
          steps,
        );
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
