import { defineConfig } from '@playwright/test';

/** tools/e2e.ts builds the app, prepares the databases and says where everything is. */
const origin = process.env.E2E_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // On CI a second try tells a slow moment from a fault; the count of tests names who needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A busy machine may take its time to load a screen; what never comes still fails.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: origin,
    // Pictures of every moment take a fifth of the run's work, the rest of a trace a tenth.
    trace: process.env.CI ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node ../server/src/main.ts',
    url: `${origin}/api/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  projects: [
    {
      name: 'wide',
      testIgnore: /\.phone\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /(pages|shell|materials\/[\w-]+|\.phone)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
