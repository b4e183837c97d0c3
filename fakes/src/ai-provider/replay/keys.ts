import type {
  BlindItem,
  ComparedAnswers,
  TypedAnswer,
} from '@engram/core/generation/model-contract.ts';
import { fold } from '../../study-texts/fold.ts';

/** A question by its words: its options come in another order, with other ids, in each run. */
export function keyOfQuestion({ type, text, options, columnA, columnB }: Asked): string {
  const words = [options, columnA, columnB].map((list) => list.map((one) => fold(one.text)).sort());
  return JSON.stringify([type, fold(text), ...words]);
}

type Asked = Pick<BlindItem, 'type' | 'text' | 'options' | 'columnA' | 'columnB'>;

/** Two answers to a question, whichever comes first. */
export function keyOfPair({ question, answers }: Pick<ComparedAnswers, 'question' | 'answers'>) {
  return JSON.stringify([fold(question), ...answers.map(fold).sort()]);
}

/** A typed answer to a question, whatever stands beside it in its prompt. */
export function keyOfTyped({ question, key, answer }: Typed): string {
  return JSON.stringify([question, key, answer].map((text) => text.trim()));
}

type Typed = Pick<TypedAnswer, 'question' | 'key' | 'answer'>;
