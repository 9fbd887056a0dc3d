import { describe, expect, it } from 'vitest';
import {
  aCarrier,
  aRegulation,
  aReturnableLine,
  aReturnOrder,
  aSelection,
  RETURN_UNDER_WAY,
} from '../../test/builders/a-return-order.ts';
import {
  carriersOffered,
  chooseCarrier,
  chooseLabels,
  chooseRegulation,
  DEFAULT_LABEL_COUNT,
  EMPTY_RETURN_FLOW,
  MAX_LABEL_COUNT,
  orderFound,
  type ReturnFlow,
  regulationsOffered,
  selectLine,
} from './return-flow.ts';
import type { ReturnSelection } from './return-order.ts';

const { found, selected, regulated, carried } = RETURN_UNDER_WAY;

describe('find order (spec 2 §4 "Returns flow")', () => {
  it('a new hash clears state', () => {
    const next = orderFound(carried, aReturnOrder('hash-2'));
    expect(next).toEqual({ ...EMPTY_RETURN_FLOW, order: aReturnOrder('hash-2') });
  });

  it('the same hash keeps the answers', () => {
    expect(orderFound(carried, aReturnOrder())).toEqual(carried);
  });
});

describe('pick items and reasons', () => {
  it.each([
    [-1, []],
    [0, []],
    [1, [1]],
    [2.9, [2]],
    [3, [3]],
    [4, [3]],
    [Number.NaN, []],
  ])('%d pieces of a line with 3 returnable ones', (quantity, pieces) => {
    const { selections } = selectLine(found, aSelection('a', { quantity }));
    expect(selections.map((each) => each.quantity)).toEqual(pieces);
  });

  it('keeps the order of the lines, whatever is picked first', () => {
    const { selections } = selectLine(selectLine(found, aSelection('b')), aSelection('a'));
    expect(selections.map(({ lineId }) => lineId)).toEqual(['a', 'b']);
  });

  it('picking again changes the line, quantity 0 drops it', () => {
    const changed = selectLine(selected, aSelection('a', { quantity: 2, comment: 'x' }));
    expect(changed.selections).toEqual([aSelection('a', { quantity: 2, comment: 'x' })]);
    expect(selectLine(changed, aSelection('a', { quantity: 0 })).selections).toEqual([]);
  });

  it('a line that the order does not have changes nothing', () => {
    expect(selectLine(carried, aSelection('z'))).toBe(carried);
    expect(selectLine(EMPTY_RETURN_FLOW, aSelection('a'))).toBe(EMPTY_RETURN_FLOW);
  });

  it('other items, pieces or reasons ask for the regulations anew and keep what was chosen while it is still offered', () => {
    for (const selection of [
      aSelection('b'),
      aSelection('a', { quantity: 2 }),
      aSelection('a', { reason: 'broken' }),
    ]) {
      const changed = selectLine(carried, selection);
      expect(changed.regulations).toEqual([]);
      expect([changed.regulation, changed.carrier]).toEqual([undefined, undefined]);
      const again = carriersOffered(regulationsOffered(changed, carried.regulations), carried.carriers);
      expect([again.regulation, again.carrier, again.labels]).toEqual([
        carried.regulation,
        carried.carrier,
        carried.labels,
      ]);
    }
  });

  describe('after a change', () => {
    const replaced = carriersOffered(chooseRegulation(regulated, 'replace'), carried.carriers);
    const chosen = chooseLabels(chooseCarrier(replaced, 'dpd'), 3);
    const change = (flow: ReturnFlow) => selectLine(flow, aSelection('b'));
    const offered = (flow: ReturnFlow, carriers = carried.carriers) =>
      carriersOffered(regulationsOffered(flow, carried.regulations), carriers);
    const answersOf = ({ regulation, carrier, labels, former }: ReturnFlow) => [regulation, carrier, labels, former];

    it('what was chosen and was not offered first is chosen again', () => {
      expect(answersOf(offered(change(chosen)))).toEqual(['replace', 'dpd', 3, undefined]);
    });

    it('so it is after two changes before the offers were asked for', () => {
      const twice = selectLine(change(chosen), aSelection('b', { quantity: 2 }));
      expect(answersOf(offered(twice))).toEqual(['replace', 'dpd', 3, undefined]);
    });

    it('a carrier that is not offered any more gives way to the first', () => {
      expect(answersOf(offered(change(chosen), [aCarrier('dhl')]))).toEqual(['replace', 'dhl', 1, undefined]);
    });

    it('a wish for no label stays one, want of carriers was none', () => {
      expect(answersOf(offered(change(chooseLabels(chosen, 0))))).toEqual(['replace', 'nolabel', 0, undefined]);
      const none = carriersOffered(chooseRegulation(regulated, 'replace'), []);
      expect(answersOf(offered(change(none)))).toEqual(['replace', 'dhl', 1, undefined]);
    });

    it('nothing is remembered where nothing was chosen', () => {
      expect(change(selected)).not.toHaveProperty('former');
      const regulatedOnly = chooseRegulation(regulated, 'replace');
      expect(answersOf(offered(change(regulatedOnly)))).toEqual(['replace', 'dhl', 1, undefined]);
    });
  });

  it('words and pictures change no offer', () => {
    const changed = selectLine(carried, aSelection('a', { comment: 'zu klein', images: ['1.jpg'] }));
    expect({ ...changed, selections: [] }).toEqual({ ...carried, selections: [] });
  });

  it('takes as many pieces as are still here to be returned, not as many as were sent', () => {
    const line = aReturnableLine('a', { shippedQuantity: 5, returnableQuantity: 2 });
    const flow = orderFound(EMPTY_RETURN_FLOW, aReturnOrder('hash-1', [line]));
    expect(selectLine(flow, aSelection('a', { quantity: 5 })).selections).toEqual([aSelection('a', { quantity: 2 })]);
  });

  it('takes of a part as many pieces as it is still here of, and whole ones apart from those', () => {
    const line = aReturnableLine('a', {
      returnableQuantity: 3,
      wholeQuantity: 1,
      components: [{ sku: 'a-2', name: 'Mine', returnableQuantity: 2 }],
    });
    const flow = orderFound(EMPTY_RETURN_FLOW, aReturnOrder('hash-1', [line]));
    const picked = (changes: Partial<ReturnSelection>) =>
      selectLine(flow, aSelection('a', { quantity: 3, ...changes })).selections.map(({ quantity }) => quantity);
    expect([picked({}), picked({ componentSku: 'a-2' })]).toEqual([[1], [2]]);
    const gone = orderFound(selectLine(flow, aSelection('a', { quantity: 2, componentSku: 'a-2' })), {
      ...aReturnOrder('hash-1', [{ ...line, components: [{ sku: 'a-2', name: 'Mine', returnableQuantity: 1 }] }]),
    });
    expect(gone.selections).toEqual([aSelection('a', { quantity: 1, componentSku: 'a-2' })]);
  });

  it('the same order with fewer pieces left keeps the answers for those', () => {
    const three = selectLine(carried, aSelection('a', { quantity: 3 }));
    const left = (pieces: number) =>
      aReturnOrder('hash-1', [aReturnableLine('a', { returnableQuantity: pieces }), aReturnableLine('b')]);
    const offered = regulationsOffered(three, carried.regulations);
    expect(orderFound(offered, left(3))).toEqual({ ...offered, order: left(3) });
    expect(orderFound(offered, left(2))).toMatchObject({ selections: [{ quantity: 2 }], regulations: [] });
    const other = regulationsOffered(selectLine(carried, aSelection('b')), [aRegulation('other')]);
    expect([other.regulation, carriersOffered(other, carried.carriers).carrier]).toEqual([
      'other',
      carried.carriers[0]?.code,
    ]);
    expect(orderFound(offered, left(0)).selections).toEqual([]);
    // One of two lines with fewer pieces, or with none, is enough to ask anew.
    const both = regulationsOffered(selectLine(three, aSelection('b')), carried.regulations);
    expect(orderFound(both, left(3)).regulations).toEqual(carried.regulations);
    expect(orderFound(both, left(2)).regulations).toEqual([]);
    const withoutB = aReturnOrder('hash-1', [aReturnableLine('a')]);
    expect(orderFound(both, withoutB)).toMatchObject({ selections: [{ lineId: 'a', quantity: 3 }], regulations: [] });
  });
});

