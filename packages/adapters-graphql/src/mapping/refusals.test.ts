import { describe, expect, it } from 'vitest';
import { accepted, refused, toFieldErrors } from './refusals.ts';

const error = (fieldName: string) => ({ fieldName, errorMessage: 'requiredField', formName: null });

describe('field errors of the backend', () => {
  it('come under the names of the forms of the shop', () => {
    const errors = ['firstName', 'postCode', 'street', 'email'].map(error);
    expect(toFieldErrors(errors).map(({ field }) => field)).toEqual([
      'firstname',
      'postcode',
      'streetAndNumber',
      'email',
    ]);
  });

  it('stand at the last part of a dotted name, at fields of a street where nothing else is said', () => {
    const errors = ['address.firstName', 'form.address.street', 'addressAddition'].map(error);
    expect(toFieldErrors(errors).map(({ field }) => field)).toEqual(['firstname', 'streetAndNumber', 'addition']);
    expect(refused('no', errors).kind).toBe('gateway.refused');
    expect(refused('no', errors)).toMatchObject({ fieldErrors: toFieldErrors(errors) });
  });

  it('are none in a refusal that names none', () => {
    expect(refused(null)).toEqual({ kind: 'gateway.refused', message: '', fieldErrors: [] });
  });

  it('carry the limit that a message names', () => {
    const [tooLarge, empty] = toFieldErrors([
      { fieldName: 'certificate', errorMessage: 'fileTooLarge', formName: null, maximum: 10 },
      { fieldName: 'certificate', errorMessage: 'fileEmpty', formName: null, maximum: null },
    ]);
    expect(tooLarge).toEqual({ field: 'certificate', message: 'fileTooLarge', values: { maximum: 10 } });
    expect(empty).toEqual({ field: 'certificate', message: 'fileEmpty' });
  });

  it('name the fields of a packing station, which shares the columns of a street', () => {
    const errors = ['street', 'addressAddition'].map(error);
    expect(toFieldErrors(errors, true).map(({ field }) => field)).toEqual(['postNumber', 'stationName']);
  });

  it('become one refusal with the sentence of the server', () => {
    const answer = { successful: false, generalErrorMessage: 'Nein.', fieldErrors: [error('address.city')] };
    expect(accepted(answer)._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.refused',
      message: 'Nein.',
      fieldErrors: [{ field: 'city', message: 'requiredField' }],
    });
    expect(accepted({ ...answer, successful: true }).isOk()).toBe(true);
  });
});
