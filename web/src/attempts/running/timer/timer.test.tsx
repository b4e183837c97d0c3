import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { passTime, startClock } from '../../../testing/clock.ts';
import { StubAttemptServer } from '../../testing/stub-attempt-server.ts';
import { makeTest } from '../../testing/stub-test.ts';
import { findPlace, keptAttempt, leaveThePage, openTest } from '../../testing/render-test.tsx';

const timed = makeTest({ config: { enableTimer: true, timerDuration: 30 } });
const short = makeTest({ config: { enableTimer: true, timerDuration: 1 } });

it('shows no countdown without the timer [RUN-18]', async () => {
  await openTest();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('starts at 30:00 and counts down every second [RUN-15] [RUN-16]', async () => {
  startClock();
  await openTest({ test: timed });
  expect(screen.getByRole('timer').textContent).toBe('30:00');
  await passTime(1_000);
  expect(screen.getByRole('timer').textContent).toBe('29:59');
  await passTime(1_000);
  expect(screen.getByRole('timer').textContent).toBe('29:58');
});

it('submits at zero without asking [RUN-17]', async () => {
  startClock();
  const { server } = await openTest({ test: short });
  await passTime(59_000);
  expect(keptAttempt().phase).toBe('open');
  await passTime(1_500);
  expect((await findPlace()).path).toBe('/test-results');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await passTime(1_000);
  expect(server.submissions).toBe(1);
});

it('submits at once after a reload that comes too late [RUN-17]', async () => {
  startClock();
  const server = new StubAttemptServer(short);
  await openTest({ test: short, server });
  await passTime(500);
  leaveThePage();
  startClock();
  server.offsetMs = 61_000;
  await openTest({ test: short, server });
  await passTime(1_000);
  expect((await findPlace()).path).toBe('/test-results');
});

it('does not believe a device whose clock was set an hour on', async () => {
  startClock();
  const server = new StubAttemptServer(short);
  await openTest({ test: short, server });
  await passTime(500);
  leaveThePage();
  startClock();
  vi.setSystemTime(Date.now() + 3_600_000);
  server.offsetMs = -3_600_000;
  await openTest({ test: short, server });
  await passTime(500);
  expect(screen.getByRole('timer').textContent).toMatch(/^(01:00|00:5\d)$/);
});

it('asks the server again when the device slept with the test in front', async () => {
  startClock();
  await openTest({ test: timed });
  await passTime(500);
  // The one clock of a page goes on in a sleep, the other stands still.
  vi.setSystemTime(Date.now() + 600_000);
  await passTime(3_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^19:5\d$/);
});

it('asks until it is answered when the network comes back after the device', async () => {
  startClock();
  vi.spyOn(console, 'warn').mockReturnValue();
  const server = new StubAttemptServer(timed);
  await openTest({ test: timed, server });
  await passTime(500);
  vi.setSystemTime(Date.now() + 600_000);
  server.isDown = true;
  await passTime(10_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^29:[45]\d$/);
  server.isDown = false;
  await passTime(10_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^19:[34]\d$/);
  const asked = server.asked.length;
  await passTime(20_000);
  expect(server.asked).toHaveLength(asked);
});

it('asks again when the answer took long, which says the time only roughly', async () => {
  startClock();
  const server = new StubAttemptServer(timed);
  await openTest({ test: timed, server });
  await passTime(500);
  leaveThePage();
  startClock();
  server.gate = new Promise((resolve) => setTimeout(resolve, 8_000));
  void server.gate.then(() => (server.gate = undefined));
  await openTest({ test: timed, server });
  await passTime(9_000);
  // Half of that way, 4 seconds, would be missing.
  expect(screen.getByRole('timer').textContent).toMatch(/^29:(49|50|51)$/);
});

it('says the time only at 5 minutes, 1 minute and 10 seconds', async () => {
  startClock();
  await openTest({ test: makeTest({ config: { enableTimer: true, timerDuration: 6 } }) });
  await passTime(59_000);
  expect(spoken()).toBe('');
  await passTime(1_000);
  expect(spoken()).toBe('5 minutes left');
  await passTime(240_000);
  expect(spoken()).toBe('1 minute left');
  await passTime(50_000);
  expect(spoken()).toBe('10 seconds left');
});

function spoken(): string | null | undefined {
  return screen.getByRole('timer').nextElementSibling?.textContent;
}
