import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { explain, explainAll, hintFor, placeHint, sourceOf, topicOf } from './candidate.ts';

const one = analyseText('# Suez Canal\n\nThe canal was opened in 1869 and has no locks at all.');
const two = analyseText(
  '# 1. Sounds\n\n- **Velar**: back of the tongue\n- *Elision* is the loss of a sound.\n\n# 2. Vowels\n\nVowels are open sounds of a language.',
);

it('says where to look only in a text of several parts, and never with the answer in it', () => {
  expect(placeHint(one, 'Suez Canal')).toBe('');
  expect(placeHint(two, 'Sounds')).toBe('Look again at the part “Sounds”.');
  expect(placeHint(two, 'Sounds', 'sounds of speech')).toBe('');
});

it('names the century of a year and the first letter of a word', () => {
  expect(hintFor(one, '1869', 'Suez Canal')).toBe('The year lies in the 19th century.');
  expect(hintFor(one, '2021', 'Suez Canal')).toBe('The year lies in the 21st century.');
  expect(hintFor(one, 'Eugénie', null)).toBe('The answer begins with “E” and has 7 letters.');
});

it('leaves the number of a heading out of the topic', () => {
  expect(topicOf(two, 0)).toBe('Sounds');
  const slide = analyseText('# Slide 6: The life of a star\n\nStars are born in clouds of gas.');
  expect(topicOf(slide, 0)).toBe('The life of a star');
});

it('explains without marks, headings and bullets', () => {
  const { material } = two;
  expect(explain(two, { start: 0, end: material.length })).toBe(
    'The text says: “Velar: back of the tongue Elision is the loss of a sound. Vowels are open sounds of a language.”',
  );
});

it('cuts a long explanation at the end of a sentence', () => {
  const long = analyseText('The canal has no locks and is open to all ships. '.repeat(30));
  const said = explain(long, { start: 0, end: long.material.length });
  expect(said.length).toBeLessThan(630);
  expect(said.endsWith('open to all ships.”')).toBe(true);
});

it('quotes each proving sentence once, in the order of the text', () => {
  const [velar, elision] = two.sentences;
  expect(velar && elision && explainAll(two, [elision, velar, elision])).toBe(
    'The text says: “Velar: back of the tongue” “Elision is the loss of a sound.”',
  );
});

it('cuts no sign in two', () => {
  const material = `# ${'a'.repeat(199)}🧬 end\n\n${'b'.repeat(599)}🧬${'c'.repeat(398)}🧬 end.\n`;
  const analysis = analyseText(material);
  const start = material.indexOf('b');
  const range = { start, end: material.length };
  expect(topicOf(analysis, 0)).toBe('a'.repeat(199));
  expect(explain(analysis, range).isWellFormed()).toBe(true);
  const { quote, end } = sourceOf(analysis, range);
  expect([quote.isWellFormed(), quote.length, end]).toEqual([true, 999, start + 999]);
});
