import { describe, expect, it } from 'vitest';
import { checkForm, errorsOf } from './form-handler.ts';
import { required } from './rule.ts';
import { equalTo } from './validators.ts';

type Form = { readonly name: string; readonly password: string; readonly repeated: string };

const rules = {
  name: required,
  password: required,
  repeated: (value: string, form: Form) => equalTo(form.password)(value),
};

describe('form handler (spec 3 §5)', () => {
  it('gives the values back when every field is fine', () => {
    const form: Form = { name: 'Mia', password: 'abc', repeated: 'abc' };
    expect(checkForm(form, rules)._unsafeUnwrap()).toBe(form);
  });

  it('runs all field validations and reports every error, in the order of the page', () => {
    const refusal = checkForm<Form>({ name: '', password: '', repeated: 'x' }, rules)._unsafeUnwrapErr();
    expect(refusal).toEqual({
      kind: 'form.invalid',
      errors: [
        { field: 'name', message: 'requiredField' },
        { field: 'password', message: 'requiredField' },
        { field: 'repeated', message: 'notEqual' },
      ],
      firstInvalidField: 'name',
    });
  });

  it('a field without a rule is fine', () => {
    expect(checkForm({ name: '', note: '' }, { note: () => undefined }).isOk()).toBe(true);
  });

  it('finds the errors of one field', () => {
    const errors = [
      { field: 'name', message: 'a' },
      { field: 'city', message: 'b' },
      { field: 'name', message: 'c' },
    ];
    expect(errorsOf('name', errors).map(({ message }) => message)).toEqual(['a', 'c']);
  });
});
