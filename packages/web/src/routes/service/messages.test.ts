// @vitest-environment node
// The forms by which people write to the shop: messages, calls and printed catalogues, and what all forms of the service share.

import type { ContactFormData, PrintedCatalogue } from '@tornister/application/ports';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED } from '../../../test/open-account-shop.ts';
import { COMPETITION, HERBST, openServiceShop } from '../../../test/open-service-shop.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { loader as callBackPage, action as requestCallBack } from './call-back.loader.ts';
import { loader as cataloguesPage, action as orderCatalogues } from './catalogues.loader.ts';
import { loader as competitionPage, action as enter } from './competition.loader.ts';
import { loader as contactPage, action as sendMessage } from './contact.loader.ts';

const CONTACT = '/service/kontakt/';
const CALL_BACK = '/service/rueckruf/';
const KATALOG = '/service/katalog/';
const KNOWN: ContactFormData = {
  name: 'Mia',
  email: 'mia@example.com',
  shownEmail: 'mia@example.com',
  phone: '',
  orders: [],
};
const POST = { key: 'press-1', homepage: '' };
const SENT = { key: 'press-1', honeypotField: '' };

const catalogue = (id: string, language: string): PrintedCatalogue => ({
  id,
  name: id,
  description: '',
  pages: 1,
  language,
  picture: { src: '/k.avif', alt: '', width: 1, height: 1, sources: [] },
});
const CATALOGUES = {
  catalogues: [catalogue('main', 'de'), catalogue('english', 'en')],
  countries: [{ code: 'DE', name: 'Deutschland' }],
};

const service = { contactFormData: KNOWN, printedCatalogues: CATALOGUES, competition: HERBST };
const open = (more: Parameters<typeof openServiceShop>[0] = {}) => openServiceShop({ service, ...more });

/** A page of the editors with a sentence, at this path. */
const editors = (path: string) => ({
  pages: {
    [path]: {
      kind: 'content' as const,
      rows: [
        {
          cells: [
            {
              columns: 12,
              teasers: [
                { id: 't1', name: 'a', template: 'html', attributes: [{ name: 'html', text: '<p>Guten Tag</p>' }] },
                {
                  id: 't2',
                  name: 'b',
                  template: 'html box',
                  attributes: [{ name: 'teasercontent', text: '<p>Box</p>' }],
                },
                { id: 't3', name: 'c', template: 'image link', attributes: [{ name: 'link', url: '/cat/1/' }] },
              ],
            },
          ],
        },
      ],
      activeAbTests: [],
      breadcrumbs: [],
    },
  },
});

const PAGES = [
  [CONTACT, contactPage, 'contactFormData'],
  [CALL_BACK, callBackPage, 'contactFormData'],
  [KATALOG, cataloguesPage, 'printedCatalogues'],
  [COMPETITION, competitionPage, 'competition'],
] as const;

describe('a page of the service', () => {
  it.each(PAGES)('%s knows whether its form was taken', async (address, loader) => {
    const shop = await open();
    const sent = `${address}${address.includes('?') ? '&' : '?'}sent=1`;
    expect(await askOnHost(shop, loader, address)).toMatchObject({ isSent: false });
    expect(await askOnHost(shop, loader, sent)).toMatchObject({ isSent: true });
  });

  it.each(PAGES)(
    '%s is a 503 where the shop does not answer, and goes to the login where that has ended',
    async (address, loader, call) => {
      const shop = await open();
      shop.service.failNext(call, AWAY);
      expect(await askOnHost(shop, loader, address)).toMatchObject({ init: { status: 503 } });
      shop.service.failNext(call, ENDED);
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([302, '/login/']);
    },
  );

  it.each(PAGES.slice(0, 3))('%s stands below the words of the editors, and goes without', async (address, loader) => {
    const intro = ['<p>Guten Tag</p>', '<p>Box</p>'];
    expect(await askOnHost(await open({ content: editors(address) }), loader, address)).toMatchObject({ intro });
    expect(await askOnHost(await open(), loader, address)).toMatchObject({ intro: [] });
  });

  it('says where a message was too long to wait for the next login, unless it is in the tab', async () => {
    const typed = { name: 'Mia', key: 'key-7' };
    const shop = await open({ cookies: { interrupted: JSON.stringify({ path: CONTACT, typed, isCut: true }) } });
    const message = 'vue.form.error.notKept';
    expect(await askOnHost(shop, contactPage, CONTACT)).toMatchObject({ resumed: { typed, message, isCut: true } });
    shop.shop.get(sessionUseCases.formDrafts).keep(CONTACT, { ...typed, message: 'Hallo' });
    expect(await askOnHost(shop, contactPage, CONTACT)).toMatchObject({
      resumed: { typed: { ...typed, message: 'Hallo' }, errors: [] },
    });
  });

  it.each([
    [CONTACT, contactPage],
    [KATALOG, cataloguesPage],
  ] as const)('%s has again what a login that ended has interrupted', async (path, loader) => {
    const cookies = { interrupted: JSON.stringify({ path, typed: { message: 'Hallo' } }) };
    expect(await askOnHost(await open({ cookies }), loader, path)).toMatchObject({
      resumed: { typed: { message: 'Hallo' } },
    });
    expect(await askOnHost(await open(), loader, path)).not.toHaveProperty('resumed');
  });
});

