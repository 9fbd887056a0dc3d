import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@tornister/source'] },
  ssr: { resolve: { conditions: ['@tornister/source'] } },
  test: {
    environment: 'happy-dom',
    include: ['{src,test,testing}/**/*.test.ts'],
    reporters: process.env.TEST_REPORT ? ['default', 'json'] : ['default'],
    ...(process.env.TEST_REPORT ? { outputFile: `reports/test.json` } : {}),
  },
});
