import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import type {
  ReportedQuestion,
  ShareReport,
  TakenTest,
  Taker,
} from '@engram/core/sharing/share.ts';
import type { KeyFlag } from '@engram/core/sharing/analysis/flag.ts';
import { reply } from '../../testing/stub-server.ts';
import { choice, makeGiven, truth } from '../../attempts/testing/stub-results.ts';
import { code, makeShare, renderSharing, stubSharing } from './stub-sharing.tsx';
import ReportScreen from '../report/report-screen.tsx';

/** For tests: how a question went. */
export function makeReported(facts: Partial<ReportedQuestion> = {}): ReportedQuestion {
  return {
    number: 1,
    question: choice,
    correct: 22,
    partly: 0,
    graded: 24,
    toBeJudged: 0,
    leftOut: 0,
    percentCorrect: 92,
    commonWrong: { answer: 'b', percent: 8 },
    medianSeconds: 42,
    isSuspect: false,
    flags: [],
    ...facts,
  };
}

/** For tests: another choice looks righter than the key. */
export function makeFlag(facts: Partial<KeyFlag> = {}): KeyFlag {
  return {
    kind: 'miskeyed',
    answer: 'b',
    isLeftOut: false,
    taken: { count: 13, of: 24 },
    strong: { count: 6, of: 8 },
    weak: { count: 2, of: 8 },
    key: 'a',
    keyTaken: { count: 9, of: 24 },
    ...facts,
  };
}

/** For tests: the second of two questions went worse. */
export function makeReport(facts: Partial<ShareReport> = {}): ShareReport {
  return {
    share: makeShare(),
    settings: { enableTimer: true, timerDuration: 15 },
    questionCount: 2,
    answering: 2,
    scores: { median: 75, lowest: 33, highest: 100 },
    medianSeconds: 680,
    questions: [
      makeReported({
        number: 2,
        question: truth,
        correct: 9,
        percentCorrect: 38,
        commonWrong: { answer: 'False', percent: 54 },
        isSuspect: true,
        flags: [makeFlag({ answer: 'False', key: 'True' })],
      }),
      makeReported(),
    ],
    ...facts,
  };
}

export function takerIdOf(number: number): string {
  return `0198d000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export function makeTaker(number: number, facts: Partial<Taker> = {}): Taker {
  return {
    attemptId: takerIdOf(number),
    name: `Taker ${number}`,
    submittedAt: '2026-06-14T10:31:05.000Z',
    score: 50,
    correctCount: 1,
    totalQuestions: 2,
    timeTakenSeconds: 680,
    marks: ['correct', 'incorrect'],
    ...facts,
  };
}

/** What a taker answered: the first question wrongly. */
function makeTaken(taker: Taker): TakenTest {
  const questions = [choice, truth];
  const outcomes = gradeAll(questions, makeGiven({ [choice.id]: 'b', [truth.id]: 'True' }));
  const { score } = countSharedResults(outcomes, taker.submittedAt);
  return { taker: { ...taker, score }, outcomes, questions };
}

export const reportPath = `GET /api/shared-tests/${code}/report`;
export const takersPath = `GET /api/shared-tests/${code}/takers`;

type Opening = Parameters<typeof stubSharing>[0] & { report?: ShareReport; path?: string };

/** For tests: the report as Maya, with two takers. */
export function openReport({ report = makeReport(), path, answers = {}, ...server }: Opening = {}) {
  const stub = stubSharing({
    ...server,
    answers: {
      [reportPath]: () => reply(200, report),
      [takersPath]: () =>
        reply(200, { takers: [makeTaker(1), makeTaker(2, { name: null })], next: null }),
      [`${takersPath}/${takerIdOf(1)}`]: () => reply(200, makeTaken(makeTaker(1))),
      ...answers,
    },
  });
  renderSharing(path ?? `/test/${code}/report`, undefined, [
    { path: '/test/:testId/report', Component: ReportScreen },
  ]);
  return stub;
}
