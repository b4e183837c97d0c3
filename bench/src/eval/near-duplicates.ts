import { blank, type Question } from '@engram/core/questions/question.ts';
import type { MadeTest } from './made-test.ts';
import type { Maker } from './maker.ts';
import { noneRow, type Row } from '../row.ts';

/** Two stems of one test share at least this much of their words. */
const nearFrom = 0.8;

/** With a measure of its own, not the one that kept them apart. */
export function measureNearDuplicates(maker: Maker, tests: readonly MadeTest[]): Row {
  const bad = tests.flatMap((test) =>
    findNearDuplicates(test.questions).map(
      ([one, other]) => `${test.name}: ${one.text.slice(0, 120)} / ${other.text.slice(0, 120)}`,
    ),
  );
  const of = tests.reduce((sum, { questions }) => sum + questions.length, 0);
  return noneRow({ name: `${maker}: near-duplicate stems in a test`, of, bad });
}

export function findNearDuplicates(questions: readonly Question[]): [Question, Question][] {
  const read = questions.map((question) => ({ question, ...readStem(question) }));
  return read.flatMap((one, index) =>
    read
      .slice(index + 1)
      .filter((other) => isNear(one, other))
      .map((other): [Question, Question] => [one.question, other.question]),
  );
}

/** Stands above every row of a table. */
const rowTask = /^[^.:]*\b(?:row|Zeile|fila|ligne)\b[^.:]*\. /i;

/** Each with its head: in one row a word is asked for that another row gives. */
function readCells(stem: string): string[] {
  return stem.replace(rowTask, '').toLowerCase().split('. ');
}

type Stem = { words: Set<string>; asked: Set<string>; sentence: string | null };

function readStem(question: Question): Stem {
  const stem = question.type === 'matching' ? '' : question.text;
  const words = new Set(rowTask.test(stem) ? readCells(stem) : contentWords(stem));
  const asked = words.union(new Set(contentWords(readAsked(question))));
  return { words, asked, sentence: readSentence(question) };
}

/**
 * 'Match each term…' asks through its rows, and 'Which of these is true?' through its options, so
 * those count where neither stem says anything by itself.
 */
function isNear(one: Stem, other: Stem): boolean {
  if (one.sentence !== null && one.sentence === other.sentence) return true;
  // 'There is an effect' is the opposite of 'there is no effect'.
  if (one.words.has('no') !== other.words.has('no')) return false;
  const areEmpty = one.words.size < 2 && other.words.size < 2;
  return areEmpty
    ? overlap(one.asked, other.asked) >= nearFrom
    : overlap(one.words, other.words) >= nearFrom;
}

/** Two blanks in one sentence are two questions about the same sentence. */
function readSentence(question: Question): string | null {
  if (question.type !== 'fill-in-blank') return null;
  return contentWords(question.text.replace(blank, question.correctAnswer)).join(' ');
}

function readAsked(question: Question): string {
  switch (question.type) {
    case 'matching':
      return [...question.columnA, ...question.columnB].map(({ text }) => text).join(' ');
    case 'multiple-choice':
    case 'multiple-answer':
      return question.options
        .filter(({ id }) => [question.correctAnswer].flat().includes(id))
        .map(({ text }) => text)
        .join(' ');
    case 'true-false':
      return '';
    case 'short-answer':
    case 'fill-in-blank':
      return question.correctAnswer;
  }
}

const emptyWords = new Set(
  'a an the of to in on at by for from with and or is are was were be been it its this that these those which what who whom whose when where why how does do did has have had as not following statement statements true false correct right best describes describe called name term terms select all apply match each'.split(
    ' ',
  ),
);

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !emptyWords.has(word));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 1 : one.intersection(other).size / all;
}
