import type { Answer } from '../../questions/answer.ts';
import type { Question } from '../../questions/question.ts';
import { findKeyFlags } from './find-key-flags.ts';
import { findWeakFlags } from './find-weak-flags.ts';
import type { Flag } from './flag.ts';
import { groupAnswers } from './group-answers.ts';
import { type StudiedQuestion, studyQuestion } from './study-question.ts';
import type { QuestionTally, Tally } from './tally.ts';

export type AnalysedQuestion = StudiedQuestion & {
  /** The wrong answer that most gave. */
  commonWrong: { answer: Answer; count: number } | null;
  medianSeconds: number | null;
  flags: readonly Flag[];
};

/** What the answers of all takers tell about each question, in the order of the test. */
export function analyseTest(questions: readonly Question[], tally: Tally): AnalysedQuestion[] {
  const tallies = questions.map((_, place) => tally.questions[place] ?? nothing);
  const studied = questions.map((question, place) =>
    studyQuestion(question, tallies[place] ?? nothing),
  );
  const keyFlags = findKeyFlags(studied);
  const doubtful = new Set(keyFlags.map((found) => found.studied));
  const found = [...keyFlags, ...findWeakFlags(studied, (decision) => doubtful.has(decision))];
  return studied.map((question, place) => ({
    ...question,
    commonWrong: findCommonWrong(tallies[place] ?? nothing),
    medianSeconds: findMedian((tallies[place] ?? nothing).seconds),
    flags: found.filter((one) => one.place === place).map(({ flag }) => flag),
  }));
}

const nothing: QuestionTally = { answers: new Map(), seconds: new Map() };

function findCommonWrong({ answers }: QuestionTally): AnalysedQuestion['commonWrong'] {
  const [most] = groupAnswers(
    [...answers.values()].filter(({ share }) => share !== null && share < 1),
  );
  return most ? { answer: most.answer, count: most.count } : null;
}

/** Half of them took no longer. */
function findMedian(seconds: ReadonlyMap<number, number>): number | null {
  const sorted = [...seconds].toSorted(([one], [other]) => one - other);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  let until = 0;
  for (const [took, count] of sorted) {
    until += count;
    if (2 * until >= all) return took;
  }
  return null;
}
