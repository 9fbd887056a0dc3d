// Vitest's configuration of this package.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@tornister/source'] },
  ssr: { resolve: { conditions: ['@tornister/source'] } },
  test: {
    setupFiles: ['test/setup.ts'],
    environment: 'happy-dom',
    // Cuts off what hangs, and nothing else: a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{build,src,test}/**/*.test.{ts,tsx}'],
    reporters: process.env.TEST_REPORT ? ['default', 'json'] : ['default'],
    ...(process.env.TEST_REPORT ? { outputFile: `reports/test.json` } : {}),
  },
});
