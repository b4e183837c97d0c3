import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFileClock } from './clock.ts';

it('runs on from the instant written into the clock file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engram-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const clock = makeFileClock(join(folder, 'clock'));
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);

  writeFileSync(join(folder, 'clock'), '2030-01-01T00:00:00Z\n');

  const moved = clock.now().getTime() - Date.parse('2030-01-01T00:00:00Z');
  expect(moved).toBeGreaterThanOrEqual(0);
  expect(moved).toBeLessThan(5_000);
});
