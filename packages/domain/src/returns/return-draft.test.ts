import { describe, expect, it } from 'vitest';
import {
  aCarrier,
  aRegulation,
  aReturnableLine,
  aReturnOrder,
  aSelection,
} from '../../test/builders/a-return-order.ts';
import { EMPTY_RETURN_DRAFT, type ReturnDraft, resumeFlow, resumeSelections } from './return-draft.ts';
import { EMPTY_RETURN_FLOW } from './return-flow.ts';

const order = aReturnOrder();
const offers = {
  regulations: [aRegulation('refund'), aRegulation('replacement')],
  carriers: [aCarrier('dhl'), aCarrier('dpd')],
};
const full: ReturnDraft = { items: [aSelection('a')], regulation: 'replacement', carrier: 'dpd', labels: 2 };

describe('a return that was answered in part (spec 2 §4 "Returns flow")', () => {
  it('goes on with everything that was answered', () => {
    expect(resumeFlow(order, full, offers)).toMatchObject({ regulation: 'replacement', carrier: 'dpd', labels: 2 });
    expect(resumeFlow(order, EMPTY_RETURN_DRAFT, offers)).toEqual({ ...EMPTY_RETURN_FLOW, order });
  });

  it('has no regulation and no carrier that nobody chose', () => {
    const { regulation: _regulation, ...without } = full;
    expect(resumeFlow(order, without, offers)).not.toHaveProperty('regulation');
    const { carrier: _carrier, ...uncarried } = full;
    expect(resumeFlow(order, uncarried, offers)).not.toHaveProperty('carrier');
  });

  it('forgets what is no longer offered, and what came after it', () => {
    const only = { ...offers, regulations: [aRegulation('refund')] };
    const flow = resumeFlow(order, full, only);
    expect([flow.regulation, flow.carrier]).toEqual([undefined, undefined]);
    expect(resumeFlow(order, full, { ...offers, carriers: [aCarrier('dhl')] })).not.toHaveProperty('carrier');
  });

  it('keeps the wish for no label, also where there are no carriers', () => {
    const unlabelled = { ...full, carrier: 'nolabel', labels: 1 };
    for (const carriers of [offers.carriers, []])
      expect(resumeFlow(order, unlabelled, { ...offers, carriers })).toMatchObject({ carrier: 'nolabel', labels: 0 });
  });

  it('picks no more pieces than there are, and no line that is gone', () => {
    const less = aReturnOrder('hash-1', [aReturnableLine('a', { returnableQuantity: 1 })]);
    const { selections } = resumeSelections(less, { items: [aSelection('a', { quantity: 3 }), aSelection('b')] });
    expect(selections).toEqual([aSelection('a', { quantity: 1 })]);
  });
});
