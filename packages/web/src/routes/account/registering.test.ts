// @vitest-environment node
// The pages on which somebody registers, logs in and asks for a new password: what they are opened with, what their forms hand over, and where
// they lead.

import { TEXT_PARAMETERS } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { askOnHost, type PostedFields, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, CHOICES, MEMBER, openAccountShop } from '../../../test/open-account-shop.ts';
import type { TestShopOptions } from '../../../test/open-test-shop.tsx';
import { loader as loginPage } from './login.loader.ts';
import { action, loader } from './register.loader.ts';
import { action as forgetPassword, loader as resetPage } from './reset-password.loader.ts';

const REGISTER = '/myaccount/register/';
const STRANGER = { cookies: {} };
const INSTITUTION = { ...STRANGER, storefront: { isB2b: true } };
const PASSWORD = 'rote-socke-7';
const ACCOUNT = { email: 'neu@example.com', password: PASSWORD, passwordRepeated: PASSWORD, homepage: '' };
const PERSON = { salutation: 'ms', firstname: 'Nora', lastname: 'Neu' };
const SCHOOL = {
  ...ACCOUNT,
  'address.company': 'Waldschule',
  'address.salutation': 'ms',
  'address.firstname': 'Nora',
  'address.lastname': 'Neu',
  'address.streetAndNumber': 'Weg 1',
  'address.postcode': '73430',
  'address.city': 'Aalen',
  'address.country': 'DE',
  VATRegistrationNo: 'DE123456789',
  jobTitleCode: 'teacher',
  primaryIndustryGroupCode: 'school',
  numberOfEmployees: '1-10',
};
const BUSINESS = {
  VATRegistrationNo: 'DE123456789',
  jobTitleCode: 'teacher',
  primaryIndustryGroupCode: 'school',
  numberOfEmployees: '1-10',
};

const registering = async (form: PostedFields, options: Parameters<typeof openAccountShop>[0], query = '') => {
  const shop = await openAccountShop(options);
  const answer = await askOnHost(shop, action, `${REGISTER}${query}`, form);
  return { shop, answer, registered: shop.session.registrations() };
};

describe('the page of a registration', () => {
  it.each([
    ['', REGISTER],
    ['?origin=checkout', `${REGISTER}?origin=checkout`],
  ])('posts to itself, and knows where somebody comes from (%j)', async (query, posted) => {
    const shown = await askOnHost(await openAccountShop(STRANGER), loader, `${REGISTER}${query}`);
    expect(shown).toEqual({ action: posted, choices: CHOICES });
  });

  it('is none for a member, who has an account already', async () => {
    const shop = await openAccountShop();
    expect(redirectOf(await askOnHost(shop, loader, REGISTER))).toEqual([302, '/myaccount/']);
    expect(redirectOf(await askOnHost(shop, action, REGISTER, { ...ACCOUNT, ...PERSON }))).toEqual([
      302,
      '/myaccount/',
    ]);
    expect(shop.session.registrations()).toEqual([]);
  });

  it('is a 503 where the shop does not answer', async () => {
    const shop = await openAccountShop(STRANGER);
    shop.account.failNext('registrationChoices', AWAY);
    expect(await askOnHost(shop, loader, REGISTER)).toMatchObject({ init: { status: 503 } });
  });
});

describe('a consumer who registers', () => {
  it.each([
    ['', '/myaccount/'],
    ['?origin=checkout', '/checkout/shipping/'],
    ['?origin=wishlist', '/myaccount/wishlist/'],
  ])('has an account and goes on to where they come from (%j)', async (query, next) => {
    const { shop, answer, registered } = await registering({ ...ACCOUNT, ...PERSON }, STRANGER, query);
    expect(redirectOf(answer)).toEqual([303, next]);
    expect(registered).toMatchObject([
      { kind: 'customer', email: 'neu@example.com', password: PASSWORD, ...PERSON, honeypotField: '' },
    ]);
    expect(registered[0]).not.toHaveProperty('takesGuestOrder');
    expect(shop.cookies.get('notice')).toMatch(/^success:/);
  });

  it('takes the order along that was placed as a guest', async () => {
    const { registered } = await registering({ ...ACCOUNT, ...PERSON, guestOrder: 'yes' }, STRANGER);
    expect(registered).toMatchObject([{ takesGuestOrder: true }]);
  });

  it('hands over what only machines fill in', async () => {
    const { registered } = await registering({ ...ACCOUNT, ...PERSON, homepage: 'https://spam.example' }, STRANGER);
    expect(registered).toMatchObject([{ honeypotField: 'https://spam.example' }]);
  });

  it('sees the form again with everything but the passwords where a field is wrong', async () => {
    const { shop, answer, registered } = await registering({ ...ACCOUNT, ...PERSON, passwordRepeated: 'x' }, STRANGER);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        refusal: { typed: { email: 'neu@example.com', lastname: 'Neu' }, errors: [{ field: 'passwordRepeated' }] },
      },
    });
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
    expect([registered, shop.cookies.get('notice')]).toEqual([[], undefined]);
  });

  it('hands in no certificate, which is for institutions', async () => {
    const { shop } = await registering({ ...ACCOUNT, ...PERSON, certificate: pdf('proof.pdf') }, STRANGER);
    expect(shop.account.calls()).toEqual([]);
  });
});

const pdf = (name: string, content = '%PDF-1.4\n'): File => new File([content], name, { type: 'application/pdf' });

