import { expect, it } from 'vitest';
import { extractTopics } from './extract-topics.ts';
import { cellChapter } from './testing/cell-chapter.ts';

it('names headings and key terms, the most relevant first', () => {
  const topics = extractTopics(cellChapter);
  const names = topics.map(({ name }) => name);
  expect(names).toContain('Organelles');
  expect(names).toContain('Cell division');
  expect(names).toContain('Osmosis');
  expect(topics.map(({ relevance }) => relevance)).toEqual(
    topics.map(({ relevance }) => relevance).toSorted((a, b) => b - a),
  );
});

it('gives at most twelve, with percents that set the important ones apart', () => {
  const topics = extractTopics(cellChapter);
  expect(topics).toHaveLength(12);
  expect(topics[0]?.relevance).toBe(98);
  expect(topics.filter(({ relevance }) => relevance < 0 || relevance > 100)).toEqual([]);
});

it('leaves numbers and general headings out', () => {
  const text =
    '# Introduction\nCells are small units of life that divide.\n\n# 2. Cell walls\nPlant cells have rigid walls made of cellulose.';
  const names = extractTopics(text).map(({ name }) => name);
  expect(names).toContain('Cell walls');
  expect(names).not.toContain('Introduction');
});

it('knows nothing of an empty text', () => {
  expect(extractTopics('')).toEqual([]);
});
