// The electronic invoice against the schema of EN 16931 in the syntax UBL, as others have written it down: which elements there are, how often, in
// which order, and the codes that they may have.

import { invoiceSchema } from '@e-invoice-eu/core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { create } from 'xmlbuilder2';
import { anyFacts } from '../../test/support/any-invoice.ts';
import { DEMO_BANK_ACCOUNTS } from '../checkout/bank-accounts.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { invoiceXml } from './invoice-xml.ts';

type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};
type Read = string | readonly Read[] | { readonly [name: string]: Read };
/** The parts of a DOM element that are read. */
type Element = {
  readonly nodeName: string;
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<Element>;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
};

const ELEMENT = 1;
const childrenOf = (element: Element): readonly Element[] =>
  [...element.childNodes].filter(({ nodeType }) => nodeType === ELEMENT);

const schemaOf = (parent: Schema | undefined, name: string): Schema | undefined => {
  const schema = parent?.properties?.[name];
  return schema?.items ?? schema;
};

/** The element as the schema names things: attributes beside their element, what may come several times as a list. */
const readElement = (element: Element, schema: Schema | undefined): Read => {
  const children = childrenOf(element);
  if (children.length === 0) return element.textContent ?? '';
  const entries = new Map<string, Read>();
  for (const child of children) {
    const { nodeName: name } = child;
    const read = readElement(child, schemaOf(schema, name));
    const before = entries.get(name);
    const isList = schema?.properties?.[name]?.type === 'array';
    if (isList) entries.set(name, [...(Array.isArray(before) ? before : []), read]);
    else entries.set(before === undefined ? name : `${name} once more`, read);
    for (const { name: attribute, value } of child.attributes) entries.set(`${name}@${attribute}`, value);
  }
  return Object.fromEntries(entries);
};

const INVOICE = (invoiceSchema as Schema).properties?.['ubl:Invoice'];
const matches = new Ajv2019({ strict: false, allErrors: true }).compile(invoiceSchema);

const rootOf = (xml: string): Element => create(xml).root().node as unknown as Element;

/** What the schema has to say against an invoice in its shape. */
const complaintsOf = (invoice: Read): readonly string[] =>
  matches({ 'ubl:Invoice': invoice })
    ? []
    : (matches.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);

/** What it has to say against one as XML. */
const complaintsAbout = (xml: string): readonly string[] => complaintsOf(readElement(rootOf(xml), INVOICE));

/** Elements that do not stand in the order of the schema. */
const misplacedIn = (element: Element, schema: Schema | undefined): readonly string[] => {
  const order = Object.keys(schema?.properties ?? {});
  const names = childrenOf(element).map(({ nodeName }) => nodeName);
  const inOrder = names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  const here = names.join() === inOrder.join() ? [] : [`${element.nodeName}: ${names.join()}`];
  return [...here, ...childrenOf(element).flatMap((child) => misplacedIn(child, schemaOf(schema, child.nodeName)))];
};

const emptyIn = (element: Element): readonly string[] => {
  const children = childrenOf(element);
  const isEmpty = children.length === 0 && (element.textContent ?? '').trim() === '';
  return isEmpty ? [element.nodeName] : children.flatMap(emptyIn);
};

const { de: DEMO_ACCOUNT } = DEMO_BANK_ACCOUNTS;

const invoice = async (): Promise<string> => {
  const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
  if (facts === undefined) throw new Error('There is no invoice to try.');
  return invoiceXml({
    ...facts,
    account: DEMO_ACCOUNT,
    lines: facts.lines.map((line) => ({ ...line, name: 'Schulheft' })),
  });
};

describe('an electronic invoice by the schema of EN 16931', () => {
  it('has what it must have, nothing else, and codes of the lists, whatever was ordered', async () => {
    await fc.assert(
      fc.asyncProperty(anyFacts, async (facts) => {
        expect(complaintsAbout(await invoiceXml(facts))).toEqual([]);
      }),
    );
  });

  it('is handed to the library with nothing that it does not know, which it would leave out without a word', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(complaintsOf(invoiceUbl({ ...facts, account: DEMO_ACCOUNT }))).toEqual([]);
      }),
    );
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    if (facts === undefined) throw new Error('There is no invoice to try.');
    expect(complaintsOf({ ...invoiceUbl(facts), 'cbc:Colour': 'red' })).not.toEqual([]);
  });

  it('has its elements in the order of UBL', async () => {
    expect(misplacedIn(rootOf(await invoice()), INVOICE)).toEqual([]);
  });

  it('has no empty element (PEPPOL-EN16931-R008)', async () => {
    expect(emptyIn(rootOf(await invoice()))).toEqual([]);
  });

  it("has what Germany asks for: seller's contact, buyer's reference, an account for the transfer (BR-DE-1, 2, 5 to 7, 15, 23-a)", async () => {
    const read = readElement(rootOf(await invoice()), INVOICE);
    const text = JSON.stringify(read);
    expect(read).toMatchObject({
      'cbc:BuyerReference': '991-12345-67',
      'cac:AccountingSupplierParty': {
        'cac:Party': {
          'cac:Contact': {
            'cbc:Name': expect.any(String),
            'cbc:Telephone': expect.stringMatching(/(?:\d.*){3}/),
            'cbc:ElectronicMail': expect.stringContaining('@'),
          },
        },
      },
    });
    expect(text).toContain('"cbc:PaymentMeansCode":"58"');
    expect(text).toContain('"cbc:ID":"DE02120300000000202051"');
  });

  it('names no transfer where the shop has no account for it (BR-61)', async () => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    if (facts === undefined) throw new Error('There is no invoice to try.');
    expect(await invoiceXml(facts)).toContain('<cbc:PaymentMeansCode>1</cbc:PaymentMeansCode>');
  });

  it.each([
    ['an element that is missing', /<cac:LegalMonetaryTotal>.*?<\/cac:LegalMonetaryTotal>/s, ''],
    ['an element that is unknown', '<cbc:DueDate>', '<cbc:Colour>red</cbc:Colour><cbc:DueDate>'],
    ['a unit that is on no list', 'unitCode="C62"', 'unitCode="PIECE"'],
    ['an amount that is none', /<cbc:PayableAmount([^>]*)>[^<]*/, '<cbc:PayableAmount$1>much'],
  ])('would be refused with %s', async (_what, part, spoilt) => {
    expect(complaintsAbout((await invoice()).replace(part, spoilt))).not.toEqual([]);
  });

  it('would be refused in another order', async () => {
    const moved = (await invoice()).replace(
      /(<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)\s*(<cbc:DueDate>[^<]*<\/cbc:DueDate>)/,
      '$2$1',
    );
    expect(misplacedIn(rootOf(moved), INVOICE)).toHaveLength(1);
  });
});
