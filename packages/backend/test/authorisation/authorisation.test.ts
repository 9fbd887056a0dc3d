// Who may read what: every query of the schema. Source: ASVS 5.0 8.2, OWASP API1, API5.

import { expect, it } from 'vitest';
import { OPERATIONS } from './operations.ts';
import { VERDICTS } from './verdicts.ts';
import { describeVerdictsOf } from './walk-verdicts.ts';

it('Who may do what is said of every operation of the schema, and of no other', () => {
  expect(Object.keys(VERDICTS).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
});

describeVerdictsOf(
  'Who may read what',
  OPERATIONS.filter(({ isChange }) => !isChange),
);
