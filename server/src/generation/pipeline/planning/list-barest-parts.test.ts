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
  const parts = listBarestParts(text, 3, { before: askAbout(0, 1, 2, 4, 6) });
  expect(numbersOf(parts)).toEqual(['3', '5', '7']);
});

it('takes those with the fewest questions when all have some', () => {
  const parts = listBarestParts(text, 2, {
    before: askAbout(0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 3, 4, 5, 7),
  });
  expect(numbersOf(parts)).toEqual(['2', '6']);
});

it('takes the whole of a short text', () => {
  const [part, ...others] = listBarestParts(sentence.repeat(5), 3, {
    before: askAbout(0),
  });
  expect([part, others]).toEqual([{ start: 0, end: sentence.length * 5 }, []]);
});

/** How well each of these questions is known. */
function know(before: ReturnType<typeof askAbout>, chances: readonly (number | null)[]) {
  return before.map(({ source: { start } }, no) => ({ start, chance: chances[no] ?? null }));
}

it('by weakness, takes the parts of which least is known where all have as many questions', () => {
  const before = askAbout(0, 1, 2, 3, 4, 5, 6, 7);
  const spots = know(before, [1, 0.9, 0, 0.9, 1, 0.2, null, 0.9]);
  expect(numbersOf(listBarestParts(text, 2, { before, spots }))).toEqual(['2', '5']);
  expect(numbersOf(listBarestParts(text, 3, { before, spots }))).toEqual(['2', '5', '6']);
});

it('by weakness, goes on elsewhere when a weak part has many questions', () => {
  const before = askAbout(0, 1, 2, 3, 4, 5, 6, 7, 2, 2, 2, 2);
  const spots = know(before, [0.5, 0.5, 0, 0.5, 0.5, 0.4, 0.5, 0.5, 0, 0, 0, 0]);
  expect(numbersOf(listBarestParts(text, 1, { before, spots }))).toEqual(['5']);
});
