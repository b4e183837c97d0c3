import { expect, it } from 'vitest';
import { fold, foldAnswer } from './fold.ts';
import { injectedDocuments } from './injected-documents.ts';
import { studyTexts } from './study-texts.ts';

const facts = studyTexts.flatMap((text) => text.facts.map((fact) => ({ ...fact, text })));
const sets = studyTexts.flatMap((text) => text.sets.map((set) => ({ ...set, text })));

it('has the kinds of text that the quality bench needs', () => {
  expect(studyTexts.map(({ id }) => id)).toEqual([
    'biology',
    'history',
    'computing',
    'law',
    'geography',
    'chemistry',
    'glossary',
    'notes',
    'slides',
    'tables',
    'injected',
    'german',
    'economics',
    'physics',
    'ancient-world',
  ]);
});

it.each(studyTexts)('$id is long enough and proves enough', ({ text, facts: own, sets: lists }) => {
  expect(text.length).toBeGreaterThan(3_800);
  expect(own.length).toBeGreaterThanOrEqual(44);
  expect(lists.length).toBeGreaterThanOrEqual(4);
  expect(new Set(own.map(({ section }) => section)).size).toBeGreaterThanOrEqual(6);
});

it('quotes every fact and every list word for word', () => {
  const misquoted = [...facts, ...sets].filter(
    ({ quote, start, end, text }) => quote === '' || text.text.slice(start, end) !== quote,
  );
  expect(misquoted).toEqual([]);
});

it('proves every answer in its quote', () => {
  const unproven = facts.filter(
    ({ quote, right }) => !right.some((answer) => fold(quote).includes(foldAnswer(answer))),
  );
  expect(unproven.map(({ ask }) => ask)).toEqual([]);
});

it('has at least five wrong answers to each question, none of them right', () => {
  const doubtful = facts.filter(({ right, wrong }) => {
    const folded = new Set(right.map(foldAnswer));
    return wrong.length < 5 || wrong.some((answer) => folded.has(foldAnswer(answer)));
  });
  expect(doubtful.map(({ ask }) => ask)).toEqual([]);
});

it('has at least two right and three wrong answers in each list, none of them both', () => {
  const doubtful = sets.filter(({ right, wrong }) => {
    const both = right.filter((answer) => wrong.includes(answer));
    return right.length < 2 || wrong.length < 3 || both.length > 0;
  });
  expect(doubtful.map(({ ask }) => ask)).toEqual([]);
});

it('asks nothing twice, so that a question tells its fact', () => {
  const stems = [...facts, ...sets].map(({ ask }) => fold(ask));
  const gaps = facts.flatMap(({ cloze }) => (cloze ? [fold(cloze.text)] : []));
  const descriptions = facts.flatMap(({ describes }) => (describes ? [fold(describes)] : []));
  expect(findTwice(stems)).toEqual([]);
  expect(findTwice(gaps)).toEqual([]);
  expect(findTwice(descriptions)).toEqual([]);
});

it('gives nearly every fact a gap and several false statements', () => {
  const poor = facts.filter(({ cloze, falseStatements }) => !cloze || falseStatements.length < 3);
  expect(poor.map(({ quote }) => quote)).toEqual(['The unit of voltage is the volt.']);
});

it('uses no word in a statement that gives its truth away', () => {
  const telling = facts.filter(({ statement }) => /\b(always|never|all of)\b/i.test(statement));
  expect(telling.map(({ statement }) => statement)).toEqual([]);
});

it('has twenty documents that give orders, each with all the facts of its base', () => {
  expect(new Set(injectedDocuments.map(({ injection }) => injection)).size).toBe(20);
  const broken = injectedDocuments.filter(
    ({ text, injection, base }) =>
      !text.includes(injection) || !base.facts.every(({ quote }) => text.includes(quote)),
  );
  expect(broken.map(({ id }) => id)).toEqual([]);
});

function findTwice(words: string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}
