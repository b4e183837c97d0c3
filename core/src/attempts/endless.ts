import { questionLimits } from '../limits.ts';
import type { Answer, Verdict } from '../questions/answer.ts';
import { gradeAnswer } from '../questions/grade-answer.ts';
import type { Question } from '../questions/question.ts';
import type { Credit, GivenAnswer } from './attempt.ts';
import { markOf } from './credit.ts';
import { judge } from './grade-attempt.ts';

/** A question in its turn; the round says how often the test has begun again [END-13]. */
export type Turn = { question: Question; round: number };

/** An endless test as far as it has come. */
export type EndlessProgress = {
  /** In their order; later batches come after the earlier ones [END-12]. */
  questions: readonly Question[];
  answers: readonly GivenAnswer[];
  /** Reporting a question skips it [RUN-20]. */
  skippedId: string | null;
};

/** What an answer changes; the first one is what counts [END-16]. */
export type AnswerStep = Pick<GivenAnswer, 'questionId' | 'round' | 'attempts'> & {
  answer: Answer;
  firstAnswer: Answer;
};

/** The question that is asked now; none when all of this round are done. */
export function findTurn({ questions, answers, skippedId }: EndlessProgress): Turn | undefined {
  const round = currentRound(answers);
  const question = questions.find(
    (one) => one.id !== skippedId && !isDone(one, findGiven(answers, { question: one, round })),
  );
  return question && { question, round };
}

/** From the first question on, when there is nothing more to ask [END-13]. */
export function beginAgain({ questions, answers, skippedId }: EndlessProgress): Turn | undefined {
  const question = questions.find(({ id }) => id !== skippedId) ?? questions[0];
  return question && { question, round: currentRound(answers) + 1 };
}

/** Whether it is time to make the next batch, so that nobody has to wait for it [BLIM-18]. */
export function needsMore({ questions, answers, skippedId }: EndlessProgress): boolean {
  const round = currentRound(answers);
  const open = questions.filter(
    (question) =>
      question.id !== skippedId && !isDone(question, findGiven(answers, { question, round })),
  );
  return open.length <= questionLimits.endlessBatch;
}

export function findGiven(
  answers: readonly GivenAnswer[],
  { question, round }: Turn,
): GivenAnswer | undefined {
  return answers.find((given) => given.questionId === question.id && given.round === round);
}

/** One more attempt at a question [END-10]. */
export function takeAnswer(
  { question, round }: Turn,
  before: GivenAnswer | undefined,
  answer: Answer,
): AnswerStep {
  return {
    questionId: question.id,
    round,
    answer,
    firstAnswer: before?.firstAnswer ?? answer,
    attempts: (before?.attempts ?? 0) + 1,
  };
}

/** How the last answer is; the learner's own word comes before what no rule could say. */
export function judgeLast(question: Question, given: GivenAnswer | undefined): Verdict | undefined {
  if (!given || given.answer === null || given.attempts === 0) return undefined;
  return given.ownVerdict ?? gradeAnswer(question, given.answer);
}

/** What the last answer would earn by itself: how much of it is right. */
export function creditLast(question: Question, given: GivenAnswer | undefined): Credit | undefined {
  return given && judge(question, { ...given, firstAnswer: null }).credit;
}

/** Answered rightly, or judged by the learner: the next one may come. */
export function isDone(question: Question, given: GivenAnswer | undefined): boolean {
  return (given?.ownVerdict ?? null) !== null || judgeLast(question, given) === 'correct';
}

type BatchMark = 'correct' | 'partly' | 'incorrect' | 'open';

/** How the first answers of a batch of ten were, in the order they were given. */
export function tellBatch(
  { questions, answers }: EndlessProgress,
  number: number,
): { first: number; last: number; marks: BatchMark[] } {
  const size = questionLimits.endlessBatch;
  const start = Math.floor((number - 1) / size) * size;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const taken = answers.filter(({ attempts }) => attempts > 0).slice(start, start + size);
  const marks = Array.from({ length: size }, (_, index) => {
    const given = taken[index];
    const question = given && byId.get(given.questionId);
    return given && question ? markFirst(question, given) : 'open';
  });
  return { first: start + 1, last: start + size, marks };
}

function markFirst(question: Question, given: GivenAnswer): BatchMark {
  const mark = markOf(judge(question, given));
  return mark === 'needs-review' || mark === 'unanswered' ? 'open' : mark;
}

function currentRound(answers: readonly GivenAnswer[]): number {
  return Math.max(0, ...answers.map(({ round }) => round));
}
