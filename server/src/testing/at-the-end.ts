import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Of the test that called it, or of the file: vitest would forget an `afterAll` within a test. */
export function atTheEnd(stop: () => Promise<unknown>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await stop()));
  else afterAll(async () => void (await stop()));
}
