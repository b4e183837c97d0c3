import { expect, it } from 'vitest';
import { leaveOutThoughts } from './leave-out-thoughts.ts';

function read(...pieces: string[]): string {
  const filter = leaveOutThoughts();
  return pieces.map((piece) => filter.read(piece)).join('') + filter.end();
}

it.each([
  ['{"items":[]}', '{"items":[]}'],
  ['<think>{"items":[1]}</think>\n{"items":[]}', '\n{"items":[]}'],
  ['\n<think></think><think>b</think>{}', '{}'],
  ['{"text":"<think>a</think>"}', '{"text":"<think>a</think>"}'],
  ['<think>never ended', ''],
  ['<thi', '<thi'],
  ['<b>No.</b>', '<b>No.</b>'],
])('reads of %o what is no thought, whole or sign by sign', (reply, answer) => {
  expect(read(reply)).toBe(answer);
  expect(read(...Array.from(reply))).toBe(answer);
});
