import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * How long a test waits before it says that something never came. A machine with other work is slow,
 * and what is measured by the clock says so itself.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  // On CI a second try tells a slow moment from a fault; the count of tests names who needed it.
  retry: process.env.CI ? 1 : 0,
};

/** Files that leave nothing behind in their process share one, and load what they need once. */
const together = { ...patience, isolate: false };

const server = {
  ...patience,
  root: 'server',
  globalSetup: resolve(import.meta.dirname, 'server/src/testing/template-database.ts'),
};

export default defineConfig({
  test: {
    // On two cores vitest would take one; most of a test file's time is waiting and importing.
    maxWorkers: 2,
    // Processes load the same code again and again, those that tests start among them.
    env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/compiled') },
    projects: [
      { test: { ...together, name: 'core', root: 'core', include: ['src/**/*.test.ts'] } },
      {
        test: { ...together, name: 'generator', root: 'generator', include: ['src/**/*.test.ts'] },
      },
      { test: { ...together, name: 'fakes', root: 'fakes', include: ['src/**/*.test.ts'] } },
      { test: { ...together, name: 'bench', root: 'bench', include: ['src/**/*.test.ts'] } },
      { test: { ...together, name: 'corpus', root: 'corpus', include: ['src/**/*.test.ts'] } },
      { test: { ...together, name: 'tools', root: 'tools', include: ['**/*.test.ts'] } },
      {
        test: {
          ...server,
          ...together,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.{timed,measured}.test.ts'],
        },
      },
      {
        // What measures the memory of its process has it for itself.
        test: { ...server, name: 'server-measured', include: ['src/**/*.measured.test.ts'] },
      },
      {
        // What is measured by the clock runs alone, after everything else.
        test: {
          ...server,
          name: 'server-timed',
          include: ['src/**/*.timed.test.ts'],
          maxWorkers: 1,
          // Readers of documents: as many as the product starts on two cores.
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...together,
          name: 'web',
          root: 'web',
          setupFiles: resolve(import.meta.dirname, 'web/src/testing/setup.ts'),
          include: ['{src,finish-build}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
