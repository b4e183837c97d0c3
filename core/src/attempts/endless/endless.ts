import { questionLimits } from '../../limits.ts';
import type { Answer, Verdict } from '../../questions/answer.ts';
import { gradeAnswer } from '../../questions/grade-answer.ts';
import type { Question } from '../../questions/question.ts';
import type { Credit, GivenAnswer } from '../attempt.ts';
import { markOf } from '../credit.ts';
import { judge } from '../grade-attempt.ts';

/** A question in its turn; the round says how often it was asked before. */
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

/** The question that is asked now; none when all were asked as often as each other. */
export function findTurn(progress: EndlessProgress): Turn | undefined {
  const { question } = findOpen(progress) ?? listLeft(progress)[0] ?? {};
  return question && turnOf(question, progress.answers);
}

/** What was answered and still waits for its right answer [END-06]. */
export function findOpen(progress: EndlessProgress): OpenTurn | undefined {
  return listTurns(progress).flatMap(({ given, ...turn }) =>
    given ? [{ ...turn, given }] : [],
  )[0];
}

/** From the first question on, when there is nothing more to ask [END-13]. */
export function beginAgain({ questions, answers, skippedId }: EndlessProgress): Turn | undefined {
  const question = questions.find(({ id }) => id !== skippedId) ?? questions[0];
  return question && turnOf(question, answers);
}

/** Whether it is time to make the next batch, so that nobody has to wait for it [BLIM-18]. */
export function needsMore(progress: EndlessProgress): boolean {
  return listLeft(progress).length <= questionLimits.endlessBatch;
}

type OpenTurn = Turn & { given: GivenAnswer };
type NextTurn = Turn & { given: GivenAnswer | undefined };

/** How a question is asked now: once more than it was done, or where it waits. */
export function turnOf(question: Question, answers: readonly GivenAnswer[]): Turn {
  return { question, round: nextTurn(question, answers).round };
}

function nextTurn(question: Question, answers: readonly GivenAnswer[]): NextTurn {
  const own = answers.filter((given) => given.questionId === question.id);
  const given = own.find((one) => !isDone(question, one));
  const last = Math.max(-1, ...own.map(({ round }) => round));
  return { question, round: given?.round ?? last + 1, given };
}

function listTurns({ questions, answers, skippedId }: EndlessProgress): NextTurn[] {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
  return questions
    .filter(({ id }) => id !== skippedId)
    .map((question) => nextTurn(question, byQuestion.get(question.id) ?? []));
}

/** What was asked less often than others; none when there is no such thing and all was asked. */
function listLeft(progress: EndlessProgress): NextTurn[] {
  const turns = listTurns(progress);
  const rounds = turns.map(({ round }) => round);
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  const isOver = least > 0 && least === most && turns.every(({ given }) => !given);
  return isOver ? [] : turns.filter(({ round }) => round === least);
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

/** As they were asked: another device gets them in no order, but each has a greater number than those before. */
export function inOrder(answers: readonly GivenAnswer[]): GivenAnswer[] {
  return answers.toSorted((one, other) => one.revision - other.revision);
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
  const taken = inOrder(answers)
    .filter(({ attempts }) => attempts > 0)
    .slice(start, start + size);
  const marks = Array.from({ length: size }, (_, index) => {
    const given = taken[index];
    const question = given && byId.get(given.questionId);
    return given && question ? markFirst(question, given) : 'open';
  });
  return { first: start + 1, last: start + size, marks };
}

function markFirst(question: Question, given: GivenAnswer): BatchMark {
  const mark = markOf(judge(question, given));
  return mark === 'correct' || mark === 'partly' || mark === 'incorrect' ? mark : 'open';
}
