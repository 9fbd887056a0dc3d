// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import thanked from '../../../adapters-graphql/test/fixtures/thank-you.json' with { type: 'json' };
import { LOGGED_IN, NOBODY } from '../../test/login-answers.ts';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import { publishedText } from '../../test/published-text.ts';

const CUSTOMER = {
  kind: 'customer',
  salutation: 'ms',
  firstname: 'Nora',
  lastname: 'Neu',
  email: 'nora@example.com',
  password: 'rote-socke-7',
  passwordRepeated: 'rote-socke-7',
  honeypotField: '',
};
const FORM = {
  salutation: 'ms',
  firstname: 'Nora',
  lastname: 'Neu',
  email: 'nora@example.com',
  password: 'rote-socke-7',
  passwordRepeated: 'rote-socke-7',
  homepage: '',
};
const OPENED = { ...LOGGED_IN, customerNumber: null };
const CHOICES = {
  getJobTitles: [],
  getIndustries: [],
  getEmployeeCounts: [],
  getBillingCountries: [{ code: 'DE', name: 'Deutschland' }],
  getEmailDomains: ['gmx.de'],
};
const answering = (answer: object) => ({
  registerCustomer: () => ({ data: { registerCustomer: answer } }),
  getRegistrationChoices: () => ({ data: CHOICES }),
});
const cookiesOf = (response: Response): string => response.headers.getSetCookie().join('\n');

let host: OpenHost;
afterEach(() => host.close());

describe('POST /api/register-action/ (spec 2 §7)', () => {
  it('keeps the tokens in cookies that no script reads, and answers who is there', async () => {
    host = await openHost(answering(OPENED));
    const answer = await host.send('/api/register-action/', { formData: CUSTOMER });
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ successfull: true, isLoggedIn: true, firstName: 'Nora' });
    expect(body).not.toMatch(/secret|device/);
    expect(cookiesOf(answer)).toMatch(/^X-JWT=eyJ\.secret;.*HttpOnly/m);
  });

  it('is the same as the login option of the checkout that registers', async () => {
    host = await openHost(answering(OPENED));
    const answer = await host.send('/api/checkout-auth/', { authType: 'register', formData: CUSTOMER, cartId: '' });
    expect(await answer.json()).toMatchObject({ successfull: true, isLoggedIn: true, firstName: 'Nora' });
    expect(cookiesOf(answer)).toMatch(/^X-JWT=eyJ\.secret;.*HttpOnly/m);
    const mixed = await host.send('/api/checkout-auth/', { authType: 'guest', formData: CUSTOMER });
    expect(mixed.status).toBe(400);
  });

  it('logs nobody in where the registration was dropped, and looks the same', async () => {
    host = await openHost(answering({ ...OPENED, ...NOBODY }));
    const answer = await host.send('/api/register-action/', { formData: { ...CUSTOMER, honeypotField: 'x' } });
    expect(await answer.json()).toEqual({ successfull: true, fieldErrors: [] });
    expect(cookiesOf(answer)).not.toContain('X-JWT');
  });

  it('names wrong fields as the form names them', async () => {
    const fieldErrors = [{ fieldName: 'firstName', errorMessage: 'leadingDigit', formName: null }];
    host = await openHost(answering({ ...OPENED, ...NOBODY, successfull: false, fieldErrors }));
    const answer = await host.send('/api/register-action/', { formData: CUSTOMER });
    expect(await answer.json()).toEqual({
      successfull: false,
      errorMessage: '',
      fieldErrors: [{ fieldName: 'firstname', errorMessage: 'leadingDigit' }],
    });
  });

  it.each([
    {},
    { formData: { ...CUSTOMER, kind: 'somebody' } },
    { formData: { ...CUSTOMER, salutation: 'dr' } },
    { formData: { ...CUSTOMER, lastname: 'x'.repeat(201) } },
    { formData: { kind: 'institution', email: 'a@example.com' } },
  ])('asks the backend nothing for %j', async (body) => {
    host = await openHost(answering(OPENED));
    expect((await host.send('/api/register-action/', body)).status).toBe(400);
    expect(host.asked).toEqual([]);
  });
});

const ORDER = {
  getThankYouPageData: { ...thanked.getThankYouPageData, orderId: 'order-1', guestToken: 'eyJ.of-ada' },
};
const confirmation: Says = { getThankYouPageData: () => ({ data: ORDER }), logout: () => ({ data: { logout: true } }) };
const GUEST = 'X-JWT=t; X-JWT-exist=1; X-JWT-guest=1';
const TOKEN_COOKIE = /^guestToken=eyJ\.of-ada; .*Max-Age=3600.*HttpOnly/m;

