// Vitest's configuration of this package.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { FROM_SOURCE, SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [react()],
  resolve: FROM_SOURCE,
  ssr: { resolve: FROM_SOURCE },
  test: {
    ...SHARED_TEST_OPTIONS,
    setupFiles: ['test/setup.ts'],
    environment: 'happy-dom',
    include: ['{build,src,test}/**/*.test.{ts,tsx}'],
  },
});
