import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { streetFields } from '../../test/builders/an-address.ts';
import { parseStreetAddress } from '../address/parse-address.ts';
import { checkWithdrawal } from '../contracts/withdrawal.ts';
import { instantOf } from '../shared/instant.ts';
import { MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, TOPIC_MAX_LENGTH } from './service-fields.ts';
import {
  checkCallBackForm,
  checkCatalogueOrder,
  checkCompetitionForm,
  checkContactForm,
  isCompetitionOpen,
  parseCallBackTime,
} from './service-forms.ts';
import { PHONE_MAX_LENGTH } from './validators.ts';

const contact = { name: 'Mia Klein', email: 'mia@example.com', phone: '', message: 'Wann kommt mein Ranzen?' };
const contactErrors = (changes: Partial<typeof contact>) => {
  const answer = checkContactForm({ ...contact, ...changes });
  return answer.isErr() ? answer.error.errors.map(({ field, message }) => `${field} ${message}`) : [];
};

describe('contact form (spec 2 §7 sendContactFormMail)', () => {
  it('needs name, e-mail address and message', () => {
    expect(contactErrors({})).toEqual([]);
    expect(contactErrors({ name: ' ', email: '', message: '' })).toEqual([
      'name requiredField',
      'email requiredField',
      'message requiredField',
    ]);
    expect(contactErrors({ name: '1 Mia' })).toEqual(['name leadingDigit']);
    expect(contactErrors({ name: '\u200b', message: '\u00ad' })).toEqual([
      'name requiredField',
      'message requiredField',
    ]);
  });

  it('takes the names of every account and address, with which the shop fills it', () => {
    const person = fc.stringMatching(/^[A-Za-zÄÖÜäöüß][A-Za-zÄÖÜäöüß -]{0,80}$/);
    fc.assert(
      fc.property(person, person, (firstname, lastname) => {
        const address = parseStreetAddress(streetFields({ firstname, lastname }), { countries: ['DE'] });
        fc.pre(address.isOk());
        const name = address.map((read) => `${read.firstname} ${read.lastname}`)._unsafeUnwrap();
        expect(contactErrors({ name })).toEqual([]);
        expect(checkWithdrawal({ name, email: 'mia@example.com', orderNumber: '1', goods: '' }).isOk()).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('answers every text without the spaces around it, and counts without them', () => {
    const spaced = Object.fromEntries(
      Object.entries({ ...contact, phone: '1' }).map(([field, text]) => [field, ` ${text}\n`]),
    );
    expect(checkContactForm(spaced as typeof contact)._unsafeUnwrap()).toEqual({ ...contact, phone: '1' });
    expect(contactErrors({ message: ` ${'x'.repeat(MESSAGE_MAX_LENGTH)} ` })).toEqual([]);
  });

  it('takes a phone number, but no other words in its field', () => {
    expect(contactErrors({ phone: '+49 7961 9000' })).toEqual([]);
    for (const phone of ['call me', '+', '- -']) expect(contactErrors({ phone })).toEqual(['phone invalidPhone']);
  });

  it.each([
    ['name', NAME_MAX_LENGTH, 121, 'x'],
    ['message', MESSAGE_MAX_LENGTH, 4_000, 'x'],
    ['phone', PHONE_MAX_LENGTH, 30, '1'],
  ] as const)('%s has at most %i characters', (field, limit, expected, sign) => {
    expect(limit).toBe(expected);
    expect(contactErrors({ [field]: sign.repeat(limit) })).toEqual([]);
    expect(contactErrors({ [field]: sign.repeat(limit + 1) })).toEqual([`${field} tooLong`]);
  });
});

describe('competition (spec 2 §7 subscribeToCompetition)', () => {
  const entry = { name: 'Mia', email: 'mia@example.com', acceptsTerms: true, wantsNewsletter: false };

  it('needs name, e-mail address and the terms; the newsletter is optional', () => {
    expect(checkCompetitionForm(entry).isOk()).toBe(true);
    expect(checkCompetitionForm({ ...entry, wantsNewsletter: true }).isOk()).toBe(true);
    expect(
      checkCompetitionForm({ name: '', email: 'x', acceptsTerms: false, wantsNewsletter: true })
        ._unsafeUnwrapErr()
        .errors.map(({ field, message }) => `${field} ${message}`),
    ).toEqual(['name requiredField', 'email emailIncorrect', 'acceptsTerms requiredField']);
  });

  it('answers name and e-mail address without the spaces around them', () => {
    const checked = checkCompetitionForm({ ...entry, name: ' Mia ', email: ' mia@example.com ' });
    expect(checked._unsafeUnwrap()).toEqual(entry);
  });

  it('takes entries until its closing time', () => {
    expect([999, 1_000, 1_001].map((now) => isCompetitionOpen(instantOf(1_000), instantOf(now)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('call-back', () => {
  const form = { name: 'Mia Klein', phone: '030 1234', time: 'any', topic: '' } as const;
  const errors = (changes: Partial<typeof form> | { readonly topic: string }) =>
    checkCallBackForm({ ...form, ...changes }).match(
      () => [],
      (refused) => refused.errors.map(({ field, message }) => `${field} ${message}`),
    );

  it('needs a name and a number; what it is about may be said', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ name: ' ', phone: '' } as never)).toEqual(['name requiredField', 'phone requiredField']);
    for (const phone of ['+', '-', ' + -', 'soon'])
      expect(errors({ phone } as never), phone).toEqual(['phone invalidPhone']);
    expect(errors({ topic: 'x'.repeat(TOPIC_MAX_LENGTH) })).toEqual([]);
    expect(errors({ topic: 'x'.repeat(TOPIC_MAX_LENGTH + 1) })).toEqual(['topic tooLong']);
    expect(TOPIC_MAX_LENGTH).toBe(200);
  });

  it('answers every text without the spaces around it', () => {
    const checked = checkCallBackForm({ ...form, name: ' Mia Klein', phone: ' 030 1234 ', topic: ' ' });
    expect(checked._unsafeUnwrap()).toEqual(form);
  });

  it('takes a time that it does not know for any', () => {
    expect(['noon', 'any', 'midnight', ''].map(parseCallBackTime)).toEqual(['noon', 'any', 'any', 'any']);
  });
});

describe('catalogue order (spec 1 §2 "/service/katalog")', () => {
  const address = {
    salutation: 'ms',
    firstname: 'Mia',
    lastname: 'Klein',
    streetAndNumber: 'Lindenweg 3',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    email: 'mia@example.com',
  };
  const known = { catalogueIds: ['a', 'b'], countries: ['DE'] };
  const errorsOf = (form: Parameters<typeof checkCatalogueOrder>[0]) =>
    checkCatalogueOrder(form, known).match(
      () => [],
      (errors) => errors.map(({ field, message }) => `${field} ${message}`),
    );

  it('has each catalogue once, and only those that there are', () => {
    const order = checkCatalogueOrder({ catalogueIds: ['b', 'x', 'b'], address }, known)._unsafeUnwrap();
    expect(order.catalogueIds).toEqual(['b']);
    expect(order.address.city).toBe('Berlin');
  });

  it('names a missing choice and every mistake of the address at once', () => {
    expect(errorsOf({ catalogueIds: ['x'], address })).toEqual(['catalogueIds requiredField']);
    expect(errorsOf({ catalogueIds: ['a'], address: { ...address, city: '' } })).toEqual(['city requiredField']);
    expect(errorsOf({ catalogueIds: [], address: { ...address, city: '' } })).toEqual([
      'catalogueIds requiredField',
      'city requiredField',
    ]);
  });
});
