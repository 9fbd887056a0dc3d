import { describe, expect, it } from 'vitest';
import { errorsFromServer, errorsWithin, formErrorToast, messagesAt, nestErrors } from './field-errors.ts';

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

  it('dotted field names nest', () => {
    const street = { field: 'billingAddress.street', message: 'a' };
    const address = { field: 'billingAddress', message: 'b' };
    const tree = nestErrors([street, address, { ...street, message: 'c' }]);
    expect(messagesAt(tree, 'billingAddress')).toEqual([address]);
    expect(messagesAt(tree, 'billingAddress.street').map(({ message }) => message)).toEqual(['a', 'c']);
    expect([...tree.fields.keys()]).toEqual(['billingAddress']);
    expect(tree.messages).toEqual([]);
    expect(messagesAt(tree, 'shippingAddress.street')).toEqual([]);
    expect(messagesAt(tree, 'billingAddress.street.number')).toEqual([]);
  });

  it('odd names do not reach prototypes', () => {
    const tree = nestErrors([{ field: '__proto__.polluted', message: 'x' }]);
    expect(messagesAt(tree, '__proto__.polluted')).toHaveLength(1);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(messagesAt(tree, 'constructor')).toEqual([]);
  });

  it('repeated and outer dots name nothing', () => {
    expect(messagesAt(nestErrors([{ field: '.a..b.', message: 'x' }]), 'a.b')).toHaveLength(1);
  });

  it('tells the general error by an error toast (spec 3 §5, §8)', () => {
    expect(formErrorToast('Nicht gespeichert')).toEqual({
      kind: 'error',
      text: { kind: 'server', message: 'Nicht gespeichert' },
    });
  });

  it('gives a form inside the form its own errors', () => {
    expect(
      errorsWithin('billingAddress', [
        { field: 'billingAddress.city', message: 'x', values: { a: 1 } },
        { field: 'billingAddressOther.city', message: 'y' },
        { field: 'billingAddress', message: 'z' },
      ]),
    ).toEqual([{ field: 'city', message: 'x', values: { a: 1 } }]);
  });
});
