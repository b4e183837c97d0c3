import { expect, it } from 'vitest';
import { frozenV1 } from '../../questions/frozen/v1.ts';
import { readQuestion } from '../../questions/read-question.ts';
import { groupWordings } from './group-wordings.ts';

const short = readQuestion(JSON.parse(frozenV1[2] ?? ''));
if (short.type !== 'short-answer') throw new Error('no short answer');

it('shows a group as most of it wrote it, with everybody, the greatest first', () => {
  const written = [
    { wording: 'the xylem', count: 1, writers: ['Zara'] },
    { wording: 'roots hair', count: 2, writers: ['Carla', 'Lily'] },
    { wording: 'Root hairs.', count: 1, writers: ['Tan'] },
    { wording: 'root hair', count: 3, writers: [] },
  ];
  expect(groupWordings(short, written)).toEqual([
    { wording: 'root hair', count: 6, writers: ['Carla', 'Lily', 'Tan'] },
    { wording: 'the xylem', count: 1, writers: ['Zara'] },
  ]);
});
