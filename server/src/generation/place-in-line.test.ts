import { expect, it } from 'vitest';
import { makePlaceTeller, readAhead } from './place-in-line.ts';

function listTold(...places: number[]): number[] {
  const told: number[] = [];
  const tell = makePlaceTeller(({ ahead }) => void told.push(ahead));
  for (const ahead of places) tell(ahead);
  return told;
}

it('tells every step of the last five, and further back only what somebody would notice', () => {
  const down = Array.from({ length: 21 }, (_, passed) => 20 - passed);
  expect(listTold(...down)).toEqual([20, 16, 12, 9, 7, 5, 4, 3, 2, 1, 0]);
});

it('tells at once that more have come ahead', () => {
  expect(listTold(2, 3, 3)).toEqual([2, 3]);
});

it('tells nothing to one whose turn comes at once', () => {
  expect(listTold(0, 0)).toEqual([]);
});

it('reads a place of the bell, and nothing of what it says else', () => {
  expect(readAhead({ ahead: 3 })).toBe(3);
  for (const rung of [{}, undefined, 'three', { ahead: -1 }, { ahead: 1.5 }]) {
    expect(readAhead(rung)).toBeUndefined();
  }
});
