// Vitest's configuration of this package.

import { defineConfig } from 'vitest/config';
import { FROM_SOURCE, SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

export default defineConfig({
  resolve: FROM_SOURCE,
  ssr: { resolve: FROM_SOURCE },
  test: {
    ...SHARED_TEST_OPTIONS,
    environment: 'node',
    // Mappers keep nothing but the operations that were published: one worker may run file after file.
    isolate: false,
    include: ['{src,test,testing}/**/*.test.ts'],
  },
});
