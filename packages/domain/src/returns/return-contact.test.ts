import { describe, expect, it } from 'vitest';
import { aContact, aReturnOrder, aSelection } from '../../test/builders/a-return-order.ts';
import { PHONE_MAX_LENGTH } from '../forms/validators.ts';
import { checkReturnContact, RETURN_COMMENT_MAX_LENGTH, selectionErrors } from './return-submission.ts';

const fieldsOf = (changes: Partial<typeof aContact>): readonly string[] =>
  checkReturnContact({ ...aContact, ...changes }).match(
    () => [],
    ({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`),
  );

describe('whom the shop asks about a return (spec 2 §3 "Return order": contact)', () => {
  it('has a name and an e-mail address, trimmed; a phone number is no duty', () => {
    const spaced = { firstName: ' Mia ', lastName: '\tKlein ', email: ' mia@example.com ', phone: ' 0 7961 ' };
    expect(checkReturnContact({ ...aContact, ...spaced })._unsafeUnwrap()).toEqual({ ...aContact, phone: '0 7961' });
    expect(fieldsOf({ firstName: ' ', lastName: '', email: '' })).toEqual([
      'firstName: requiredField',
      'lastName: requiredField',
      'email: requiredField',
    ]);
    expect(fieldsOf({ email: 'mia', phone: 'call me' })).toEqual(['email: emailIncorrect', 'phone: invalidPhone']);
    expect([' ', '+', '0 7961'].map((phone) => fieldsOf({ phone }))).toEqual([[], ['phone: invalidPhone'], []]);
  });

  it('has names of at most 60 characters', () => {
    for (const field of ['firstName', 'lastName'])
      expect([59, 60, 61].map((length) => fieldsOf({ [field]: 'x'.repeat(length) }))).toEqual([
        [],
        [],
        [`${field}: tooLong`],
      ]);
  });

  it('has a phone number of at most its number of characters', () => {
    const digits = (count: number) => fieldsOf({ phone: '0'.repeat(count) });
    expect([PHONE_MAX_LENGTH - 1, PHONE_MAX_LENGTH, PHONE_MAX_LENGTH + 1].map(digits)).toEqual([
      [],
      [],
      ['phone: tooLong'],
    ]);
  });
});

describe('a comment', () => {
  it('has at most 500 characters', () => {
    expect(RETURN_COMMENT_MAX_LENGTH).toBe(500);
    const errors = [499, 500, 501].map((length) =>
      selectionErrors(aReturnOrder(), [aSelection('a', { comment: 'x'.repeat(length) })]).map(({ message }) => message),
    );
    expect(errors).toEqual([[], [], ['tooLong']]);
    expect(selectionErrors(aReturnOrder(), [aSelection('a', { comment: 'x'.repeat(501) })])).toEqual([
      { field: 'a.comment', message: 'tooLong', values: { maximum: 500 } },
    ]);
    const smileys = selectionErrors(aReturnOrder(), [aSelection('a', { comment: '😀'.repeat(500) })]);
    expect(smileys).toEqual([]);
  });
});
