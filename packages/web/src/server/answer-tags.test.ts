// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectingTags, noteTags, tagsOf } from './answer-tags.ts';

describe('what an answer is made of', () => {
  it('is every product in it, at any depth, what was asked for, and the content', () => {
    const answer = { tiles: [{ id: '20001' }, { id: '20002', more: new Map([['x', { productId: '20003' }]]) }] };
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

describe('what a page is made of', () => {
  it('is what was noted while it was made, and not what was noted for another one at the same time', async () => {
    const make = (tag: string) =>
      collectingTags(async () => {
        await Promise.resolve();
        noteTags([tag, 'content']);
        return tag;
      });
    expect(await Promise.all([make('a'), make('b')])).toEqual([
      { made: 'a', tags: ['a', 'content'] },
      { made: 'b', tags: ['b', 'content'] },
    ]);
    noteTags(['nobody asks']);
  });
});
