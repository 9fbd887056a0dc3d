import { parseUserData, USER_DATA_KEY } from '@tornister/domain/session';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createInMemoryDeviceStore } from '../../testing/index.ts';
import type { ContactGateway, GatewayError, SavedContactDetails } from '../ports/index.ts';
import { createEditContactDetails } from './edit-contact-details.ts';

const SAVED: SavedContactDetails = {
  version: 3,
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Member',
  email: 'mia@example.com',
  shownEmail: 'mia@müller.example',
  isEmailConfirmed: true,
  newsletter: 'none',
  deletionDays: 14,
  phone: '030 1',
};
const CHOICES = { jobTitles: [], industries: [], employeeCounts: [], billingCountries: [], emailDomains: [] };
const FORM = { salutation: 'ms', firstname: 'Mia', lastname: 'Neu', phone: '030 1' };

type Options = { isB2b?: boolean; fails?: GatewayError; saved?: SavedContactDetails };

const open = ({ isB2b = false, fails, saved = SAVED }: Options = {}) => {
  const said: unknown[] = [];
  const done = (call: unknown) => {
    said.push(call);
    return fails === undefined ? okAsync(undefined) : errAsync(fails);
  };
  const contact: ContactGateway = {
    details: () => okAsync(saved),
    save: done,
    requestEmailChange: done,
    sendConfirmationLink: () => done('confirmation link'),
    emailToConfirm: (token) => okAsync({ good: 'neu@example.com', used: 'mia@müller.example' }[token]),
    confirmEmail: done,
    exportData: () => okAsync('{}'),
    deleteAccount: done,
  };
  const device = createInMemoryDeviceStore();
  const account = { registrationChoices: () => okAsync(CHOICES) };
  const newsletter = { subscribe: done };
  return { editing: createEditContactDetails({ contact, account, newsletter, device, isB2b }), said, device };
};

describe('the page of the contact details', () => {
  it('has lists to choose from for institutions only', async () => {
    expect((await open().editing.open())._unsafeUnwrap()).toStrictEqual({
      details: SAVED,
      confirmation: { kind: 'none' },
      offersConfirmationLink: false,
    });
    expect((await open({ isB2b: true }).editing.open())._unsafeUnwrap()).toHaveProperty('choices', CHOICES);
  });

  it('says what the link of a mail would confirm', async () => {
    const confirmation = async (token: string) => (await open().editing.open(token))._unsafeUnwrap().confirmation;
    expect(await confirmation('good')).toEqual({ kind: 'good', email: 'neu@example.com', emailToken: 'good' });
    expect(await confirmation('spent')).toEqual({ kind: 'expired' });
  });

  it('says that the address is confirmed where the link has done it before', async () => {
    const confirmation = async (isEmailConfirmed: boolean) =>
      (await open({ saved: { ...SAVED, isEmailConfirmed } }).editing.open('used'))._unsafeUnwrap().confirmation;
    expect(await confirmation(true)).toEqual({ kind: 'used', email: 'mia@müller.example' });
    expect(await confirmation(false)).toMatchObject({ kind: 'good' });
  });

  it('offers the link that confirms the address while none has, unless the page was opened by one', async () => {
    const { editing } = open({ saved: { ...SAVED, isEmailConfirmed: false } });
    const offers = async (token?: string) => (await editing.open(token))._unsafeUnwrap().offersConfirmationLink;
    expect([await offers(), await offers('spent'), await offers('good')]).toEqual([true, true, false]);
  });

  it('says that the link is on its way, or what the shop answered', async () => {
    const { editing, said } = open();
    expect((await editing.sendConfirmationLink())._unsafeUnwrap()).toMatchObject({
      tone: 'success',
      message: 'vue.contactDetails.notification.confirmationSent',
    });
    expect(said).toEqual(['confirmation link']);
    const away = { kind: 'gateway.unreachable' } as const;
    expect((await open({ fails: away }).editing.sendConfirmationLink())._unsafeUnwrapErr()).toEqual(away);
  });
});

describe('contact details that are saved (spec 2 §5)', () => {
  it('send the phone number only if it is changed, and the names to whoever greets', async () => {
    const { editing, said, device } = open();
    expect((await editing.save(3, FORM))._unsafeUnwrap().message).toBe('vue.contactDetails.notification.saved');
    await editing.save(3, { ...FORM, phone: '030 2' });
    await editing.save(3, { ...FORM, phone: '' });
    const sent = { version: 3, salutation: 'ms', firstname: 'Mia', lastname: 'Neu' };
    expect(said).toStrictEqual([sent, { ...sent, phone: '030 2' }, { ...sent, phone: '' }]);
    expect(parseUserData(device.read(USER_DATA_KEY))).toEqual({ firstName: 'Mia', lastName: 'Neu' });
  });

  it('are not sent with a mistake, and greet nobody who was not saved', async () => {
    const { editing, said } = open();
    expect((await editing.save(3, { ...FORM, firstname: '' }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'contact.invalid',
      errors: [{ field: 'firstname', message: 'requiredField' }],
    });
    expect(said).toEqual([]);
    const refused = open({ fails: { kind: 'gateway.refused', message: 'late', fieldErrors: [] } });
    expect((await refused.editing.save(2, FORM)).isErr()).toBe(true);
    expect(refused.device.read(USER_DATA_KEY)).toBeUndefined();
  });
});

it('the account is deleted for who gives the password', async () => {
  const { editing, said } = open();
  expect((await editing.deleteAccount({ currentPassword: '' })).isErr()).toBe(true);
  expect((await editing.deleteAccount({ currentPassword: 'abc' }))._unsafeUnwrap().message).toBe(
    'vue.contactDetails.notification.deletion',
  );
  expect(said).toEqual(['abc']);
});

it('the newsletter is asked for at the address of the account', async () => {
  const { editing, said } = open();
  expect((await editing.subscribe())._unsafeUnwrap().message).toBe('vue.newsletter.notification.sent');
  expect(said).toEqual([{ email: 'mia@example.com', honeypotField: '' }]);
});

describe('a new e-mail address', () => {
  it('is asked for with the password, unless it is that of the account', async () => {
    const { editing, said } = open();
    expect((await editing.changeEmail({ email: 'MIA@example.com', currentPassword: 'abc' })).isErr()).toBe(true);
    expect(
      (await editing.changeEmail({ email: 'neu@example.com', currentPassword: 'abc' }))._unsafeUnwrap().message,
    ).toBe('vue.contactDetails.notification.emailSent');
    expect(said).toEqual([{ email: 'neu@example.com', currentPassword: 'abc' }]);
  });

  it('is confirmed with the token of its mail, which is told', async () => {
    const { editing, said } = open();
    expect((await editing.confirmEmail('token-1'))._unsafeUnwrap()).toEqual({
      id: 'vue.contactDetails.notification.emailChanged',
      tone: 'success',
      message: 'vue.contactDetails.notification.emailChanged',
    });
    expect(said).toEqual(['token-1']);
  });
});
