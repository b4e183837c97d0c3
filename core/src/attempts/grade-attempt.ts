import { countParts, gradeAnswer } from '../questions/grade-answer.ts';
import { pointsOf, type Question } from '../questions/question.ts';
import type { GivenAnswer, Outcome, OutcomeVerdict } from './attempt.ts';
import { makeCredit } from './credit.ts';

/** The part of an answer that decides what it counts. */
type Graded = Pick<GivenAnswer, 'answer' | 'firstAnswer' | 'ownVerdict'>;

/** What became of each question of a test that was submitted as a whole. */
export function gradeAll(
  questions: readonly Question[],
  answers: readonly GivenAnswer[],
): Outcome[] {
  return questions.map((question) => {
    const given = answers.find(({ questionId }) => questionId === question.id);
    return makeOutcome(question, given ?? notGiven(question.id));
  });
}

/** What became of the questions of an endless test; those that nobody answered do not count. */
export function gradeAnswered(
  questions: readonly Question[],
  answers: readonly GivenAnswer[],
): Outcome[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.flatMap((given) => {
    const question = byId.get(given.questionId);
    return question && given.attempts > 0 ? [makeOutcome(question, given)] : [];
  });
}

/** By rule, unless the learner judged a written answer (generation 6). */
export function judge(question: Question, given: Graded) {
  const { ownVerdict } = given;
  const counted = countedAnswer(given);
  const isAnswered = counted !== null && !isBlank(counted);
  const byRule = isAnswered ? gradeAnswer(question, counted) : 'unanswered';
  const isOwnVerdict = ownVerdict !== null && mayJudge(question, byRule);
  const verdict: OutcomeVerdict = isOwnVerdict ? ownVerdict : byRule;
  const parts = isAnswered ? countParts(question, counted) : null;
  return {
    verdict,
    isOwnVerdict,
    credit: makeCredit({ verdict, possible: pointsOf(question), parts }),
  };
}

/** The answer that counts: the first one, where feedback followed at once. */
export function countedAnswer({ answer, firstAnswer }: Pick<Graded, 'answer' | 'firstAnswer'>) {
  return firstAnswer ?? answer;
}

/** Only words can be right in a way that no rule foresaw. */
export function mayJudge({ type }: Question, byRule: OutcomeVerdict): boolean {
  const isWritten = type === 'short-answer' || type === 'fill-in-blank';
  return isWritten && byRule !== 'unanswered' && byRule !== 'correct';
}

/** Spaces, no option and no pair are no answer. */
export function isBlank(answer: NonNullable<GivenAnswer['answer']>): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.length === 0;
  return Object.values(answer).every((choice) => choice === '');
}

function makeOutcome(question: Question, given: GivenAnswer): Outcome {
  const { questionId, round, answer, firstAnswer, attempts } = given;
  return { questionId, round, answer, firstAnswer, attempts, ...judge(question, given) };
}

function notGiven(questionId: string): GivenAnswer {
  return {
    questionId,
    round: 0,
    answer: null,
    firstAnswer: null,
    attempts: 0,
    ownVerdict: null,
    revision: 1,
  };
}
