// @vitest-environment node
// The page of a member's contact details, and what its forms change. Deleting the account stands in `credentials.test.ts`.

import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, CHOICES, DETAILS, ENDED, MEMBER, openAccountShop } from '../../../test/open-account-shop.ts';
import { action, loader } from './contact-details.loader.ts';

const PAGE = '/myaccount/contact-details/';
const KEPT = { ...MEMBER, interrupted: JSON.stringify({ path: PAGE, typed: { lastname: 'Neu' } }) };

describe('the page of the contact details', () => {
  it('shows them, and what a login that ended has interrupted', async () => {
    const shown = await askOnHost(await openAccountShop(), loader, PAGE);
    expect(shown).toEqual({
      opened: { details: DETAILS, confirmation: { kind: 'none' }, offersConfirmationLink: false },
    });
    const again = await askOnHost(await openAccountShop({ cookies: KEPT }), loader, PAGE);
    expect(again).toMatchObject({ resumed: { typed: { lastname: 'Neu' }, errors: [] } });
  });

  it('says which address the link of a mail would confirm', async () => {
    const shop = await openAccountShop({ contact: { emailToConfirm: 'neu@example.com' } });
    expect(await askOnHost(shop, loader, `${PAGE}?emailToken=token-1`)).toMatchObject({
      opened: { confirmation: { kind: 'good', email: 'neu@example.com', emailToken: 'token-1' } },
    });
    expect(shop.contact.calls()).toContainEqual(['emailToConfirm', 'token-1']);
  });

  it('comes back after the login where that has ended, with the link of the mail', async () => {
    const shop = await openAccountShop();
    shop.contact.failNext('details', ENDED);
    expect(redirectOf(await askOnHost(shop, loader, `${PAGE}?emailToken=token-1`))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toEqual({
      of: 'member 1',
      path: `${PAGE}?emailToken=token-1`,
      typed: {},
    });
  });

  it('is for members only', async () => {
    expect(redirectOf(await askOnHost(await openAccountShop({ cookies: {} }), loader, PAGE))).toEqual([302, '/login/']);
  });
});

describe('the form of the contact details', () => {
  const FORM = { intent: 'save', version: '13', salutation: 'mr', firstname: 'Max', lastname: 'Neu', phone: '07961 1' };
  const SENT = { version: 13, salutation: 'mr', firstname: 'Max', lastname: 'Neu', phone: '07961 1' };

  it('saves what was typed for the version that was shown, and nothing waits for a login any more', async () => {
    const shop = await openAccountShop({ cookies: KEPT });
    expect(redirectOf(await askOnHost(shop, action, PAGE, FORM))).toEqual([303, PAGE]);
    expect(shop.contact.calls()).toEqual([['details'], ['save', SENT]]);
    expect(shop.cookies.get('notice')).toBe('success:vue.contactDetails.notification.saved');
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it.each([
    ['by another member', { 'X-JWT-exist': 'paul' }, [303, PAGE], 0],
    ['by the same member, logged in anew', MEMBER, [303, PAGE], 2],
  ])(
    'writes nothing into the account of somebody else, into whose login it came late (%s)',
    async (_by, cookies, gone, calls) => {
      const shop = await openAccountShop({ cookies });
      const sent = await askOnHost(shop, action, PAGE, { ...FORM, shownTo: 'member 1' });
      expect([redirectOf(sent), shop.contact.calls().length]).toEqual([gone, calls]);
      expect(shop.cookies.get('notice') === 'warning:vue.message.shownToOthers').toBe(calls === 0);
      expect(shop.cookies.get('interrupted')).toBeUndefined();
    },
  );

  it('waits for its member where nobody is logged in any more', async () => {
    const shop = await openAccountShop({ cookies: {} });
    shop.contact.failNext('details', ENDED);
    await askOnHost(shop, action, PAGE, { ...FORM, shownTo: 'member 1' });
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '{}')).toMatchObject({ typed: { lastname: 'Neu' } });
  });

  it('saves what institutions are asked for', async () => {
    const shop = await openAccountShop({ storefront: { isB2b: true } });
    const more = {
      VATRegistrationNo: 'DE123456789',
      jobTitleCode: 'teacher',
      primaryIndustryGroupCode: 'school',
      numberOfEmployees: '1-10',
    };
    expect(redirectOf(await askOnHost(shop, action, PAGE, { ...FORM, ...more }))).toEqual([303, PAGE]);
    const { jobTitles, industries, employeeCounts } = CHOICES;
    expect(shop.contact.calls()).toMatchObject([
      ['details'],
      [
        'save',
        {
          business: {
            VATRegistrationNo: 'DE123456789',
            jobTitleCode: jobTitles[0]?.code,
            primaryIndustryGroupCode: industries[0]?.code,
            numberOfEmployees: employeeCounts[0]?.code,
          },
        },
      ],
    ]);
  });

  it.each(['', 'x3', '3x', '-1', '1234567890'])('is of no version that there was where it says %j', async (version) => {
    const shop = await openAccountShop();
    await askOnHost(shop, action, PAGE, { ...FORM, version });
    expect(shop.contact.calls()).toMatchObject([['details'], ['save', { version: 0 }]]);
  });

  it('is shown again where a field is wrong; what waits for a login stays', async () => {
    const shop = await openAccountShop({ cookies: KEPT });
    expect(await askOnHost(shop, action, PAGE, { ...FORM, firstname: '' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { lastname: 'Neu' }, errors: [{ field: 'firstname' }] } },
    });
    expect(shop.contact.calls()).toEqual([]);
    expect([shop.cookies.get('notice'), shop.cookies.get('interrupted')]).toEqual([undefined, KEPT.interrupted]);
  });
});

