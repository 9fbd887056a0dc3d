// Who may change what: every mutation of the schema. A file of its own, because the two take longer than any other test of this package.

import { OPERATIONS } from './operations.ts';
import { describeVerdictsOf } from './walk-verdicts.ts';

describeVerdictsOf(
  'Who may change what',
  OPERATIONS.filter(({ isChange }) => isChange),
);
