import { errAsync, ok, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { FormPost, ServiceGateway } from '../ports/index.ts';
import { createOrderCatalogues, type OrderCataloguesPorts } from './printed-catalogues.ts';

const POST: FormPost = { key: 'k', honeypotField: '' };
const catalogue = (id: string, language: string) => ({ id, name: id, description: '', pages: 1, language }) as never;
const ADDRESS = {
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Klein',
  streetAndNumber: 'Lindenweg 3',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'mia@example.com',
};

const playing = (more: Partial<OrderCataloguesPorts> = {}) => {
  const ordered: unknown[] = [];
  const service: Pick<ServiceGateway, 'printedCatalogues' | 'orderCatalogues'> = {
    printedCatalogues: () =>
      okAsync({
        catalogues: [catalogue('main', 'de'), catalogue('english', 'en')],
        countries: [{ code: 'DE', name: 'Deutschland' }],
      }),
    orderCatalogues: (order) => {
      ordered.push(order.catalogueIds);
      return okAsync(undefined);
    },
  };
  const ports: OrderCataloguesPorts = {
    service: service as ServiceGateway,
    addresses: { books: () => errAsync({ kind: 'gateway.internal' } as never) },
    cookies: { get: () => undefined },
    keys: { make: () => 'made' },
    storefront: { store: 'de', isB2b: false, language: 'de' },
    ...more,
  };
  return { orders: createOrderCatalogues(ports), ordered };
};

const MEMBER = { get: (name: string) => (name === 'X-JWT-exist' ? '1' : undefined) } as never;

describe('printed catalogues (spec 1 §2 "Catalogue")', () => {
  it('opens with the catalogues of the page’s language, also when the member’s address cannot be read', async () => {
    const opened = await playing({ cookies: MEMBER }).orders.open('katalog');
    expect(opened._unsafeUnwrap()).toMatchObject({ kind: 'opened', key: 'made', catalogues: [{ id: 'main' }] });
    expect(opened._unsafeUnwrap()).not.toHaveProperty('address');
  });

  it('begins with the address that a member is invoiced at; a school’s is not the one of its customer record', async () => {
    const book = [
      { addressId: 'own', isAlsoCustomerAddress: true },
      { addressId: 'other', isAlsoCustomerAddress: false },
    ];
    const books = { books: () => okAsync({ billingAddresses: book } as never) };
    const address = async (more: Partial<OrderCataloguesPorts>, edition: 'katalog' | 'catalogue' = 'katalog') =>
      (await playing({ addresses: books, cookies: MEMBER, ...more }).orders.open(edition))._unsafeUnwrap();
    expect(await address({})).toMatchObject({ address: { addressId: 'own' } });
    const school = { store: 'b2b', isB2b: true, language: 'en' } as const;
    expect(await address({ storefront: school }, 'catalogue')).toMatchObject({ address: { addressId: 'other' } });
  });

  it('asks nobody else for an address book', async () => {
    let asked = 0;
    const books = () => {
      asked += 1;
      return okAsync({ billingAddresses: [{ addressId: 'own' }] } as never);
    };
    const guest = { get: (name: string) => (name === 'X-JWT-guest' ? '1' : undefined) } as never;
    for (const cookies of [{ get: () => undefined }, guest]) {
      const opened = await playing({ addresses: { books }, cookies }).orders.open('katalog');
      expect(opened._unsafeUnwrap()).not.toHaveProperty('address');
    }
    expect(asked).toBe(0);
  });

  it('says why it cannot order while the shop cannot say what it offers', async () => {
    const error = { kind: 'gateway.timed-out' } as const;
    const service = { printedCatalogues: () => errAsync(error) } as unknown as ServiceGateway;
    const entry = { catalogueIds: ['main'], address: ADDRESS };
    expect((await playing({ service }).orders.order('katalog', entry, POST))._unsafeUnwrapErr()).toEqual(error);
  });

  it('sends to the right page, and in the business edition to the login first', async () => {
    const wrong = await playing().orders.open('catalogue');
    expect(wrong._unsafeUnwrap()).toMatchObject({ kind: 'leave', decision: { to: '/service/katalog/' } });
    const stranger = await playing({ storefront: { store: 'b2b', isB2b: true, language: 'en' } }).orders.open(
      'catalogue',
    );
    expect(stranger._unsafeUnwrap()).toMatchObject({ kind: 'leave', decision: { to: '/login/' } });
    const school = await playing({
      cookies: MEMBER,
      storefront: { store: 'b2b', isB2b: true, language: 'en' },
    }).orders.open('catalogue');
    expect(school._unsafeUnwrap()).toMatchObject({ kind: 'opened', catalogues: [{ id: 'english' }] });
  });

  it('offers what the record of the storefront says, whatever language is spoken there', async () => {
    const spoken = { store: 'de', isB2b: false, language: 'en' } as const;
    const opened = await playing({ storefront: spoken }).orders.open('katalog');
    expect(opened._unsafeUnwrap()).toMatchObject({ kind: 'opened', catalogues: [{ id: 'main' }] });
  });

  it('orders nothing on the page of the other edition', async () => {
    const { orders, ordered } = playing();
    const refused = await orders.order('catalogue', { catalogueIds: ['english'], address: ADDRESS }, POST);
    expect(refused._unsafeUnwrapErr()).toMatchObject({ errors: [{ field: 'catalogueIds' }] });
    expect(ordered).toEqual([]);
  });

  it('orders what the page offers; mistakes stand at the fields of the page', async () => {
    const { orders, ordered } = playing();
    expect(await orders.order('katalog', { catalogueIds: ['main', 'english'], address: ADDRESS }, POST)).toEqual(
      ok(undefined),
    );
    expect(ordered).toEqual([['main']]);
    const refused = await orders.order(
      'katalog',
      { catalogueIds: ['english'], address: { ...ADDRESS, city: '' } },
      POST,
    );
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      kind: 'service.invalid',
      errors: [{ field: 'catalogueIds' }, { field: 'address.city' }],
    });
    expect(ordered).toHaveLength(1);
  });
});
