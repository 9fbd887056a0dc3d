import { describe, expect, it } from 'vitest';
import {
  aContact,
  aReturnableLine,
  aReturnOrder,
  aSelection,
  RETURN_UNDER_WAY,
} from '../../test/builders/a-return-order.ts';
import { chooseLabels, EMPTY_RETURN_FLOW, returnableSelections, selectLine } from './return-flow.ts';
import { areReturnsOn, type ReturnGuardInput, returnDecision } from './return-guards.ts';
import { returnAnswers, returnSubmission, selectionErrors } from './return-submission.ts';

const { found, selected, regulated, carried } = RETURN_UNDER_WAY;

describe('guards (spec 1 §2)', () => {
  const input = (changes: Partial<ReturnGuardInput> = {}): ReturnGuardInput => ({
    returnsSwitch: 'true',
    loginState: 'anonymous',
    order: 'hash-1',
    lookup: 'found',
    flow: carried,
    ...changes,
  });

  it('what is no longer there to be returned is left out', () => {
    const selections = [aSelection('a', { quantity: 9 }), aSelection('gone')];
    expect(returnableSelections(aReturnOrder(), selections)).toEqual([aSelection('a', { quantity: 3 })]);
  });

  it("all returns pages give 404 unless the switch equals 'true'", () => {
    expect(areReturnsOn('true')).toBe(true);
    for (const returnsSwitch of [undefined, '', 'false', 'TRUE', '1']) {
      for (const step of ['start', 'productselection', 'regulations', 'carrier', 'confirm'] as const) {
        expect(returnDecision(step, input({ returnsSwitch }))).toEqual({ kind: 'not-found' });
      }
    }
  });

  it('start while logged in goes to orders; guests stay', () => {
    expect(returnDecision('start', input({ loginState: 'member' }))).toEqual({ kind: 'go-to-orders' });
    expect(returnDecision('start', input({ loginState: 'guest' }))).toEqual({ kind: 'stay' });
    expect(returnDecision('start', input())).toEqual({ kind: 'stay' });
  });

  it('start is open to members who ask for the form by number, and not where returns are off', () => {
    const asked = { loginState: 'member', asksByNumber: true } as const;
    expect(returnDecision('start', input(asked))).toEqual({ kind: 'stay' });
    expect(returnDecision('start', input({ ...asked, asksByNumber: false }))).toEqual({ kind: 'go-to-orders' });
    expect(returnDecision('start', input({ ...asked, returnsSwitch: 'false' }))).toEqual({ kind: 'not-found' });
  });

  it('product selection needs the query order and an order behind it', () => {
    expect(returnDecision('productselection', input())).toEqual({ kind: 'stay' });
    expect(returnDecision('productselection', input({ lookup: undefined }))).toEqual({ kind: 'stay' });
    expect(returnDecision('productselection', input({ order: undefined }))).toEqual({ kind: 'go-to-start' });
    expect(returnDecision('productselection', input({ order: '' }))).toEqual({ kind: 'go-to-start' });
    expect(returnDecision('productselection', input({ lookup: 'nothing' }))).toEqual({ kind: 'go-to-start' });
  });

  const back = { kind: 'go-to-selection', order: 'hash-1' };

  it('regulations need at least one selected item', () => {
    expect(returnDecision('regulations', input({ flow: selected }))).toEqual({ kind: 'stay' });
    expect(returnDecision('regulations', input({ flow: found }))).toEqual(back);
  });

  it('the carrier page needs a selected regulation', () => {
    expect(returnDecision('carrier', input({ flow: regulated }))).toEqual({ kind: 'stay' });
    expect(returnDecision('carrier', input({ flow: selected }))).toEqual(back);
    expect(returnDecision('carrier', input({ flow: { ...regulated, selections: [] } }))).toEqual(back);
  });

  it('the confirm page needs a selected carrier', () => {
    expect(returnDecision('confirm', input())).toEqual({ kind: 'stay' });
    expect(returnDecision('confirm', input({ flow: regulated }))).toEqual(back);
    expect(returnDecision('confirm', input({ flow: { ...carried, selections: [] } }))).toEqual(back);
    const { regulation: _none, ...without } = carried;
    expect(returnDecision('confirm', input({ flow: without }))).toEqual(back);
  });

  it('goes back to the selection with the order at hand, else to the start', () => {
    expect(returnDecision('confirm', input({ order: undefined, flow: found }))).toEqual(back);
    expect(returnDecision('confirm', input({ order: undefined, flow: EMPTY_RETURN_FLOW }))).toEqual({
      kind: 'go-to-start',
    });
  });
});

