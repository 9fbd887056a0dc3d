// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

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
const OPENED = {
  successfull: true,
  errorMessage: null,
  fieldErrors: [],
  jwt: 'eyJ.secret',
  refreshToken: 'refresh-secret',
  userId: 'm'.repeat(24),
  deviceToken: 'eyJ.device',
  firstName: 'Nora',
  lastName: 'Neu',
  customerNumber: null,
};
const NOBODY = { jwt: null, refreshToken: null, userId: null, deviceToken: null, firstName: null, lastName: null };
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

describe('the register page, posted without scripts', () => {
  it('shows each mistake of the backend at its field, everything typed but the passwords, and no word of ours being wrong', async () => {
    const fieldErrors = [{ fieldName: 'email', errorMessage: 'emailNotUnique', formName: null }];
    host = await openHost(answering({ ...OPENED, ...NOBODY, successfull: false, fieldErrors }));
    const answer = await host.post('/myaccount/register/', { ...FORM, guestOrder: 'of-ada' });
    const html = await answer.text();
    expect([answer.status, html.includes('href="#email"'), html.includes('value="Nora"')]).toEqual([422, true, true]);
    expect(html).toContain('value="of-ada"');
    expect(html).toContain('Zu dieser E-Mail-Adresse gibt es schon ein Konto.');
    expect(html).not.toContain('Da ist bei uns etwas schiefgegangen');
    expect(html).not.toContain(FORM.password);
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
