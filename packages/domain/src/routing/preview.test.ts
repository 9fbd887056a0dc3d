import { describe, expect, it } from 'vitest';
import { parseQueryString } from '../listing/query-string.ts';
import { asksForPreview, previewOf, previewSearch } from './preview.ts';

const query = (json: string) => [['ishop-preview-json', json]] as const;

describe('preview (spec 1 §6)', () => {
  it('holds the customer segments and the A/B scenarios that staff picked', () => {
    const picked = '{"customerSegments":["school","vip"],"abScenarios":{"T155":"b"}}';
    expect(previewOf(query(picked), true)).toStrictEqual({
      customerSegments: ['school', 'vip'],
      abScenarios: { T155: 'b' },
    });
  });

  it('is asked for by an address, which can be written from what was picked', () => {
    const picked = { customerSegments: ['school'], abScenarios: { BZ_AB_x: 'b' } };
    const written = parseQueryString(previewSearch(picked));
    expect(asksForPreview(written)).toBe(true);
    expect(previewOf(written, true)).toStrictEqual(picked);
    expect(asksForPreview([['p', '2']])).toBe(false);
  });

  it('is nothing without a permission and without the query', () => {
    expect(previewOf(query('{}'), false)).toBeUndefined();
    expect(previewOf([['x', '{}']], true)).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '"x"',
    '{"customerSegments":"school","abScenarios":"b"}',
    '{"customerSegments":null,"abScenarios":null}',
    '{"customerSegments":[1,null],"abScenarios":{"T155":1}}',
    '{"customerSegments":{"a":"b"},"abScenarios":["b"]}',
  ])('picks nothing by %s', (json) => {
    expect(previewOf(query(json), true)).toStrictEqual({ customerSegments: [], abScenarios: {} });
  });
});
