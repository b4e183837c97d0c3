import type { Answer, Verdict } from '../answer.ts';
import type { QuestionOf } from '../question.ts';
import {
  compareQuantities,
  findQuantity,
  type Quantity,
  readQuantity,
} from './numbers/compare-quantities.ts';
import { doubtUnits } from './numbers/doubt-units.ts';
import { findList, listsTheSame } from './words/find-list.ts';
import { isBlank, isSameWriting, listTokens } from './words/list-tokens.ts';
import { isTurned, saysTheSame } from './words/match-sentence.ts';
import { matchTerm } from './words/match-term.ts';
import { pickBest } from './pick-best.ts';
import { tokensOf } from './words/tokens-of.ts';

/**
 * What surely says the same is right, a wrong number and nothing at all are wrong, and whatever
 * rules cannot decide waits for somebody to look at it (N19).
 */
export function gradeShortAnswer(question: QuestionOf<'short-answer'>, answer: Answer): Verdict {
  if (typeof answer !== 'string' || isBlank(answer)) return 'incorrect';
  const asked = tokensOf(question, question.text);
  const given = listTokens(answer);
  const keys = [question.correctAnswer, ...question.acceptedAnswers];
  return pickBest(
    keys.map((key) => {
      const wanted = tokensOf(question, key);
      return doubtUnits({ key, answer }, gradeWording({ key, wanted, answer, given, asked }));
    }),
  );
}

type Wording = {
  key: string;
  wanted: readonly string[];
  answer: string;
  given: readonly string[];
  asked: readonly string[];
};

function gradeWording({ key, wanted, answer, given, asked }: Wording): Verdict {
  if (isSameWriting(key, answer)) return 'correct';
  const quantity = readQuantity(wanted);
  if (given.length === 0) return 'incorrect';
  if (quantity) return gradeQuantity({ quantity, wanted, given });
  if (matchTerm(wanted, given) === 'same') return 'correct';
  // Whoever talks to the grader is not read by rule.
  if (asksForCredit(given.join(' '))) return 'needs-review';
  const list = findList(key);
  if (list && listsTheSame(list, findList(answer))) return 'correct';
  return saysTheSame({ key: wanted, given, asked }) ? 'correct' : 'needs-review';
}

type Measured = { quantity: Quantity; wanted: readonly string[]; given: readonly string[] };

/** '1789' may come as 'It began in 1789', but not as 'not in 1789'. */
function gradeQuantity({ quantity, wanted, given }: Measured): Verdict {
  const alone = readQuantity(given);
  if (alone) return compareQuantities(quantity, alone);
  const found = findQuantity(given);
  if (!found || isTurned(wanted, given) || asksForCredit(given.join(' '))) return 'needs-review';
  return compareQuantities(quantity, found);
}

function asksForCredit(words: string): boolean {
  return /\b(?:mark|grade|score|count|accept|treat|rate|give) .{0,60}\b(?:correct|right|true|credit|points?|marks?|full)\b|\b(?:ignore|disregard|forget) .{0,40}\b(?:instructions?|rules?|above|previous|rubric|key)\b|\b(?:system|developer) prompt\b/.test(
    words,
  );
}
