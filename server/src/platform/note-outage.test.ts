import { expect, it, vi } from 'vitest';
import { noteOutage } from './note-outage.ts';

const error = new Error('connection refused');

it('says once a minute that something is away, and each thing for itself', () => {
  const log = { warn: vi.fn() };
  for (let now = 0; now <= 60_000; now += 100) {
    noteOutage(log, { what: 'redis is not reachable', error }, now);
  }
  noteOutage(log, { what: 'the database is not reachable', error }, 60_100);
  expect(log.warn.mock.calls.map(([, words]) => words)).toEqual([
    'redis is not reachable',
    'redis is not reachable',
    'the database is not reachable',
  ]);
  expect(log.warn).toHaveBeenCalledWith({ err: error }, 'redis is not reachable');
});
