// Playwright on the planted failures of this folder; no browser is needed.

import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  retries: 1,
  outputDir: 'reports/results',
  reporter: [['json', { outputFile: 'reports/journeys.json' }]],
});