describe('submission (spec 2 §7 submitReturnOrder)', () => {
  it('sends the selected lines, the regulation, the carrier, the labels and the contact', () => {
    expect(returnSubmission(chooseLabels(carried, 2), aContact)._unsafeUnwrap()).toEqual({
      hash: 'hash-1',
      items: [aSelection('a')],
      regulation: 'refund',
      carrier: 'dhl',
      labels: 2,
      contact: aContact,
    });
  });

  it('no label, no carrier', () => {
    const expected = { hash: 'hash-1', items: [aSelection('a')], regulation: 'refund', labels: 0, contact: aContact };
    expect(returnSubmission(chooseLabels(carried, 0), aContact)._unsafeUnwrap()).toEqual(expected);
    expect(returnSubmission({ ...carried, labels: 0 }, aContact)._unsafeUnwrap()).toEqual(expected);
    // What the last page shows is what is sent, without whose it is and whom the shop asks.
    const { hash: _hash, contact: _contact, ...answers } = expected;
    expect(returnAnswers({ ...carried, labels: 0 })._unsafeUnwrap()).toEqual(answers);
    expect(returnSubmission({ ...carried, carrier: 'nolabel' }, aContact)._unsafeUnwrap()).toEqual(expected);
  });

  it('refuses what is not complete', () => {
    const kind = (flow: Parameters<typeof returnSubmission>[0]) =>
      returnSubmission(flow, aContact)._unsafeUnwrapErr().kind;
    expect(kind(EMPTY_RETURN_FLOW)).toBe('returns.nothing-selected');
    expect(kind(found)).toBe('returns.nothing-selected');
    expect(kind({ ...EMPTY_RETURN_FLOW, selections: [aSelection('a')] })).toBe('returns.nothing-selected');
    expect(kind(selected)).toBe('returns.no-regulation');
    expect(kind({ ...carried, regulation: 'voucher' })).toBe('returns.no-regulation');
    expect(kind(regulated)).toBe('returns.no-carrier');
    const { reason: _none, ...withoutReason } = aSelection('a');
    expect(returnSubmission(selectLine(found, withoutReason), aContact)._unsafeUnwrapErr()).toEqual({
      kind: 'returns.selection-incomplete',
      errors: [{ field: 'a.reason', message: 'requiredField' }],
    });
  });

  it('where no piece of a set is whole any more, one of the parts that are left is to be named', () => {
    const components = [
      { sku: 'a-2', name: 'Mine', returnableQuantity: 1 },
      { sku: 'a-3', name: 'Etui', returnableQuantity: 1 },
    ];
    const fields = (wholeQuantity: number, changes: Parameters<typeof aSelection>[1] = {}) =>
      selectionErrors(aReturnOrder('hash-1', [aReturnableLine('a', { wholeQuantity, components })]), [
        aSelection('a', changes),
      ]).map(({ field }) => field);
    expect([fields(1), fields(0), fields(0, { componentSku: 'a-1' })]).toEqual([[], ['a.component'], ['a.component']]);
    expect(fields(0, { componentSku: 'a-2' })).toEqual([]);
  });

  it('a reason may ask for words or for a picture', () => {
    const order = aReturnOrder('hash-1', [aReturnableLine('a')]);
    const fields = (changes: Parameters<typeof aSelection>[1]) =>
      selectionErrors(order, [aSelection('a', changes)]).map(({ field }) => field);
    expect(fields({ reason: 'nonsense' })).toEqual(['a.reason']);
    expect(fields({ reason: 'other' })).toEqual(['a.comment']);
    expect(fields({ reason: 'other', comment: ' ' })).toEqual(['a.comment']);
    expect(fields({ reason: 'other', comment: 'zu groß' })).toEqual([]);
    expect(fields({ reason: 'broken' })).toEqual(['a.images']);
    expect(selectionErrors(order, [aSelection('a', { reason: 'broken' })])).toEqual([
      { field: 'a.images', message: 'imageNeeded' },
    ]);
    expect(fields({ reason: 'broken', images: ['/upload/1'] })).toEqual([]);
    expect(selectionErrors(order, [aSelection('z')]).map(({ field }) => field)).toEqual(['z.reason']);
  });
});