describe('a form beside the contact details', () => {
  it('asks for another e-mail address with the password', async () => {
    const shop = await openAccountShop();
    const form = { intent: 'email', email: 'neu@example.com', currentPassword: 'lernen123' };
    expect(redirectOf(await askOnHost(shop, action, PAGE, form))).toEqual([303, PAGE]);
    expect(shop.contact.calls()).toEqual([
      ['details'],
      ['requestEmailChange', { email: 'neu@example.com', currentPassword: 'lernen123' }],
    ]);
    expect(shop.cookies.get('notice')).toBe('success:vue.contactDetails.notification.emailSent');
  });

  it('has the link sent that confirms the address of the account', async () => {
    const shop = await openAccountShop({ contact: { details: { ...DETAILS, isEmailConfirmed: false } } });
    expect(await askOnHost(shop, loader, PAGE)).toMatchObject({ opened: { offersConfirmationLink: true } });
    expect(redirectOf(await askOnHost(shop, action, PAGE, { intent: 'confirmation-link' }))).toEqual([303, PAGE]);
    expect(shop.contact.calls()).toContainEqual(['sendConfirmationLink']);
    expect(shop.cookies.get('notice')).toBe('success:vue.contactDetails.notification.confirmationSent');
    const message = 'Zu viele Versuche.';
    shop.contact.failNext('sendConfirmationLink', { kind: 'gateway.throttled', message, retryAfterSeconds: 60 });
    expect(await askOnHost(shop, action, PAGE, { intent: 'confirmation-link' })).toMatchObject({
      init: { status: 429 },
    });
  });

  it('confirms an address by the link, which a login that has ended leads back to', async () => {
    const shop = await openAccountShop();
    shop.contact.failNext('confirmEmail', ENDED);
    const form = { intent: 'confirm-email', emailToken: 'token-1' };
    expect(redirectOf(await askOnHost(shop, action, `${PAGE}?emailToken=token-1`, form))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toMatchObject({ path: `${PAGE}?emailToken=token-1` });
  });

  it('subscribes to the newsletter with the address of the account', async () => {
    const shop = await openAccountShop();
    expect(redirectOf(await askOnHost(shop, action, PAGE, { intent: 'newsletter' }))).toEqual([303, PAGE]);
    expect(shop.newsletter.calls()).toMatchObject([['subscribe', { email: 'mia@example.com' }]]);
    expect(shop.cookies.get('notice')).toBe('success:vue.newsletter.notification.sent');
  });

  it('unsubscribes from it', async () => {
    const shop = await openAccountShop();
    expect(redirectOf(await askOnHost(shop, action, PAGE, { intent: 'newsletter-end' }))).toEqual([303, PAGE]);
    expect(shop.newsletter.calls()).toEqual([['unsubscribeOwn']]);
    expect(shop.cookies.get('notice')).toBe('success:vue.newsletter.notification.unsubscribed');
  });

  it('is a 503 where the shop does not answer, and nothing is told', async () => {
    const shop = await openAccountShop();
    shop.newsletter.failNext('unsubscribeOwn', AWAY);
    expect(await askOnHost(shop, action, PAGE, { intent: 'newsletter-end' })).toMatchObject({ init: { status: 503 } });
    expect(shop.cookies.get('notice')).toBeUndefined();
  });
});
