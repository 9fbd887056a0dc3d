// Playwright's configuration of the journeys.

import { defineConfig } from '@playwright/test';

/** The journeys run against the real processes, started once by the global set-up on ports of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './fixtures/open-shop.ts',
  fullyParallel: true,
  // Two leave a core idle for a seventh of the time, while both wait for the shop's clocks.
  workers: 3,
  // Calls of the shop end after 5 s by specification, which a machine that does something else as well may miss. What passes only at the
  // second try is named at the end of the stage.
  retries: 1,
  // Journeys wait for events. These limits only end what will never come, also on a machine that is busy with something else.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // One process less to start and to talk to: a twelfth of the time of all.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: what its code gains by being optimized is less than what the optimizing takes.
        '--js-flags=--no-opt',
      ],
    },
  },
});
