import { expect, it } from 'vitest';
import { startDeadline } from './start-deadline.ts';

it('gives 8 seconds of work', () => {
  let cpu = 500;
  const isOver = startDeadline({ clocks: { wallMs: () => 0, cpuMs: () => cpu } });
  cpu = 8_500;
  expect(isOver()).toBe(false);
  cpu = 8_501;
  expect(isOver()).toBe(true);
});

it('gives 11 seconds however busy the machine is', () => {
  let wall = 2_000;
  const isOver = startDeadline({ clocks: { wallMs: () => wall, cpuMs: () => 0 } });
  wall = 13_000;
  expect(isOver()).toBe(false);
  wall = 13_001;
  expect(isOver()).toBe(true);
});

it('gives as much more as its process has', () => {
  let wall = 0;
  const isOver = startDeadline({
    timeoutMs: 60_000,
    clocks: { wallMs: () => wall, cpuMs: () => 0 },
  });
  wall = 56_000;
  expect(isOver()).toBe(false);
  wall = 56_001;
  expect(isOver()).toBe(true);
});

it('is not over when it starts', () => {
  expect(startDeadline()()).toBe(false);
});
