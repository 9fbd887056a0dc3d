// The people of the demo shop. Source: docs/adr/0009 "The demo shop"; the password of all of them is the same.

import { returnCarriersFor } from '@tornister/domain/returns';
import type {
  AccountAddressRecord,
  AccountOrderRecord,
  AccountRecord,
  AccountReturnRecord,
} from '../../auth/account-record.ts';
import { DEMO_PRIME_PRICES } from '../../prime/prime-prices.ts';
import type { Shelf } from './shelf.ts';

const DEMO_PASSWORD = 'lernen123';

type Person = Pick<AccountAddressRecord, 'salutation' | 'firstName' | 'lastName'>;

const address = (
  person: Person,
  use: AccountAddressRecord['use'],
  street: string,
  postcode: string,
  city: string,
  more: Partial<AccountAddressRecord> = {},
): AccountAddressRecord => ({ ...person, use, street, postcode, city, country: 'DE', ...more });

const MIA: Person = { salutation: 'ms', firstName: 'Mia', lastName: 'Member' };
const EMIL: Person = { salutation: 'mr', firstName: 'Emil', lastName: 'Ende' };
const PAUL: Person = { salutation: 'mr', firstName: 'Paul', lastName: 'Prime' };
const IDA: Person = { salutation: 'ms', firstName: 'Ida', lastName: 'Intern' };
const SINA: Person = { salutation: 'ms', firstName: 'Sina', lastName: 'Schweizer' };
const BRIGITTE: Person = { salutation: 'ms', firstName: 'Brigitte', lastName: 'Bergmann' };

const STATES: readonly AccountOrderRecord['status'][] = [
  'open',
  'shipped',
  'partly-shipped',
  'returned',
  'shipped',
  'cancelled',
  'shipped',
  'shipped',
];
const PAYMENTS = {
  member: ['INVOICE', 'PAYPAL', 'CREDIT_CARD', 'VORKASSE'],
  swiss: ['INVOICE', 'TWINT', 'CREDIT_CARD', 'VORKASSE'],
  business: ['RECHNUNG'],
} as const;
const DAYS = [0, 9, 4, 41, 78, 140, 320, 500];

const ordersOf = (
  shelf: Shelf,
  prefix: string,
  count: number,
  kind: keyof typeof PAYMENTS = 'member',
): readonly AccountOrderRecord[] => {
  const products = shelf.popular(24);
  return Array.from({ length: count }, (_, index): AccountOrderRecord => {
    const status = STATES[index % STATES.length] ?? 'shipped';
    const isSent = status === 'shipped' || status === 'returned';
    const lines = products.slice(index * 2, index * 2 + 2 + (index % 2)).map((productId, line) => ({
      itemId: `${productId}01`,
      quantity: 1 + ((index + line) % 4),
      isShipped: isSent || (status === 'partly-shipped' && line === 0),
      isReturned: status === 'returned' && line === 0,
    }));
    return {
      number: `${prefix}${String(index + 1).padStart(3, '0')}`,
      daysAgo: DAYS[index % DAYS.length] ?? 9,
      status,
      paymentId: PAYMENTS[kind][index % PAYMENTS[kind].length] ?? 'INVOICE',
      lines,
      ...(index === 1 ? { comment: 'Bitte beim Hausmeister abgeben.' } : {}),
      ...(index === 2 ? { reference: 'Klasse 3b' } : {}),
    };
  });
};

/** Of which orders something comes back, how far that is, and since when. */
const RETURNS = [
  { status: 'shipped', state: 'announced', hoursAgo: 5 },
  { status: 'partly-shipped', state: 'arrived', hoursAgo: 26 },
  { status: 'returned', state: 'settled', hoursAgo: 30 * 24 },
] as const;

const returnsOf = (orders: readonly AccountOrderRecord[], country: string): readonly AccountReturnRecord[] => {
  const carriers = returnCarriersFor(country, false);
  return RETURNS.flatMap(({ status, state, hoursAgo }, index): AccountReturnRecord[] => {
    const order = orders.find((each) => each.status === status);
    const line = order?.lines.find(({ isShipped }) => isShipped);
    if (order === undefined || line === undefined) return [];
    const carrier = carriers[index % carriers.length];
    if (carrier === undefined) return [];
    return [{ orderNumber: order.number, status: state, hoursAgo, carrier, itemId: line.itemId }];
  });
};

const yearOfPrime = (number: string, boughtDaysAgo: number): NonNullable<AccountRecord['prime']> => ({
  number,
  boughtDaysAgo,
  cents: DEMO_PRIME_PRICES.de ?? 0,
  paymentId: 'CREDIT_CARD',
});

