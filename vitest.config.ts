import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** How long a test waits before it says that something never came: a busy machine is slow. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

const nightlyFiles = '**/*.nightly.test.ts';
/**
 * Files that put other modules in place of ours: a module that arrives late would stay for the next
 * file of the process.
 */
const aloneFiles = '**/*.alone.test.{ts,tsx}';

/** Files that leave nothing behind in their process share one, and load what they need once. */
const together = { ...patience, isolate: false, exclude: [nightlyFiles, aloneFiles] };

const onDatabase = {
  globalSetup: resolve(import.meta.dirname, 'server/src/testing/template-database.ts'),
};

const inBrowser = {
  root: 'web',
  setupFiles: resolve(import.meta.dirname, 'web/src/testing/setup.ts'),
  environment: 'happy-dom',
};

/** What decides whether a change is right: nothing here is measured by the clock. */
const mergeLane = [
  { test: { ...together, name: 'core', root: 'core', include: ['src/**/*.test.ts'] } },
  { test: { ...together, name: 'generator', root: 'generator', include: ['src/**/*.test.ts'] } },
  { test: { ...together, name: 'fakes', root: 'fakes', include: ['src/**/*.test.ts'] } },
  { test: { ...together, name: 'bench', root: 'bench', include: ['src/**/*.test.ts'] } },
  { test: { ...together, name: 'corpus', root: 'corpus', include: ['src/**/*.test.ts'] } },
  { test: { ...together, name: 'tools', root: 'tools', include: ['**/*.test.ts'] } },
  {
    test: {
      ...together,
      ...onDatabase,
      name: 'server',
      root: 'server',
      include: ['src/**/*.test.ts'],
    },
  },
  {
    test: {
      ...together,
      ...inBrowser,
      name: 'web',
      include: ['{src,finish-build}/**/*.test.{ts,tsx}'],
    },
  },
  { test: { ...patience, ...inBrowser, name: 'web alone', include: [`src/${aloneFiles}`] } },
];

/** What measures time or memory, or destroys: one file after the other, each in its own process. */
const nightly = {
  test: {
    ...patience,
    ...onDatabase,
    name: 'nightly',
    include: [`{server,core,generator,fakes}/src/${nightlyFiles}`],
    maxWorkers: 1,
    // Readers of documents: as many as the product starts on two cores.
    maxConcurrency: 2,
  },
};

export default defineConfig({
  test: {
    // On two cores vitest would take one; most of a test file's time is waiting and importing.
    maxWorkers: 2,
    // Processes load the same code again and again, those that tests start among them.
    env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/compiled') },
    projects: process.env.LANE === 'nightly' ? [nightly] : mergeLane,
  },
});
