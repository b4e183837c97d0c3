import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFileClock, makeTestClock } from './clock.ts';

it('stands still until a test moves it', () => {
  const clock = makeTestClock('2026-03-01T12:00:00Z');
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2026-03-01T12:01:30.000Z');
});

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
