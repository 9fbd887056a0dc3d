import { describe, expect, it } from 'vitest';
import { isQuestion } from './read-replicas.ts';

describe('isQuestion', () => {
  it.each(['select 1', '  SELECT id from products', 'with found as (select 1) select * from found'])(
    'asks: %s',
    (text) => {
      expect(isQuestion(text)).toBe(true);
    },
  );

  it.each([
    'insert into orders default values',
    'with gone as (delete from carts returning id) select * from gone',
    'select * from stock for update',
    'select * from stock for share',
    'select * from stock for key share',
    "select nextval('listing_revision')",
    'begin',
    '',
  ])('changes or locks something: %s', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});
