import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { AddressForm } from './address-form.tsx';

afterEach(cleanup);

const typeIn = (storefront: 'de' | 'b2b', fields: { readonly formType?: string }): string | undefined => {
  const { container } = renderInShop(
    <AddressForm
      form="address"
      kind="street"
      fields={fields}
      errors={[]}
      countries={[{ code: 'DE', name: 'Deutschland' }]}
      contact="asked"
    />,
    { storefront },
  );
  return container.querySelector<HTMLInputElement>('[name="address.formType"]:checked')?.value;
};

describe('a new address', () => {
  it('is a person’s in a shop for consumers, and an institution’s in the one for schools', () => {
    expect(typeIn('de', {})).toBe('private');
    cleanup();
    expect(typeIn('b2b', {})).toBe('companyOrSchool');
  });

  it.each(['private', 'companyOrSchool'])('stays what it is, in both: %s', (formType) => {
    for (const storefront of ['de', 'b2b'] as const) {
      expect(typeIn(storefront, { formType })).toBe(formType);
      cleanup();
    }
  });
});