const entriesOf = (
  productIds: readonly string[],
  comments: readonly string[] = [],
): AccountRecord['wishlists'][number]['entries'] =>
  productIds.map((productId, index) => ({
    productId,
    itemId: `${productId}01`,
    quantity: 1 + (index % 3),
    comments: index === 0 ? comments : [],
  }));

/** Accounts for every kind of visitor. */
export const makeAccounts = (shelf: Shelf): readonly AccountRecord[] => {
  const liked = shelf.popular(30);
  const mias = ordersOf(shelf, '480', 8);
  const sinas = ordersOf(shelf, '484', 8, 'swiss');
  const bergmanns = ordersOf(shelf, '482', 7, 'business');
  const common = { password: DEMO_PASSWORD, isInternal: false, returns: [], wishlists: [] };
  return [
    {
      ...common,
      id: 'mia',
      email: 'mia.member@example.com',
      kind: 'member',
      addresses: [
        address(MIA, 'customer', 'Lindenallee 12', '50674', 'Köln', { phone: '+49 221 000000' }),
        address(MIA, 'shipping', 'Schulweg 3', '50823', 'Köln', { company: 'Grundschule am Bach' }),
        address(MIA, 'packing-station', '12345678', '50667', 'Köln', { addition: 'Packstation 145' }),
      ],
      orders: mias,
      returns: returnsOf(mias, 'DE'),
      wishlists: [
        {
          name: 'Merkliste',
          isDefault: true,
          entries: entriesOf(liked.slice(0, 5), [
            'Für den Geburtstag?',
            'In Blau nehmen',
            'Oma fragen',
            'Erst im Herbst bestellen',
          ]),
        },
        {
          name: 'Klasse 3b',
          description: 'Was für das zweite Halbjahr noch fehlt.',
          isDefault: false,
          entries: entriesOf(
            [...liked.slice(6, 8), ...shelf.discontinued(1), ...liked.slice(8, 10)],
            ['Für alle 24 Kinder'],
          ),
        },
      ],
    },
    {
      ...common,
      id: 'paul',
      email: 'paul.prime@example.com',
      kind: 'member',
      prime: yearOfPrime('481901', 120),
      addresses: [address(PAUL, 'customer', 'Hafenkante 7', '20457', 'Hamburg')],
      orders: ordersOf(shelf, '481', 3),
      wishlists: [{ name: 'Merkliste', isDefault: true, entries: entriesOf(liked.slice(10, 13)) }],
    },
    {
      ...common,
      id: 'emil',
      email: 'emil.ended@example.com',
      kind: 'member',
      prime: yearOfPrime('483901', 400),
      addresses: [address(EMIL, 'customer', 'Am Deich 4', '25746', 'Heide')],
      orders: ordersOf(shelf, '483', 2),
    },
    {
      ...common,
      id: 'sina',
      email: 'sina.schweizer@example.com',
      kind: 'member',
      store: 'ch',
      addresses: [address(SINA, 'customer', 'Seestrasse 12', '8002', 'Zürich', { country: 'CH' })],
      orders: sinas,
      returns: returnsOf(sinas, 'CH'),
      wishlists: [{ name: 'Merkliste', isDefault: true, entries: entriesOf(liked.slice(3, 6)) }],
    },
    {
      ...common,
      id: 'ida',
      email: 'ida.internal@example.com',
      kind: 'member',
      isInternal: true,
      addresses: [address(IDA, 'customer', 'Ranzenweg 1', '12345', 'Musterstadt')],
      orders: [],
    },
    {
      ...common,
      id: 'bergmann',
      email: 'einkauf@bergschule.example.com',
      customerNumber: '700100',
      kind: 'business',
      addresses: [
        address(BRIGITTE, 'customer', 'Bergstraße 40', '69115', 'Heidelberg', {
          company: 'Bergschule Heidelberg',
          phone: '+49 6221 000000',
        }),
        address(BRIGITTE, 'billing', 'Rathausplatz 1', '69117', 'Heidelberg', {
          company: 'Stadt Heidelberg, Schulverwaltungsamt',
        }),
        address(BRIGITTE, 'shipping', 'Bergstraße 42', '69115', 'Heidelberg', {
          company: 'Bergschule Heidelberg, Turnhalle',
        }),
      ],
      orders: bergmanns,
      returns: returnsOf(bergmanns, 'DE'),
      wishlists: [{ name: 'Bestellung Schuljahr', isDefault: true, entries: entriesOf(liked.slice(13, 20)) }],
    },
  ];
};
