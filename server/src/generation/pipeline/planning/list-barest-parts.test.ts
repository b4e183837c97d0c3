import { expect, it } from 'vitest';
import { listBarestParts } from './list-barest-parts.ts';

const sentence =
  'The liver stores sugar as glycogen and gives it back when the blood has too little. ';
const sections = Array.from(
  { length: 8 },
  (_, no) => `# Part ${no}\n\n${sentence.repeat(35).trim()}`,
);
const text = sections.join('\n\n');

/** Questions about the sections with these numbers. */
function askAbout(...numbers: number[]) {
  return numbers.map((no) => {
    const start = text.indexOf(`# Part ${no}`) + 10;
    return { source: { quote: sentence.trim(), start, end: start + 10, page: null } };
  });
}

function numbersOf(parts: readonly { start: number; end: number }[]): string[] {
  return parts.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/# Part (\d)/g)].map(([, no = '']) => no),
  );
}

it('takes the parts that nothing was asked about, in their order', () => {
  const parts = listBarestParts(text, 3, askAbout(0, 1, 2, 4, 6));
  expect(numbersOf(parts)).toEqual(['3', '5', '7']);
});

it('takes those with the fewest questions when all have some', () => {
  const parts = listBarestParts(text, 2, askAbout(0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 3, 4, 5, 7));
  expect(numbersOf(parts)).toEqual(['2', '6']);
});

it('takes the whole of a short text', () => {
  const [part, ...others] = listBarestParts(sentence.repeat(5), 3, askAbout(0));
  expect([part, others]).toEqual([{ start: 0, end: sentence.length * 5 }, []]);
});
