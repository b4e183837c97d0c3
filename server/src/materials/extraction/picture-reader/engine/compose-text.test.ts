import { expect, it } from 'vitest';
import { parsePageAnswer } from '../../parse-answer.ts';
import { composeText } from './compose-text.ts';

/** A page of so many words in one line, of which the engine was unsure. */
function pageOf(count: number, text: string) {
  const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 };
  const words = Array.from({ length: count }, () => ({ text, bbox, confidence: 50 }));
  return { blocks: [{ paragraphs: [{ lines: [{ bbox, words }] }] }] };
}

it.each([
  ['many unsure words', 2_500, 'cells', 14_999, 2_000],
  ['many words', 3_000, 'photosynthesis', 40_000, 2_000],
  ['few', 3, 'cells', 17, 3],
])('gives an answer that is let through for a page with %s', (_, count, word, length, unsure) => {
  const composed = composeText(pageOf(count, word));
  expect([composed.text.length, composed.unsure.length]).toEqual([length, unsure]);
  const places = composed.unsure.map(({ start, end }) => ({ start, end, box: [0, 0, 1, 1] }));
  const page = { text: composed.text, language: 'eng', unsure: places };
  expect(parsePageAnswer(JSON.stringify({ page, pages: 1 }))).toHaveProperty('page');
});
