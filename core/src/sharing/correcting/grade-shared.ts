import { giveOnce, type Outcome } from '../../attempts/attempt.ts';
import { makeCredit } from '../../attempts/credit.ts';
import { judge } from '../../attempts/grade-attempt.ts';
import type { Answer } from '../../questions/answer.ts';
import type { TypedQuestion } from '../../questions/grading/describe-question.ts';
import { formOfWording } from '../../questions/grading/form-of-wording.ts';
import { pointsOf, type Question } from '../../questions/question.ts';
import { type JudgedShare, rulingOf, type Ruling, type RuledTest } from './correction.ts';

/** By the id of the question; what is missing was not answered. */
export type SharedAnswers = ReadonlyMap<string, Answer | null>;

/**
 * What became of each question of a shared test: by the answers, the questions of a version and what
 * its owner decided until then, and by nothing else. Whoever grades again gets the same.
 */
export function gradeShared(test: RuledTest, answers: SharedAnswers): Outcome[] {
  return test.questions.map((question) =>
    gradeOne(question, rulingOf(test, question.id), answers.get(question.id) ?? null),
  );
}

/** The same for many in a row, as a class answers alike: each answer to a question is graded once. */
export function rememberGrades(test: RuledTest): (answers: SharedAnswers) => Outcome[] {
  const known = new Map<string, Map<string, Outcome>>();
  const gradeKnown = (question: Question, answer: Answer | null) => {
    const graded = known.get(question.id) ?? new Map<string, Outcome>();
    known.set(question.id, graded);
    const name = JSON.stringify(answer);
    const outcome = graded.get(name) ?? gradeOne(question, rulingOf(test, question.id), answer);
    if (graded.size < mostKnown) graded.set(name, outcome);
    return outcome;
  };
  return (answers) =>
    test.questions.map((question) => gradeKnown(question, answers.get(question.id) ?? null));
}

/** Of one question, so that whoever writes something else each time fills no memory. */
const mostKnown = 5_000;

export function gradeOne(question: Question, ruling: Ruling, answer: Answer | null): Outcome {
  const given = answer === null ? null : giveOnce(question.id, answer);
  const byRule = judge(question, given ?? { answer: null, firstAnswer: null, ownVerdict: null });
  return {
    questionId: question.id,
    round: 0,
    answer,
    firstAnswer: null,
    attempts: answer === null ? 0 : 1,
    ...byRule,
    ...rule(question, ruling, { answer, verdict: byRule.verdict }),
  };
}

/** What a written answer was judged to earn, by all that say the same; nothing where nobody did. */
export function judgedShareOf(
  question: Question,
  ruling: Ruling,
  answer: Answer | null,
): JudgedShare | undefined {
  const isTyped = question.type === 'short-answer' || question.type === 'fill-in-blank';
  if (!isTyped || typeof answer !== 'string') return undefined;
  return readJudged(question, ruling).get(formOfWording(question, answer));
}

type Decided = Pick<Outcome, 'verdict' | 'credit'>;

function rule(
  question: Question,
  ruling: Ruling,
  { answer, verdict }: Pick<Outcome, 'answer' | 'verdict'>,
): Decided | undefined {
  const possible = pointsOf(question);
  if (ruling.fate === 'give') {
    return { verdict: 'correct', credit: makeCredit({ ...whole, verdict: 'correct', possible }) };
  }
  if (ruling.fate === 'drop') {
    // What counts for nobody waits for nobody either.
    const told = verdict === 'needs-review' ? 'incorrect' : verdict;
    return { verdict: told, credit: makeCredit({ ...whole, verdict: told, possible: 0 }) };
  }
  // A rule that knows better, as by another key, goes before a judgement.
  const share = verdict === 'needs-review' ? judgedShareOf(question, ruling, answer) : undefined;
  if (share === undefined) return undefined;
  const judged = share === 1 ? 'correct' : 'incorrect';
  const parts = share === 0.5 ? half : null;
  return { verdict: judged, credit: makeCredit({ verdict: judged, possible, parts }) };
}

const whole = { parts: null };
const half = { right: 1, wrong: 0, of: 2 };

const judged = new WeakMap<Ruling, ReadonlyMap<string, JudgedShare>>();

/** Worked out once for a class. */
function readJudged(question: TypedQuestion, ruling: Ruling): ReadonlyMap<string, JudgedShare> {
  const known =
    judged.get(ruling) ??
    new Map(ruling.judged.map(({ wording, share }) => [formOfWording(question, wording), share]));
  judged.set(ruling, known);
  return known;
}
