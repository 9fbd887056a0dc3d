import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLOutputType, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inSpelling, spelledFor } from './spelling.ts';

const SCHEMA = buildSchema(readFileSync(join(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));

/** An answer of a type in which the names of goods have an ß, and nothing else has. */
const sample = (type: GraphQLOutputType, above: readonly string[] = []): unknown => {
  if (isNonNullType(type)) return sample(type.ofType, above);
  if (isListType(type)) return [sample(type.ofType, above)];
  const named = getNamedType(type);
  if (!isObjectType(named)) return 'x';
  if (above.includes(named.name)) return null;
  const fields = Object.entries(named.getFields());
  const isOfGoods = ['path', 'orderNumber', 'itemId'].some((name) => name in named.getFields());
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      name === 'name' && isOfGoods ? 'ß' : sample(field.type, [...above, named.name]),
    ]),
  );
};

const answer = {
  data: {
    getProductById: { name: 'Weiße Kreide „Max“', facts: [{ label: 'Größe', value: 30 }, null], brand: '“Kreide”' },
    shop_findCart: {
      billingAddress: { street: 'Hauptstraße „Hof“' },
      positions: [{ name: 'Weiße Kreide' }],
      shortfall: 'Weniger: Weiße Kreide (1 statt 2).',
    },
  },
};

describe('the spelling of a storefront', () => {
  it('has ss for ß in editors’ texts where no ß is written, and leaves what people wrote', () => {
    expect(inSpelling(answer, false)).toEqual({
      data: {
        getProductById: {
          name: 'Weisse Kreide «Max»',
          facts: [{ label: 'Grösse', value: 30 }, null],
          brand: '“Kreide”',
        },
        shop_findCart: {
          billingAddress: { street: 'Hauptstraße „Hof“' },
          positions: [{ name: 'Weisse Kreide' }],
          shortfall: 'Weniger: Weisse Kreide (1 statt 2).',
        },
      },
    });
  });

  it.each([SCHEMA.getQueryType(), SCHEMA.getMutationType()].flatMap((root) => Object.values(root?.getFields() ?? {})))(
    'leaves no ß in the name of goods that $name answers',
    ({ name, type }) => {
      expect(JSON.stringify(inSpelling({ data: { [name]: sample(type) } }, false))).not.toContain('ß');
    },
  );

  it.each([
    ['ch', 'Weisse Kreide'],
    ['de', 'Weiße Kreide'],
    ['at', 'Weiße Kreide'],
  ] as const)('is that of %s in what an order keeps of its goods', (store, name) => {
    expect(spelledFor(store, { name: 'Weiße Kreide', picture: null, quantity: 2 })).toEqual({
      name,
      picture: null,
      quantity: 2,
    });
  });

  it('leaves addresses as they are, with ss they are other ones', () => {
    const addresses = {
      url: '/straße/#größe',
      redirectUrl: '/weiß/',
      src: '/bild-weiß.jpg',
      manufacturer: { electronicAddress: 'weiß.example/kontakt', name: 'Weiß', postalAddress: 'Hauptstraße 1' },
    };
    expect(spelledFor('ch', addresses)).toEqual({
      ...addresses,
      manufacturer: { electronicAddress: 'weiß.example/kontakt', name: 'Weiss', postalAddress: 'Hauptstrasse 1' },
    });
    expect(spelledFor('ch', 'https://de.wikipedia.org/wiki/Straße')).toBe('https://de.wikipedia.org/wiki/Straße');
  });

  it.each([
    [
      '<p id="größe">Größe: <a href="/maße/" title="Maße">Maße</a>, <img src=\'/weiß.jpg\' alt="weiß"></p>',
      '<p id="größe">Grösse: <a href="/maße/" title="Masse">Masse</a>, <img src=\'/weiß.jpg\' alt="weiss"></p>',
    ],
    [
      'Schreiben Sie „Grüße“ an info@weiß.example oder Herrn Weiß.',
      'Schreiben Sie «Grüsse» an info@weiß.example oder Herrn Weiss.',
    ],
    ['Außen: https://weiß.example/maße, außen', 'Aussen: https://weiß.example/maße, aussen'],
  ])('leaves those within texts: %s', (text, spelled) => {
    expect(spelledFor('ch', { html: text })).toEqual({ html: spelled });
  });

  it('touches nothing elsewhere, nor an answer without data', () => {
    expect(inSpelling(answer, true)).toBe(answer);
    const refused = { errors: [] };
    expect(inSpelling(refused, false)).toBe(refused);
  });
});
