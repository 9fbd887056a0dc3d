import { aReturnableLine } from '@tornister/application/testing';
import type { ReturnSelection } from '@tornister/domain/returns';
import { describe, expect, it } from 'vitest';
import { shownAnswer } from './shown-answer.ts';

const components = [{ sku: 'lead', name: 'Minen', returnableQuantity: 1 }];
const line = aReturnableLine('a', { components });
const answer: ReturnSelection = { lineId: line.id, quantity: 1, reason: 'dislike', comment: 'zu klein', images: [] };

describe('the fields of a line that can be sent back', () => {
  it('show what was answered before, and without an answer all pieces', () => {
    const kept = { isPicked: true, quantity: '1', reason: 'dislike', component: '', comment: 'zu klein', most: 2 };
    expect(shownAnswer(line, answer)).toEqual(kept);
    expect(shownAnswer(line, answer, {})).toEqual(kept);
    expect(shownAnswer(line, undefined)).toEqual({ ...kept, isPicked: false, quantity: '2', reason: '', comment: '' });
  });

  it('show what was typed into a form that came back: a box that is not among it was not ticked', () => {
    const typed = { 'a.picked': 'true', 'a.quantity': '7', 'a.reason': 'damaged', 'a.component': 'lead' };
    const shown = { quantity: '7', reason: 'damaged', component: 'lead', comment: '', most: 1 };
    expect(shownAnswer(line, answer, typed)).toEqual({ ...shown, isPicked: true });
    expect(shownAnswer(line, answer, { 'b.picked': 'true' })).toMatchObject({ isPicked: false, comment: '' });
  });
});
