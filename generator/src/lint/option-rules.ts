import type { Draft } from '@engram/core/questions/draft.ts';
import { namesPlaces, speaksOfAll } from '@engram/core/questions/names-others.ts';
import { wordingOf } from '../content-words.ts';
import { listDistractors, listKeys, listOptions } from './draft-parts.ts';
import type { LintVerdict, Rule } from './flaw.ts';
import { parseNumber, readNumber } from './read-number.ts';

/** What must hold between the options of one question. */
export const optionRules: readonly Rule[] = [
  { rule: 'option-count', check: checkOptionCount },
  { rule: 'duplicate-options', check: checkDuplicateOptions },
  { rule: 'overlapping-options', check: checkOverlappingOptions },
  { rule: 'all-or-none', check: checkAllOrNone },
  { rule: 'absolute-terms', check: checkAbsoluteTerms },
  { rule: 'key-longest', check: checkKeyLongest },
  { rule: 'key-shortest', check: checkKeyShortest },
  { rule: 'mixed-kinds', check: checkMixedKinds },
  { rule: 'unsorted-numbers', check: checkUnsortedNumbers },
];

function checkOptionCount(draft: Draft): LintVerdict | undefined {
  switch (draft.type) {
    case 'multiple-choice': {
      const { length } = draft.distractors;
      if (length < 2 || length > 5) return 'drop';
      return length < 3 ? 'warn' : undefined;
    }
    case 'multiple-answer': {
      const total = draft.keys.length + draft.distractors.length;
      const fits = draft.keys.length >= 2 && draft.distractors.length >= 1 && total <= 8;
      return fits ? undefined : 'drop';
    }
    case 'matching': {
      const { length } = draft.pairs;
      if (length < 2 || length > 10) return 'drop';
      return length < 3 ? 'warn' : undefined;
    }
    case 'true-false':
    case 'short-answer':
    case 'fill-in-blank':
      return undefined;
  }
}

function checkDuplicateOptions(draft: Draft): LintVerdict | undefined {
  const columns =
    draft.type === 'matching'
      ? [draft.pairs.map(({ left }) => left), draft.pairs.map(({ right }) => right)]
      : [listOptions(draft)];
  const isDouble = columns.some((texts) => new Set(texts.map(sameness)).size < texts.length);
  return isDouble ? 'drop' : undefined;
}

/** Equal for two options that say the same; signs count where there is no word. */
function sameness(text: string): string {
  return wordingOf(text) || text.trim();
}

/** 'Oxygen' and 'Oxygen and water', '10-20' and '15-30' can both be right. */
function checkOverlappingOptions(draft: Draft): LintVerdict | undefined {
  const options = listOptions(draft);
  const verdicts = options.flatMap((one, no) =>
    options.slice(no + 1).map((other) => judgeOverlap(one, other)),
  );
  return verdicts.includes('drop') ? 'drop' : verdicts.find((verdict) => verdict === 'warn');
}

function judgeOverlap(one: string, other: string): LintVerdict | undefined {
  const [first, second] = [readRange(one), readRange(other)];
  if (first && second) return first.to > second.from && second.to > first.from ? 'drop' : undefined;
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  const [inner, outer] = [wordingOf(short), wordingOf(long)];
  if (inner === '' || inner === outer || !` ${outer} `.includes(` ${inner} `)) return undefined;
  const isList = /,|\b(and|or|und|oder|et|ou|y|e|o)\b/i.test(long);
  return isList || inner.split(' ').length >= 3 ? 'drop' : 'warn';
}

function readRange(text: string): { from: number; to: number } | undefined {
  const match = /^\D{0,12}?(\d+(?:[.,]\d+)*)\s*(?:-|–|to)\s*(\d+(?:[.,]\d+)*)\b/.exec(text);
  return match ? { from: parseNumber(match[1] ?? ''), to: parseNumber(match[2] ?? '') } : undefined;
}

function checkAllOrNone(draft: Draft): LintVerdict | undefined {
  const isAboutOthers = (text: string) => speaksOfAll(text) || namesPlaces(text);
  return listOptions(draft).some(isAboutOthers) ? 'drop' : undefined;
}

/** 'Always' and 'never' are seldom right, and a learner who knows nothing knows that. */
function checkAbsoluteTerms(draft: Draft): LintVerdict | undefined {
  const inKeys = listKeys(draft).filter(isAbsolute).length;
  const inDistractors = listDistractors(draft).filter(isAbsolute).length;
  if (listOptions(draft).length === 0 || inKeys > 0 === inDistractors > 0) return undefined;
  return inDistractors >= 2 ? 'drop' : 'warn';
}

export function isAbsolute(text: string): boolean {
  return /\b(always|never|only|all|every|none|completely|entirely|exclusively|must|solely|totally)\b/i.test(
    text,
  );
}

const clearlyLonger = 1.5;
/** Between options of a word or two a few letters tell nothing. */
const fewLetters = 8;

function checkKeyLongest(draft: Draft): LintVerdict | undefined {
  const keys = listKeys(draft);
  const distractors = listDistractors(draft);
  if (distractors.length === 0 || keys.length === 0) return undefined;
  const key = mean(keys.map(({ length }) => length));
  const other = mean(distractors.map(({ length }) => length));
  const longest = Math.max(...distractors.map(({ length }) => length));
  if (keys.every(({ length }) => length <= longest)) return undefined;
  return key > other * clearlyLonger && key - other >= fewLetters ? 'drop' : 'warn';
}

function checkKeyShortest(draft: Draft): LintVerdict | undefined {
  if (draft.type !== 'multiple-choice' || draft.distractors.length === 0) return undefined;
  const lengths = draft.distractors.map(({ length }) => length);
  const isClear = mean(lengths) > draft.key.length * 2 && Math.min(...lengths) > draft.key.length;
  return isClear ? 'warn' : undefined;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One number among words, or one word among numbers, is picked or passed over unread. */
function checkMixedKinds(draft: Draft): LintVerdict | undefined {
  const keys = listKeys(draft).map(isNumeric);
  const distractors = listDistractors(draft).map(isNumeric);
  if (distractors.length === 0 || new Set([...keys, ...distractors]).size < 2) return undefined;
  const isKeyAlone = keys.every((kind) => !distractors.includes(kind));
  return isKeyAlone ? 'drop' : 'warn';
}

function isNumeric(text: string): boolean {
  return readNumber(text) !== undefined;
}

function checkUnsortedNumbers(draft: Draft): LintVerdict | undefined {
  const numbers = listDistractors(draft).map(readNumber);
  const read = numbers.filter((number) => number !== undefined);
  const isSorted = read.every((number, no) => no === 0 || (read[no - 1] ?? 0) <= number);
  return read.length < numbers.length || isSorted ? undefined : 'fix';
}