describe("the token of a guest's order", () => {
  it('is in a cookie that no script reads, and not in what a tab is answered', async () => {
    host = await openHost(confirmation);
    const operation = { query: publishedText('getThankYouPageData'), variables: { orderId: 'order-1' } };
    for (const asked of [operation, [operation]]) {
      const answer = await host.send('/api/shop/', asked, GUEST);
      const body = await answer.text();
      expect(body).toContain('"isGuestOrder":true');
      expect(body).not.toContain('of-ada');
      expect(cookiesOf(answer)).toMatch(TOKEN_COOKIE);
    }
  });

  it('is not in the confirmation either, whose form asks to take the order over', async () => {
    host = await openHost(confirmation);
    const answer = await host.get('/checkout/confirmation/?orderId=order-1', { cookie: GUEST });
    const html = await answer.text();
    expect(html).toContain('name="guestOrder" value="yes"');
    expect(html).not.toContain('of-ada');
    expect(cookiesOf(answer)).toMatch(TOKEN_COOKIE);
  });

  it('goes to the backend with a registration that asks for the order, once and with no other', async () => {
    const tokens: unknown[] = [];
    host = await openHost({
      ...answering(OPENED),
      registerCustomer: ({ data }) => {
        tokens.push((data as { readonly guestToken: unknown }).guestToken);
        return { data: { registerCustomer: OPENED } };
      },
    });
    const cookie = 'guestToken=eyJ.of-ada';
    await host.send('/api/register-action/', { formData: CUSTOMER }, cookie);
    const answer = await host.send(
      '/api/register-action/',
      { formData: { ...CUSTOMER, takesGuestOrder: true } },
      cookie,
    );
    await host.post('/myaccount/register/', { ...FORM, guestOrder: 'yes' }, cookie);
    await host.send('/api/register-action/', { formData: { ...CUSTOMER, takesGuestOrder: true } });
    expect(tokens).toEqual([null, 'eyJ.of-ada', 'eyJ.of-ada', '']);
    expect(cookiesOf(answer)).toMatch(/^guestToken=;.* Max-Age=0/m);
  });
});

describe('the register page, posted without scripts', () => {
  it('shows each mistake of the backend at its field, everything typed but the passwords, and no word of ours being wrong', async () => {
    const fieldErrors = [{ fieldName: 'email', errorMessage: 'emailNotUnique', formName: null }];
    host = await openHost(answering({ ...OPENED, ...NOBODY, successfull: false, fieldErrors }));
    const answer = await host.post('/myaccount/register/', { ...FORM, guestOrder: 'yes' });
    const html = await answer.text();
    expect([answer.status, html.includes('href="#email"'), html.includes('value="Nora"')]).toEqual([422, true, true]);
    expect(html).toContain('name="guestOrder" value="yes"');
    expect(html).toContain('Zu dieser E-Mail-Adresse gibt es schon ein Konto.');
    expect(html).not.toContain('Da ist bei uns etwas schiefgegangen');
    expect(html).not.toContain(FORM.password);
  });

  it('says that the order can come along no more, and opens the account without it when it is sent again', async () => {
    host = await openHost(
      answering({ ...OPENED, ...NOBODY, successfull: false, errorMessage: 'vue.register.guestOrderGone' }),
    );
    const answer = await host.post('/myaccount/register/', { ...FORM, guestOrder: 'yes' });
    const html = await answer.text();
    expect([answer.status, html.includes('value="Nora"')]).toEqual([422, true]);
    expect(html).toContain('Ihre Bestellung lässt sich nicht mehr in ein Konto übernehmen');
    expect(html).not.toContain('name="guestOrder"');
  });

  it('asks the backend nothing while the form does not hold', async () => {
    host = await openHost(answering(OPENED));
    expect((await host.post('/myaccount/register/', { ...FORM, passwordRepeated: 'anders' })).status).toBe(422);
    expect(host.asked).not.toContain('registerCustomer');
  });

  it('sends a member away before anything is asked', async () => {
    host = await openHost(answering(OPENED));
    const answer = await host.post('/myaccount/register/', FORM, 'X-JWT=t; X-JWT-exist=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/myaccount/']);
    expect(host.asked).not.toContain('registerCustomer');
  });
});
