import { scoreMarks } from '../limits.ts';
import { questionTypeNames } from '../practice-tests/messages.ts';
import type { Question } from '../questions/question.ts';
import type { Outcome, Results } from './attempt.ts';
import { percentOf } from './count-results.ts';
import { findStrengths, type GroupScore } from './find-strengths.ts';
import { meaningMessages as messages } from './messages.ts';

type Scored = {
  results: Results;
  questions: readonly Question[];
  outcomes: readonly Outcome[];
};

export type ScoreMeaning = { title: string; sentence: string };

/** What a score means, what was strong and where the points went: no more than the answers say. */
export function describeScore({ results, questions, outcomes }: Scored): ScoreMeaning {
  const { totalQuestions, gradedQuestions, answeredQuestions, incorrectCount, score } = results;
  const graded = gradedQuestions ?? totalQuestions;
  if (graded === 0) {
    return { title: messages.open, sentence: messages.toBeJudged(totalQuestions) };
  }
  if (answeredQuestions === 0) return { title: messages.blank, sentence: messages.readFirst };
  if (incorrectCount === 0 && score === 100) {
    return { title: messages.all, sentence: messages.allRight(graded) };
  }
  const sentence =
    sayWhere(findStrengths(questions, outcomes)) ?? messages.missed(incorrectCount, graded);
  return { title: titleOf(score), sentence };
}

function titleOf(score: number): string {
  if (score >= scoreMarks.resultSuccess) return messages.well;
  if (score >= scoreMarks.tips) return messages.most;
  if (score >= scoreMarks.resultAccent) return messages.outline;
  return score >= scoreMarks.resultBegun ? messages.begun : messages.fresh;
}

/** By topic, or by type where the test has one topic or none; nothing where no place stands out. */
function sayWhere({ strengths, areas }: ReturnType<typeof findStrengths>): string | undefined {
  const all = [...strengths, ...areas];
  const topics = all.filter(({ of }) => 'topic' in of);
  const groups = topics.length > 1 ? topics : all;
  if (groups.length < 2) return undefined;
  const worst = findWorst(groups);
  // What is called a strength below is not called the weak place here.
  if (!worst || !areas.includes(worst)) return undefined;
  const best = findBest(groups.filter((group) => group !== worst && strengths.includes(group)));
  return best ? messages.bestAndWorst(nameOf(best), nameOf(worst)) : messages.worst(nameOf(worst));
}

/** Where more points were lost than anywhere else; one alone may have been a slip. */
function findWorst(groups: readonly GroupScore[]): GroupScore | undefined {
  const [first, second] = groups.toSorted((one, other) => lost(other) - lost(one));
  return first && lost(first) > Math.max(1, second ? lost(second) : 0) ? first : undefined;
}

/** One right answer is no strength. */
function findBest(groups: readonly GroupScore[]): GroupScore | undefined {
  return groups
    .filter(({ total }) => total > 1)
    .toSorted((one, other) => share(other) - share(one) || other.total - one.total)[0];
}

function lost({ correct, total }: GroupScore): number {
  return total - correct;
}

function share({ correct, total }: GroupScore): number {
  return percentOf(correct, total);
}

function nameOf({ of }: GroupScore): string {
  return 'topic' in of ? of.topic : messages.questionsOf(questionTypeNames[of.type]);
}
