import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { CATALOGUE_QUESTIONS, contextFor } from './catalogue-questions.ts';
import type { RequestContext } from './context.ts';
import { readOperation } from './operation-facts.ts';

const [primary, reading] = [{ name: 'primary' }, { name: 'reading' }] as unknown as [Database, Database];
const context = { database: primary, reading } as RequestContext;

const askedOf = (text: string, given: RequestContext = context, isChanging = false): Database =>
  contextFor(given, readOperation(text), { isChanging }).database;

describe('contextFor', () => {
  it('has questions of the catalogue answered by the reading database', () => {
    expect(askedOf('{ getFooter(pageId: "1") { id } search { products { total } } }')).toBe(reading);
  });

  it.each([
    ['a question about the visitor', '{ shop_findCart(cartId: "1") { id } }'],
    ['a question of both kinds', '{ getFooter(pageId: "1") { id } shop_findCart(cartId: "1") { id } }'],
    [
      'a question of both kinds in a fragment',
      '{ ...all } fragment all on Query { getFooter { id } getSessions { id } }',
    ],
    ['a change', 'mutation { shopInit { userId } }'],
    ['a change that is called like a question', 'mutation { search { id } }'],
  ])('leaves %s to the primary', (_, text) => {
    expect(askedOf(text)).toBe(primary);
  });

  it('leaves everything to the primary where there is no other, and beside a change', () => {
    expect(askedOf('{ search { products { total } } }', { database: primary } as RequestContext)).toBe(primary);
    expect(askedOf('{ search { products { total } } }', context, true)).toBe(primary);
  });

  it('knows only questions that the schema has', () => {
    const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
      expect.arrayContaining([...CATALOGUE_QUESTIONS]),
    );
  });
});
