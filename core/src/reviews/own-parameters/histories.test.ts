import { expect, it } from 'vitest';
import { countMemoryReviews, listHistories } from './histories.ts';

const at = (moment: string) => Date.parse(moment);

it('counts days between answers as FSRS does: by the date in UTC', () => {
  const [history] = listHistories([
    [
      { at: at('2026-03-01T23:50:00Z'), chance: 1, mark: 'good' },
      { at: at('2026-03-02T00:10:00Z'), chance: 2, mark: 'again' },
      { at: at('2026-03-02T23:50:00Z'), chance: 3, mark: 'good' },
      { at: at('2026-03-12T01:00:00Z'), chance: 4, mark: 'hard' },
    ],
  ]);
  expect(history?.map(({ days, rating }) => [days, rating])).toEqual([
    [0, 'good'],
    [1, 'again'],
    [0, 'good'],
    [10, 'hard'],
  ]);
});

it('takes each review once, in time order, and none that was taken back', () => {
  const reviews = [
    { at: at('2026-03-09T12:00:00Z'), chance: 3, mark: 'undo' },
    { at: at('2026-03-08T12:00:00Z'), chance: 2, mark: 'again' },
    { at: at('2026-03-01T12:00:00Z'), chance: 1, mark: 'good' },
    { at: at('2026-03-01T12:00:00Z'), chance: 1, mark: 'good' },
    { at: at('2026-03-11T12:00:00Z'), chance: 4, mark: 'easy' },
  ] as const;
  expect(listHistories([reviews])).toEqual([
    [
      { at: at('2026-03-01T12:00:00Z'), rating: 'good', days: 0 },
      { at: at('2026-03-11T12:00:00Z'), rating: 'easy', days: 10 },
    ],
  ]);
});

it('counts what was answered a day or more after the answer before', () => {
  const histories = listHistories([
    [
      { at: at('2026-03-01T12:00:00Z'), chance: 1, mark: 'again' },
      { at: at('2026-03-01T12:10:00Z'), chance: 2, mark: 'good' },
      { at: at('2026-03-04T12:00:00Z'), chance: 3, mark: 'good' },
    ],
    [{ at: at('2026-03-04T12:00:00Z'), chance: 4, mark: 'good' }],
  ]);
  expect(countMemoryReviews(histories)).toBe(1);
});

it('looks at 64 answers of one card and no more, however many there are', () => {
  const many = Array.from({ length: 500 }, (_, no) => ({
    at: at('2026-03-01T12:00:00Z') + no * 86_400_000,
    chance: no,
    mark: 'good' as const,
  }));
  expect(countMemoryReviews(listHistories([many]))).toBe(63);
});
