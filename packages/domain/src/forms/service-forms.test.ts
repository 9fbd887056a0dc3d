import { describe, expect, it } from 'vitest';
import { checkCompetitionForm, checkContactForm, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from './service-forms.ts';
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
  });

  it('takes a phone number, but no other words in its field', () => {
    expect(contactErrors({ phone: '+49 7961 9000' })).toEqual([]);
    expect(contactErrors({ phone: 'call me' })).toEqual(['phone invalidPhone']);
  });

  it.each([
    ['name', NAME_MAX_LENGTH, 80, 'x'],
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
});
