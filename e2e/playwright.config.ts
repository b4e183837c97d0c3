import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/** tools/e2e.ts builds the app, prepares the databases and says where everything is. */
const origin = process.env.E2E_ORIGIN ?? 'http://127.0.0.1:3000';

// The browsers, which the workers start, give way to the server and the database: these have to
// answer within the limits of the app, as they do where browsers run on machines of their own.
if (process.env.TEST_WORKER_INDEX !== undefined) setPriority(5);
const isRoot = process.getuid?.() === 0;

const startChromium = fileURLToPath(new URL('start-chromium.sh', import.meta.url));

const nightly = /\.nightly\.spec\.ts/;

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // How long a journey waits before it says that something never came; it measures nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Where only the end of a run is read, what failed stands alone.
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '../test-results/e2e.json' }],
  ],
  use: {
    baseURL: origin,
    // A trace is a tenth of the run's work; --trace on has one for the search for a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves costs work and says nothing; a journey about motion asks for it.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: isRoot ? startChromium : (process.env.CHROMIUM ?? ''),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node ../server/src/main.ts',
    url: `${origin}/api/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  projects: [
    {
      name: 'wide',
      testIgnore: [/\.phone\.spec\.ts/, nightly],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'nightly',
      testMatch: nightly,
      workers: 1,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
