// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectingMarks, marksOf, noteMarks } from './answer-tags.ts';

const tagsOf = (...asked: Parameters<typeof marksOf>) => marksOf(...asked).tags;
const endOf = (answer: unknown) => marksOf([], answer).endsAt;

describe('what an answer is made of', () => {
  it('is every product in it, at any depth, what was asked for, and the content', () => {
    const answer = {
      tiles: [
        { id: '20001', title: 'Heft' },
        { id: '20002', more: new Map([['x', { productId: '20003' }]]) },
      ],
    };
    expect(tagsOf(['20004', { productId: '20005' }], answer).toSorted()).toEqual([
      'content',
      ...['20001', '20002', '20003', '20004', '20005'].map((id) => `product:${id}`),
    ]);
  });

  it('is a product that was asked for and is not there', () => {
    expect(tagsOf(['20004'], undefined)).toContain('product:20004');
  });

  it('takes what was typed for an id up to 64 letters', () => {
    expect(tagsOf(['x'.repeat(64), 'y'.repeat(65)], null)).toEqual(['content', `product:${'x'.repeat(64)}`]);
  });

  it('is found in any answer, also one that leads back to itself', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.stringMatching(/^[a-z]{1,8}$/), (value, id) => {
        const answer: Record<string, unknown> = { value, deep: [{ id }] };
        answer.self = answer;
        return tagsOf([], answer).includes(`product:${id}`);
      }),
    );
  });
});

describe('until when an answer is so (issue: an ended deal is never shown as running)', () => {
  it('is the first end of a deal in it, at any depth, and always where there is none', () => {
    expect(endOf({ tiles: [{ lightningDeal: { until: 20 } }, { shownItem: { lightningDeal: { until: 10 } } }] })).toBe(
      10,
    );
    expect(endOf({ until: 5, lightningDeal: null, deal: { until: 5 } })).toBeUndefined();
    expect(endOf({ lightningDeal: { until: null } })).toBeUndefined();
  });
});

describe('what a page is made of', () => {
  it('is what was noted while it was made, and not what was noted for another one at the same time', async () => {
    const make = (tag: string) =>
      collectingMarks(async () => {
        await Promise.resolve();
        const only = (ms: number) => (tag === 'a' ? ms : undefined);
        noteMarks({ tags: [tag, 'content'], endsAt: only(5), asOf: only(3) });
        noteMarks({ tags: [], endsAt: only(7), asOf: only(2) });
        return tag;
      });
    expect(await Promise.all([make('a'), make('b')])).toEqual([
      { made: 'a', tags: ['a', 'content'], endsAt: 5, asOf: 2, isWhole: true },
      { made: 'b', tags: ['b', 'content'], endsAt: undefined, asOf: undefined, isWhole: true },
    ]);
    noteMarks({ tags: ['nobody asks'], endsAt: 1 });
  });
});
