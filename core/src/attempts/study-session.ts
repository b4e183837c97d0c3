import type { Answer } from '../questions/answer.ts';
import type { Question } from '../questions/question.ts';
import type { GivenAnswer, OwnVerdict } from './attempt.ts';
import { judgeLast } from './endless/endless.ts';

/** Missed questions one by one, until each was right once (N03). */
export type StudySession = {
  questions: readonly Question[];
  /** Ids of those still to be asked; the first one is asked now. */
  queue: readonly string[];
  /** Right this time, in the order they were. */
  right: readonly string[];
  /** Wrong at least once. */
  missed: readonly string[];
  /** The answer to the one that is asked now. */
  given: GivenAnswer | undefined;
  /** How many there were before, to tell two turns of one question apart. */
  turns: number;
  isEnded: boolean;
};

export type StudyStep =
  | { step: 'answer'; answer: Answer }
  | { step: 'judge'; verdict: OwnVerdict }
  | { step: 'next' }
  | { step: 'end' }
  | { step: 'again' };

export function beginSession(questions: readonly Question[]): StudySession {
  return {
    questions,
    queue: questions.map(({ id }) => id),
    right: [],
    missed: [],
    given: undefined,
    turns: 0,
    isEnded: questions.length === 0,
  };
}

export function studyOn(session: StudySession, step: StudyStep): StudySession {
  switch (step.step) {
    case 'answer':
      return session.given ? session : { ...session, given: answerOf(session, step.answer) };
    case 'judge':
      return session.given
        ? { ...session, given: { ...session.given, ownVerdict: step.verdict } }
        : session;
    case 'next':
      return goOn(session);
    case 'end':
      return { ...session, isEnded: true };
    case 'again':
      // Counts on: only the very first question comes without anybody having asked for it.
      return { ...beginSession(session.questions), turns: session.turns + 1 };
  }
}

/** The question that is asked now. */
export function findStudied({ questions, queue }: StudySession): Question | undefined {
  return questions.find(({ id }) => id === queue[0]);
}

/** One that was not right comes back after all others. */
function goOn(session: StudySession): StudySession {
  const { given, queue, right, missed, turns } = session;
  const question = findStudied(session);
  const verdict = question && judgeLast(question, given);
  if (!question || verdict === undefined || verdict === 'needs-review') return session;
  const isRight = verdict === 'correct';
  const [, ...rest] = queue;
  const next = isRight ? rest : [...rest, question.id];
  return {
    ...session,
    queue: next,
    right: isRight ? [...right, question.id] : right,
    missed: isRight ? missed : [...new Set([...missed, question.id])],
    given: undefined,
    turns: turns + 1,
    isEnded: next.length === 0,
  };
}

function answerOf({ queue: [questionId = ''] }: StudySession, answer: Answer): GivenAnswer {
  return {
    questionId,
    round: 0,
    answer,
    firstAnswer: answer,
    attempts: 1,
    ownVerdict: null,
    revision: 1,
  };
}
