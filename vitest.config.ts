import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = {
  root: 'server',
  globalSetup: resolve(import.meta.dirname, 'server/src/testing/template-database.ts'),
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  test: {
    // On two cores vitest would take one; most of a test file's time is waiting and importing.
    maxWorkers: 2,
    projects: [
      { test: { name: 'core', root: 'core', include: ['src/**/*.test.ts'] } },
      { test: { name: 'generator', root: 'generator', include: ['src/**/*.test.ts'] } },
      { test: { name: 'fakes', root: 'fakes', include: ['src/**/*.test.ts'] } },
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          ...server,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.timed.test.ts'],
        },
      },
      {
        // What is measured by the clock runs alone, after everything else.
        test: {
          ...server,
          name: 'server-timed',
          include: ['src/**/*.timed.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          include: ['{src,finish-build}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
