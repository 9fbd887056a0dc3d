import { describe, expect, it } from 'vitest';
import { errorsFromServer, errorsOfForm } from './field-errors.ts';

describe('server validation (spec 2 §5)', () => {
  it('maps field errors onto form fields and keeps the general message', () => {
    expect(
      errorsFromServer({
        generalErrorMessage: 'Nicht gespeichert',
        fieldErrors: [
          { fieldName: 'postcode', errorMessage: 'Fünf Ziffern', formName: 'billingAddress' },
          { fieldName: 'city', errorMessage: 'Fehlt', formName: null },
        ],
      }),
    ).toEqual({
      general: 'Nicht gespeichert',
      errors: [
        { field: 'billingAddress.postcode', message: 'Fünf Ziffern' },
        { field: 'city', message: 'Fehlt' },
      ],
    });
  });

  it('an empty refusal has no general message and no errors', () => {
    expect(errorsFromServer({})).toEqual({ errors: [] });
    expect(errorsFromServer({ generalErrorMessage: null, fieldErrors: null })).toEqual({ errors: [] });
    expect(errorsFromServer({ generalErrorMessage: ' ' })).toEqual({ errors: [] });
  });

  it('drops field errors without words', () => {
    expect(errorsFromServer({ fieldErrors: [{ fieldName: 'a', errorMessage: ' ' }] }).errors).toEqual([]);
  });

  it('gives the errors of a form the names that its fields have on the page', () => {
    expect(errorsOfForm('address', [{ field: 'city', message: 'x', values: { a: 1 } }])).toEqual([
      { field: 'address.city', message: 'x', values: { a: 1 } },
    ]);
  });
});
