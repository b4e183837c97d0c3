import { describeQuestion, type TypedQuestion } from './describe-question.ts';
import { findList } from './words/find-list.ts';
import { isSafelyPut } from './judge-statement.ts';
import { readTyped } from './read-typed.ts';
import { readMeaning } from './words/list-meanings.ts';
import { listTokens } from './words/list-tokens.ts';
import { isSameSense } from './words/say-same.ts';

/** Whether a text holds every word of a key that is a statement, and not much else. */
export function holdsKey(written: TypedQuestion, text: string): boolean {
  const question = readTyped(written);
  const known = describeQuestion(question);
  // A list with one thing more is another list.
  if (findList(question.correctAnswer, known)) return false;
  const [key, given] = [listTokens(question.correctAnswer), listTokens(text)];
  const [wanted, said] = [key, given].map((words) => [
    ...new Set(readMeaning(words, known.language).words),
  ]);
  // Around a single word there is room for another answer: 'London rather than Paris'.
  if (!wanted || !said || wanted.length < minStatement) return false;
  if (Math.max(wanted.length, said.length * minPrecision) > wanted.length) return false;
  return (
    isSafelyPut({ key, given, known }) &&
    wanted.every((word) => said.some((one) => isSameSense(word, one, known)))
  );
}

const minStatement = 3;
const minPrecision = 0.5;