describe('the contact form', () => {
  const FORM = {
    ...POST,
    name: 'Mia',
    email: 'mia@example.com',
    phone: '07961 1',
    message: 'Hallo',
    orderId: 'order-1',
  };
  const { key: _key, homepage: _homepage, ...MESSAGE } = FORM;

  it('opens with what is known, and the order that it is about', async () => {
    const shop = await open();
    expect(await askOnHost(shop, contactPage, `${CONTACT}?orderId=order-1`)).toMatchObject({
      opened: { ...KNOWN, key: 'key-1' },
      orderId: 'order-1',
    });
    await askOnHost(shop, contactPage, CONTACT);
    expect(shop.service.calls()).toEqual([
      ['contactFormData', 'order-1'],
      ['contactFormData', undefined],
    ]);
  });

  it('opens after the login with the order that was chosen before it', async () => {
    const typed = { message: 'Wo?', orderId: 'order-1' };
    const shop = await open({ cookies: { interrupted: JSON.stringify({ path: CONTACT, typed }) } });
    expect(await askOnHost(shop, contactPage, CONTACT)).toMatchObject({ orderId: 'order-1', resumed: { typed } });
    expect(shop.service.calls()).toEqual([['contactFormData', 'order-1']]);
  });

  it('is sent as it was typed, and nothing waits for a login any more', async () => {
    const shop = await open({ cookies: { interrupted: JSON.stringify({ path: CONTACT, typed: { message: 'H' } }) } });
    expect(redirectOf(await askOnHost(shop, sendMessage, CONTACT, FORM))).toEqual([303, `${CONTACT}?sent=1`]);
    expect(shop.service.calls()).toEqual([['sendContactForm', MESSAGE, SENT]]);
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it('hands over what only machines fill in', async () => {
    const shop = await open();
    await askOnHost(shop, sendMessage, CONTACT, { ...FORM, homepage: 'https://spam.example' });
    expect(shop.service.calls()).toMatchObject([['sendContactForm', {}, { honeypotField: 'https://spam.example' }]]);
  });
});

describe('the wish to be called back', () => {
  const FORM = { ...POST, name: 'Mia', phone: '07961 1', time: 'noon', topic: 'Hefte' };

  it.each([
    ['noon', 'noon'],
    ['midnight', 'any'],
  ])('is sent with its time (%s: %s)', async (time, wanted) => {
    const shop = await open();
    expect(redirectOf(await askOnHost(shop, requestCallBack, CALL_BACK, { ...FORM, time }))).toEqual([
      303,
      `${CALL_BACK}?sent=1`,
    ]);
    expect(shop.service.calls()).toEqual([
      ['requestCallBack', { name: 'Mia', phone: '07961 1', time: wanted, topic: 'Hefte' }, SENT],
    ]);
  });
});

describe('the order of printed catalogues', () => {
  const FORM = {
    ...POST,
    'catalogue.main': 'on',
    'address.salutation': 'ms',
    'address.firstname': 'Mia',
    'address.lastname': 'Klein',
    'address.streetAndNumber': 'Lindenweg 3',
    'address.postcode': '10115',
    'address.city': 'Berlin',
    'address.country': 'DE',
    'address.email': 'mia@example.com',
  };

  it('offers those in the language of the page', async () => {
    expect(await askOnHost(await open(), cataloguesPage, KATALOG)).toMatchObject({
      path: KATALOG,
      opened: { catalogues: [{ id: 'main' }], key: 'key-1' },
    });
    const english = {
      storefront: { store: 'b2b', language: 'en', isB2b: true } as const,
      cookies: { 'X-JWT-exist': '1' },
    };
    expect(await askOnHost(await open(english), cataloguesPage, '/service/catalogue/')).toMatchObject({
      path: '/service/catalogue/',
      opened: { catalogues: [{ id: 'english' }] },
    });
  });

  it('takes what was ticked, and the address', async () => {
    const shop = await open();
    expect(redirectOf(await askOnHost(shop, orderCatalogues, KATALOG, FORM))).toEqual([303, `${KATALOG}?sent=1`]);
    expect(shop.service.calls()).toMatchObject([
      ['printedCatalogues'],
      ['orderCatalogues', { catalogueIds: ['main'], address: { city: 'Berlin' } }, SENT],
    ]);
  });

  it('leads somewhere else who is wrong on its page', async () => {
    expect(redirectOf(await askOnHost(await open(), cataloguesPage, '/service/catalogue/'))).toEqual([302, KATALOG]);
  });
});

describe('a form of the service that is refused', () => {
  it.each([
    [CONTACT, sendMessage, 'email'],
    [CALL_BACK, requestCallBack, 'name'],
    [KATALOG, orderCatalogues, 'catalogueIds'],
    [COMPETITION, enter, 'email'],
  ] as const)('%s says so at its fields and keeps what was typed', async (address, action, field) => {
    const shop = await open();
    const answer = await askOnHost(shop, action, address, { message: 'Hallo' });
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { typed: { message: 'Hallo' } } } });
    expect(answer).toMatchObject({
      data: { refusal: { errors: expect.arrayContaining([expect.objectContaining({ field })]) } },
    });
  });
});