describe('regulations', () => {
  it('the first available regulation is preselected', () => {
    expect(regulated.regulation).toBe('refund');
    expect(regulationsOffered(selected, [])).not.toHaveProperty('regulation');
  });

  it('a regulation that is still offered stays chosen, with its carrier', () => {
    const again = regulationsOffered(chooseRegulation(regulated, 'replace'), [
      aRegulation('refund'),
      aRegulation('replace'),
    ]);
    expect(again.regulation).toBe('replace');
    expect(regulationsOffered(carried, carried.regulations)).toEqual(carried);
  });

  it('a regulation that is no longer offered gives way to the first, and its carriers go', () => {
    const next = regulationsOffered(carried, [aRegulation('voucher')]);
    expect(next).toMatchObject({ regulation: 'voucher', carriers: [] });
    expect(next.carrier).toBeUndefined();
  });

  it('another regulation throws away the carriers; one that is not offered changes nothing', () => {
    expect(chooseRegulation(carried, 'replace').carrier).toBeUndefined();
    expect(chooseRegulation(carried, 'replace').regulation).toBe('replace');
    expect(chooseRegulation(carried, 'refund')).toBe(carried);
    expect(chooseRegulation(carried, 'nonsense')).toBe(carried);
  });
});

describe('carriers and labels', () => {
  it('the first available carrier is preselected with one label', () => {
    expect(DEFAULT_LABEL_COUNT).toBe(1);
    expect(carried).toMatchObject({ carrier: 'dhl', labels: 1 });
  });

  it("'nolabel' when there is none", () => {
    expect(carriersOffered(regulated, [])).toMatchObject({ carrier: 'nolabel', labels: 0 });
  });

  it('labels 0 means no carrier and no labels', () => {
    expect(chooseLabels(carried, 0)).toMatchObject({ carrier: 'nolabel', labels: 0 });
    expect(chooseLabels(carried, -1)).toMatchObject({ carrier: 'nolabel', labels: 0 });
    expect(chooseLabels(carried, Number.NaN)).toMatchObject({ carrier: 'nolabel', labels: 0 });
    expect(chooseCarrier(carried, 'nolabel')).toMatchObject({ carrier: 'nolabel', labels: 0 });
  });

  it("'nolabel' for want of carriers gives way to the first carrier that is offered later", () => {
    const none = carriersOffered(regulated, []);
    expect(carriersOffered(none, [aCarrier('dpd')])).toMatchObject({ carrier: 'dpd', labels: 1 });
  });

  it('labels after all bring the first carrier back', () => {
    expect(chooseLabels(chooseLabels(carried, 0), 2)).toMatchObject({ carrier: 'dhl', labels: 2 });
    expect(chooseCarrier(chooseLabels(carried, 0), 'dpd')).toMatchObject({ carrier: 'dpd', labels: 1 });
  });

  it('without carriers there are no labels', () => {
    const none = carriersOffered(regulated, []);
    expect(chooseLabels(none, 2)).toBe(none);
    expect(chooseLabels(regulated, 2)).toBe(regulated);
  });

  it('another carrier keeps the labels; one that is not offered changes nothing', () => {
    expect(chooseCarrier(chooseLabels(carried, 3), 'dpd')).toMatchObject({ carrier: 'dpd', labels: 3 });
    expect(chooseCarrier(carried, 'gls')).toBe(carried);
  });

  it('one return has at most 10 labels', () => {
    expect(MAX_LABEL_COUNT).toBe(10);
    expect([9, 10, 11].map((labels) => chooseLabels(carried, labels).labels)).toEqual([9, 10, 10]);
    expect(chooseLabels(carried, 2.9).labels).toBe(2);
  });

  it('a carrier that is still offered stays, and so does the wish for no label', () => {
    const chosen = chooseLabels(chooseCarrier(carried, 'dpd'), 2);
    expect(carriersOffered(chosen, [aCarrier('dpd')])).toMatchObject({ carrier: 'dpd', labels: 2 });
    expect(carriersOffered(chosen, [aCarrier('dhl')])).toMatchObject({ carrier: 'dhl', labels: 1 });
    expect(carriersOffered(chooseLabels(carried, 0), carried.carriers)).toMatchObject({
      carrier: 'nolabel',
      labels: 0,
    });
  });
});
