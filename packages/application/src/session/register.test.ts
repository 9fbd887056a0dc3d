import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemorySessionGateway,
  createRecordingTabs,
  type InMemorySession,
} from '../../testing/index.ts';
import { keepInterrupted } from './keep-interrupted.ts';
import { createRegister, type RegistrationEntry } from './register.ts';
import { keepRedirect } from './stored-redirect.ts';

const PASSWORD = 'rote-socke-7';
const NORA = {
  kind: 'customer',
  salutation: 'ms',
  firstname: 'Nora',
  lastname: 'Neu',
  email: ' nora@example.com ',
  password: PASSWORD,
  passwordRepeated: PASSWORD,
  honeypotField: '',
} as const;
const SCHOOL = {
  kind: 'institution',
  email: 'schule@example.com',
  password: PASSWORD,
  passwordRepeated: PASSWORD,
  VATRegistrationNo: '',
  jobTitleCode: 'secretary',
  primaryIndustryGroupCode: 'primary',
  numberOfEmployees: '1-9',
  address: {
    company: 'Waldschule',
    salutation: 'none',
    firstname: 'Emil',
    lastname: 'Eck',
    streetAndNumber: 'Am Wald 1',
    postcode: '12045',
    city: 'Berlin',
    country: 'DE',
  },
  honeypotField: '',
} as const;

describe('registering (spec 2 §7, §8)', () => {
  it('sends what was typed and logs in: names kept, tabs told, the store reset', async () => {
    const { register, session, device, tabs, resets } = open();
    expect((await register(NORA))._unsafeUnwrap()).toEqual({
      next: '/myaccount/',
      notice: {
        id: 'vue.user.registerPage.notification.successRegister',
        tone: 'success',
        message: 'vue.user.registerPage.notification.successRegister',
      },
    });
    expect(session.registrations()).toMatchObject([{ kind: 'customer', email: 'nora@example.com', lastname: 'Neu' }]);
    expect(session.registrations()[0]).not.toHaveProperty('takesGuestOrder');
    expect(device.read('userData')).toBe('{"firstName":"Nora","lastName":"Neu"}');
    expect([tabs.sent().some(({ user }) => user), resets()]).toEqual([true, 1]);
  });

  it('lets an institution in whose country gets bills, and no other', async () => {
    const { register } = open();
    const french = { ...SCHOOL, address: { ...SCHOOL.address, country: 'FR' } };
    expect((await register(french))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'address.country', message: 'countryNotServed' }],
    });
  });

  it('tells an institution the number that it logs in with', async () => {
    const { register, session } = open();
    expect((await register(SCHOOL))._unsafeUnwrap().notice.values).toEqual({ number: '800001' });
    expect(session.registrations()).toMatchObject([{ kind: 'institution', address: { kind: 'street' } }]);
  });

  it("takes the guest's order along where the form says so", async () => {
    const { register, session } = open();
    await register({ ...NORA, takesGuestOrder: true });
    expect(session.registrations()).toMatchObject([{ takesGuestOrder: true }]);
  });

  it('asks nobody while the form does not hold, and names every mistake', async () => {
    const { register, session, tabs } = open();
    const wrong = (await register({ ...SCHOOL, jobTitleCode: '', passwordRepeated: 'anders' }))._unsafeUnwrapErr();
    expect(wrong).toEqual({
      kind: 'registration.invalid',
      errors: [
        { field: 'jobTitleCode', message: 'requiredField' },
        { field: 'passwordRepeated', message: 'notEqual' },
      ],
    });
    expect([session.registrations(), tabs.sent()]).toEqual([[], []]);
  });

  it('passes on what the backend refuses, at its fields', async () => {
    const { register, tabs } = open({ known: ['nora@example.com'] });
    expect((await register(NORA))._unsafeUnwrapErr()).toMatchObject({
      kind: 'gateway.refused',
      fieldErrors: [{ field: 'email', message: 'emailNotUnique' }],
    });
    expect(tabs.sent()).toEqual([]);
  });

  it('answers a machine as if it had been one of us, and lets it in nowhere', async () => {
    const { register, device, tabs } = open();
    const asIf = (await register({ ...NORA, honeypotField: 'http://spam.example' }))._unsafeUnwrap();
    expect(asIf.next).toBe('/myaccount/');
    expect([device.read('userData'), tabs.sent()]).toEqual([undefined, []]);
  });
});

describe('where a registration leads (spec 1 §2; spec 3 §4)', () => {
  const nextOf = async (entry: Partial<RegistrationEntry>, { register } = open()) =>
    (await register({ ...NORA, ...entry } as RegistrationEntry))._unsafeUnwrap().next;

  it('back to where somebody came from: the wishlist, the checkout, the step of it that was interrupted', async () => {
    expect(await nextOf({ origin: 'wishlist' })).toBe('/myaccount/wishlist/');
    expect(await nextOf({ origin: 'checkout' })).toBe('/checkout/shipping/');
    const shop = open();
    keepInterrupted(shop.cookies, { path: '/checkout/summary/', typed: {} });
    expect(await nextOf({ origin: 'checkout' }, shop)).toBe('/checkout/summary/');
    expect(await nextOf({ origin: '//evil.example' })).toBe('/myaccount/');
  });

  it('to the list that somebody shared', async () => {
    const shop = open();
    keepRedirect(shop.cookies, { kind: 'share-data', target: '/myaccount/wishlist/?share=1' });
    expect(await nextOf({}, shop)).toBe('/myaccount/wishlist/?share=1');
  });
});

const open = (shop: InMemorySession = {}) => {
  const session = createInMemorySessionGateway(shop);
  const cookies = createInMemoryCookieJar();
  const device = createInMemoryDeviceStore();
  const tabs = createRecordingTabs();
  const choices = { jobTitles: [], industries: [], employeeCounts: [], emailDomains: [] };
  const account = {
    registrationChoices: () => okAsync({ ...choices, billingCountries: [{ code: 'DE', name: 'Deutschland' }] }),
  };
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const ports = { session, cookies, device, tabs, store, account, isB2b: false, ownHosts: ['de.localhost'] };
  return { register: createRegister(ports), session, cookies, device, tabs, resets: () => resets };
};
