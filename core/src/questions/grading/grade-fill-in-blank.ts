import type { Answer, Verdict } from '../answer.ts';
import type { QuestionOf } from '../question.ts';
import { compareQuantities, readQuantity } from './numbers/compare-quantities.ts';
import { doubtUnits } from './numbers/doubt-units.ts';
import { isBlank, isSameWriting, listTokens } from './words/list-tokens.ts';
import { matchTerm } from './words/match-term.ts';
import { pickBest } from './pick-best.ts';
import { tokensOf } from './words/tokens-of.ts';

/** One of the accepted wordings, but for writing, number and slips of the pen. */
export function gradeFillInBlank(question: QuestionOf<'fill-in-blank'>, answer: Answer): Verdict {
  if (typeof answer !== 'string' || isBlank(answer)) return 'incorrect';
  const keys = [question.correctAnswer, ...question.acceptedAnswers];
  const given = listTokens(answer);
  return pickBest(
    keys.map((key) => {
      const wanted = tokensOf(question, key);
      return doubtUnits({ key, answer }, gradeWording({ key, wanted, answer, given }));
    }),
  );
}

type Wording = {
  key: string;
  wanted: readonly string[];
  answer: string;
  given: readonly string[];
};

function gradeWording({ key, wanted, answer, given }: Wording): Verdict {
  if (isSameWriting(key, answer)) return 'correct';
  const [wantedQuantity, givenQuantity] = [readQuantity(wanted), readQuantity(given)];
  if (wantedQuantity && givenQuantity) return compareQuantities(wantedQuantity, givenQuantity);
  return verdictOf[matchTerm(wanted, given)];
}

const verdictOf = {
  same: 'correct',
  near: 'needs-review',
  opposed: 'incorrect',
  'other-number': 'incorrect',
  other: 'incorrect',
} as const;