/** Certificates are taken. */
const TAKEN = { uploadSignature: 'signed', uploadCertificate: 'certificate-1' };

describe('an institution that registers', () => {
  it('gives its address and its business fields, and is told on the next page', async () => {
    const { shop, answer, registered } = await registering(SCHOOL, INSTITUTION);
    expect(redirectOf(answer)).toEqual([303, '/myaccount/']);
    expect(registered).toMatchObject([
      {
        kind: 'institution',
        email: 'neu@example.com',
        address: { city: 'Aalen', lastname: 'Neu', recipient: { company: 'Waldschule' } },
        business: BUSINESS,
      },
    ]);
    expect(registered[0]).not.toHaveProperty('certificateId');
    expect(shop.cookies.get('notice')).toMatch(/^success:/);
  });

  it('hands in its certificate first, and registers with it', async () => {
    const { shop, registered } = await registering(
      { ...SCHOOL, certificate: pdf('proof.pdf') },
      { ...INSTITUTION, account: TAKEN },
    );
    const content = new TextEncoder().encode('%PDF-1.4\n');
    expect(shop.account.calls()).toContainEqual(['uploadCertificate', content, expect.any(String)]);
    expect(registered).toMatchObject([{ certificateId: 'certificate-1' }]);
  });

  it('keeps a certificate that is handed in when another field is wrong, by its id and its name', async () => {
    const form = { ...SCHOOL, 'address.city': '', certificate: pdf(`${'x'.repeat(130)}.pdf`) };
    const { answer } = await registering(form, { ...INSTITUTION, account: TAKEN });
    const typed = { certificateId: 'certificate-1', certificateName: 'x'.repeat(120) };
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed, errors: [{ field: 'address.city' }] } },
    });
  });

  it.each([
    ['nothing was chosen', { certificate: pdf('') }],
    ['a machine has filled in the form', { certificate: pdf('proof.pdf'), homepage: 'https://spam.example' }],
    ['it comes as a text', { certificate: 'proof.pdf' }],
  ])('hands in none where %s', async (_, fields) => {
    const { shop } = await registering({ ...SCHOOL, ...fields }, { ...INSTITUTION, account: TAKEN });
    expect(shop.account.calls().map(([call]) => call)).not.toContain('uploadCertificate');
  });

  it('is not registered with a file that is no certificate', async () => {
    const { answer, registered } = await registering({ ...SCHOOL, certificate: pdf('a.pdf', 'no pdf') }, INSTITUTION);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { errors: [{ field: 'certificate' }] } } });
    expect(registered).toEqual([]);
  });
});

describe('the page of the login', () => {
  it('knows a login that has ended here, and who was invited to a list', async () => {
    const shown = await askOnHost(await openAccountShop(STRANGER), loginPage, '/login/');
    expect(shown).toMatchObject({ isInvited: false });
    const cookies = { loginRedirect: 'share-data:/myaccount/wishlist/?share=token-1' };
    expect(await askOnHost(await openAccountShop({ cookies }), loginPage, '/login/')).toMatchObject({
      isInvited: true,
    });
  });

  it('tells institutions whom they may ask, and consumers not (spec 3 §6)', async () => {
    const parameters = [{ name: TEXT_PARAMETERS.hotline, entry: 'number', value: '+49 30 1' }];
    const shown = async (visitor: Pick<TestShopOptions, 'cookies' | 'storefront'>) =>
      askOnHost(await openAccountShop({ ...visitor, parameters }), loginPage, '/login/');
    expect(await shown({ ...STRANGER, storefront: { store: 'b2b', isB2b: true } })).toMatchObject({
      help: { hotline: '+49 30 1' },
    });
    expect(await shown(STRANGER)).toMatchObject({ help: undefined });
  });
});

describe('the page of a forgotten password', () => {
  const RESET = '/myaccount/resetpassword/';

  it('says that the mail is on its way once it is', async () => {
    const shop = await openAccountShop(STRANGER);
    expect(await askOnHost(shop, resetPage, RESET)).toEqual({ email: '', isSent: false });
    expect(await askOnHost(shop, resetPage, `${RESET}?sent=1`)).toMatchObject({ isSent: true });
  });

  it('hands over what was typed, the customer number too', async () => {
    const shop = await openAccountShop(STRANGER);
    const form = { email: 'mia@example.com', customerNumber: '4711', homepage: 'https://spam.example' };
    await askOnHost(shop, forgetPassword, RESET, form);
    expect(shop.account.calls()).toMatchObject([
      ['forgotPassword', { email: 'mia@example.com', honeypotField: 'https://spam.example' }],
    ]);
  });

  it('says at its field what is wrong', async () => {
    const shop = await openAccountShop(STRANGER);
    expect(await askOnHost(shop, forgetPassword, RESET, { email: 'mia' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { email: 'mia' }, errors: [{ field: 'email' }] } },
    });
  });

  it('knows the address of a guest who is known, and is none for members', async () => {
    const guest = await openAccountShop({ cookies: { ...MEMBER, 'X-JWT-guest': '1' } });
    expect(await askOnHost(guest, resetPage, RESET)).toEqual({ email: 'mia@example.com', isSent: false });
    expect(redirectOf(await askOnHost(await openAccountShop(), resetPage, RESET))).toEqual([
      302,
      '/myaccount/password/',
    ]);
  });
});
