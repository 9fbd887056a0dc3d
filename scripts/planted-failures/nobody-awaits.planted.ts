// A test that passes and leaves a rejection that nobody awaits.

import { it } from 'vitest';

it('leaves a rejection', async () => {
  void Promise.reject(new Error('the planted rejection'));
  await new Promise((resolve) => setImmediate(resolve));
});
