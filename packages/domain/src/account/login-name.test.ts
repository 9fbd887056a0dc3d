import { expect, it } from 'vitest';
import { loginNameOf } from './index.ts';

const email = 'schule@example.com';

it.each([
  [true, 'B-1001', 'B-1001'],
  [true, '', email],
  [true, null, email],
  [false, 'B-1001', email],
])('in the business edition: %s, with the customer number %s: %s logs in', (isB2b, customerNumber, name) =>
  expect(loginNameOf({ email, customerNumber }, { isB2b })).toBe(name),
);
