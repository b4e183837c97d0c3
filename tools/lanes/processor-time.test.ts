import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { countProcessorTime, lookAtProcesses, parseStat } from './processor-time.ts';

const process1 = { key: '1 10', pid: 10, parentPid: 1, own: 100, waitedFor: 0 };
const child = { key: '2 11', pid: 11, parentPid: 10, own: 200, waitedFor: 0 };
const stranger = { key: '3 12', pid: 12, parentPid: 1, own: 9_000, waitedFor: 0 };

it('adds up a process and its children, and leaves others out', () => {
  const time = countProcessorTime(10);
  time.see([process1, child, stranger]);
  expect(time.seconds()).toBe(3);
});

it('keeps what a child used that was killed and never waited for', () => {
  const time = countProcessorTime(10);
  time.see([process1, child]);
  time.see([{ ...process1, own: 150 }]);
  expect(time.seconds()).toBe(3.5);
});

it('counts a child once whose parent has waited for it', () => {
  const time = countProcessorTime(10);
  time.see([process1, child]);
  time.see([{ ...process1, waitedFor: 220 }]);
  expect(time.seconds()).toBe(3.2);
});

it('knows a child by its parent even after the parent has gone', () => {
  const time = countProcessorTime(10);
  const grandchild = { key: '4 13', pid: 13, parentPid: 11, own: 50, waitedFor: 0 };
  time.see([process1, child, grandchild]);
  time.see([process1, { ...grandchild, parentPid: 1, own: 80 }]);
  expect(time.seconds()).toBe(3.8);
});

it('does not take a process for its own that got the number of one that has gone', () => {
  const time = countProcessorTime(10);
  time.see([process1, child]);
  time.see([process1, { ...stranger, pid: 11, key: '5 11' }]);
  expect(time.seconds()).toBe(3);
});

it('reads a process whose name has spaces and brackets', () => {
  const stat = `42 (a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 11 12 13 14 20 0 1 0 99 4096`;
  expect(parseStat(stat)).toEqual({
    key: '99 42',
    pid: 42,
    parentPid: 7,
    own: 23,
    waitedFor: 27,
  });
});

it('sees what a real child burns', async () => {
  const burning = spawn('node', [
    '-e',
    'while (process.cpuUsage().user < 300_000); console.log("burnt"); setInterval(() => {}, 1e6)',
  ]);
  await once(burning.stdout, 'data');
  const time = countProcessorTime(burning.pid ?? 0);
  time.see(lookAtProcesses());
  burning.kill();
  expect(time.seconds()).toBeGreaterThanOrEqual(0.29);
});
