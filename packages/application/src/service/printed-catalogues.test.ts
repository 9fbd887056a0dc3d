import { err, errAsync, ok, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { FormPost, ServiceGateway } from '../ports/index.ts';
import { createContact } from './contact.ts';
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
    storefront: { isB2b: false, language: 'de' },
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

  it('sends to the right page, and in the business edition to the login first', async () => {
    const wrong = await playing().orders.open('catalogue');
    expect(wrong._unsafeUnwrap()).toMatchObject({ kind: 'leave', decision: { to: '/service/katalog/' } });
    const stranger = await playing({ storefront: { isB2b: true, language: 'en' } }).orders.open('catalogue');
    expect(stranger._unsafeUnwrap()).toMatchObject({ kind: 'leave', decision: { to: '/login/' } });
    const school = await playing({ cookies: MEMBER, storefront: { isB2b: true, language: 'en' } }).orders.open(
      'catalogue',
    );
    expect(school._unsafeUnwrap()).toMatchObject({ kind: 'opened', catalogues: [{ id: 'english' }] });
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

describe('contact form', () => {
  it('sends words without the spaces around them, and an order only where one is chosen', async () => {
    const sent: unknown[] = [];
    const service = {
      sendContactForm: (form: unknown) => {
        sent.push(form);
        return okAsync(undefined);
      },
    } as unknown as ServiceGateway;
    const { send } = createContact({ service, keys: { make: () => 'made' } });
    const form = { name: ' Mia ', email: 'mia@example.com ', phone: ' ', message: 'Hallo', orderId: '' };
    expect((await send(form, POST)).isOk()).toBe(true);
    expect((await send({ ...form, orderId: 'o1' }, POST)).isOk()).toBe(true);
    expect(sent).toEqual([
      { name: 'Mia', email: 'mia@example.com', phone: '', message: 'Hallo' },
      { name: 'Mia', email: 'mia@example.com', phone: '', message: 'Hallo', orderId: 'o1' },
    ]);
    expect(await send({ ...form, message: '' }, POST)).toMatchObject(err({ kind: 'service.invalid' }));
    expect(sent).toHaveLength(2);
  });
});
