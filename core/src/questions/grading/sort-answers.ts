import type { TextFormat } from '../../rich-text/text-format.ts';
import { FillInBlank, ShortAnswer } from '../question.ts';
import { gradeTyped } from './grade-typed.ts';

/** A question to be typed, for tests, with answers by what becomes of them. */
export type SortedAnswers = {
  type?: 'fill-in-blank';
  format?: TextFormat;
  text: string;
  /** What the question quotes. */
  quote: string;
  key: string;
  accepted?: string[];
  correct: string[];
  incorrect: string[];
  /** What rules leave to somebody. */
  open: string[];
};

/** The answers of a case as they are graded. */
export function sortAnswers(sorted: SortedAnswers): SortedAnswers {
  const question = makeTyped(sorted);
  const all = [...sorted.correct, ...sorted.incorrect, ...sorted.open];
  const pick = (verdict: string) => all.filter((one) => gradeTyped(question, one) === verdict);
  return {
    ...sorted,
    correct: pick('correct'),
    incorrect: pick('incorrect'),
    open: pick('needs-review'),
  };
}

type Typed = Pick<SortedAnswers, 'type' | 'format' | 'text' | 'quote' | 'key' | 'accepted'>;

/** A question to be typed, with what it quotes. */
export function makeTyped({ type, format, text, quote, key, accepted = [] }: Typed) {
  const question = {
    version: 1,
    format,
    id: '0b3f6c1e-5a43-4f0e-9a55-6d3c1f0b7a11',
    text,
    correctAnswer: key,
    acceptedAnswers: accepted,
    explanation: '',
    hint: '',
    source: quote === '' ? null : { quote, start: 0, end: quote.length, page: null },
    topic: null,
    madeBy: 'owner',
    isVerified: false,
  };
  return type === 'fill-in-blank'
    ? FillInBlank.parse({ ...question, type })
    : ShortAnswer.parse({ ...question, type: 'short-answer' });
}
