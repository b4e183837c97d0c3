import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeFileClock } from './clock.ts';

it('runs on from the instant written into the clock file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engram-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const clock = makeFileClock(join(folder, 'clock'));
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(clock.now()).toEqual(new Date());

  writeFileSync(join(folder, 'clock'), '2030-01-01T00:00:00Z\n');
  utimesSync(join(folder, 'clock'), new Date(), new Date());

  expect(clock.now()).toEqual(new Date('2030-01-01T00:00:00Z'));
  vi.advanceTimersByTime(3_000);
  expect(clock.now()).toEqual(new Date('2030-01-01T00:00:03Z'));
});
