import { expect, it } from 'vitest';
import { readableEmail, showAddress } from './show-address.ts';

it('shows internationalised e-mail addresses decoded (spec 2 §5)', () => {
  expect(readableEmail('frau@xn--bcher-kva.example')).toBe('frau@bücher.example');
  expect(readableEmail('frau@buecher.example')).toBe('frau@buecher.example');
  const row = {
    ...{ id: 'a', use: 'shipping' as const, salutation: 'ms', first_name: 'Ada', last_name: 'Lern', company: null },
    ...{ street: 'Schulstraße 1', addition: null, postcode: '10115', city: 'Berlin', country: 'DE', phone: null },
    email: 'ada@xn--bcher-kva.example',
  };
  const delivery_email = 'post@xn--bcher-kva.example';
  expect(showAddress({ ...row, delivery_email })).toMatchObject({
    email: 'ada@bücher.example',
    deliveryEmail: 'post@bücher.example',
  });
  expect(showAddress({ ...row, delivery_email: null }).deliveryEmail).toBeNull();
});
