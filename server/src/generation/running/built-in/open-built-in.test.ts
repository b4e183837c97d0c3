import { tables } from '@engram/fakes/study-texts/tables.ts';
import { afterAll, expect, it } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { openBuiltIn, type Turn } from './open-built-in.ts';

const lines: string[] = [];
const log = makeLog('debug', { write: (line) => void lines.push(line) });
const { makeBuiltIn, close } = openBuiltIn(log, { mostThreads: 2 });
const request = {
  text: tables.text,
  wanted: [{ type: 'multiple-choice', count: 3 } as const],
  seed: 'a',
  avoid: [],
  spans: [],
  topics: [],
};

afterAll(close);

function make(signal = new AbortController().signal) {
  const turn: Turn = { signal, goesOn: false, onWait: () => {}, onTurn: () => {} };
  return makeBuiltIn(request, turn);
}

it('makes the same drafts for the same seed, for several who ask at once', async () => {
  const [one, other] = await Promise.all([make(), make()]);
  expect(one).toHaveLength(3);
  expect(other).toEqual(one);
});

it('stops for whoever does not want it any more, and goes on for the others', async () => {
  const [current, waiting] = [new AbortController(), new AbortController()];
  const busy = make();
  const first = make(current.signal);
  const second = make(waiting.signal);
  const third = make();
  waiting.abort(new Error('no longer wanted'));
  current.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  await expect(second).rejects.toThrow('no longer wanted');
  expect(await busy).toHaveLength(3);
  expect(await third).toHaveLength(3);
});

it('starts each thread once, however many texts there are', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => make()));
  expect(all.map(({ length }) => length)).toEqual(Array(20).fill(3));
  expect(lines.filter((line) => line.includes('generator is ready'))).toHaveLength(2);
});
