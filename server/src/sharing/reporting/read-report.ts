import type { User } from '@engram/core/accounts/user.ts';
import { percentOf } from '@engram/core/attempts/count-results.ts';
import { pointsOf, type Question } from '@engram/core/questions/question.ts';
import type { AnalysedQuestion } from '@engram/core/sharing/analysis/analyse-test.ts';
import { doubtsKey } from '@engram/core/sharing/analysis/flag.ts';
import type { ReportedQuestion, ShareReport } from '@engram/core/sharing/share.ts';
import { getAssignment } from '../assigning/own-assignments.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { describeOwn, getOwnShare, type Owning } from '../owning/own-shares.ts';
import { analyseAnswers } from './analyse-answers.ts';
import { type QuestionFigures, readFigures, readQuestionFigures } from './store.ts';

/** Whoever began longer ago, and has not submitted, has gone. */
const answeringMs = 3 * 60 * 60 * 1000;

export async function readReport(owning: Owning, user: User, typed: string): Promise<ShareReport> {
  const { db, clock } = owning;
  const row = await getOwnShare(db, user.uid, typed);
  const kept = parseShare(row);
  const { settings, questions, rulings, version } = kept;
  const isAssignment = row.rules !== null;
  // Who began an assignment and closed the browser may come back, until it is collected.
  const startedAfter = new Date(isAssignment ? 0 : clock.now().getTime() - answeringMs);
  const [share, assignment, figures, byPlace, analysed] = await Promise.all([
    describeOwn(owning, user, row),
    isAssignment ? getAssignment(owning, user.uid, row.code) : undefined,
    readFigures(db, row.code, { startedAfter, version }),
    readQuestionFigures(db, row.code),
    analyseAnswers(db, kept),
  ]);
  const { counted, answering, median, lowest, highest, medianSeconds } = figures;
  const hasScores = median !== null && lowest !== null && highest !== null;
  return {
    share,
    settings,
    questionCount: questions.length,
    answering: isAssignment || share.state === 'open' ? answering : 0,
    scores: hasScores ? { median, lowest, highest } : null,
    medianSeconds,
    ...(counted > analysed.submissions && { analysed: analysed.submissions }),
    regrading: figures.stale > 0 ? { done: share.taken - figures.stale, of: share.taken } : null,
    questions: questions
      .map((question, index) =>
        reportQuestion(question, index + 1, {
          figures: byPlace.find(({ place }) => place === index + 1),
          analysis: analysed.questions[index],
          analysed: analysed.submissions,
          fate: rulings[question.id]?.fate,
        }),
      )
      .toSorted(worstFirst),
    ...(assignment && { assignment }),
  };
}

type Found = {
  figures: QuestionFigures | undefined;
  analysis: AnalysedQuestion | undefined;
  analysed: number;
  fate: ReportedQuestion['fate'];
};

function reportQuestion(
  question: Question,
  number: number,
  { figures, analysis, analysed, fate }: Found,
): ReportedQuestion {
  const { correct = 0, partly = 0, graded = 0, toBeJudged = 0, leftOut = 0 } = figures ?? {};
  const { points = 0 } = figures ?? {};
  const { commonWrong = null, medianSeconds = null, flags = [] } = analysis ?? {};
  return {
    number,
    question,
    correct,
    partly,
    graded,
    toBeJudged,
    leftOut,
    percentCorrect:
      graded === 0 || fate === 'drop' ? null : percentOf(points, graded * pointsOf(question)),
    commonWrong: commonWrong && {
      answer: commonWrong.answer,
      percent: percentOf(commonWrong.count, analysed),
    },
    medianSeconds,
    ...(fate && { fate }),
    // Its key decides nothing any more.
    isSuspect: fate === undefined && flags.some(doubtsKey),
    flags: fate === undefined ? [...flags] : [],
  };
}

/** What nobody has answered comes last. */
function worstFirst(one: ReportedQuestion, other: ReportedQuestion): number {
  const difference = (one.percentCorrect ?? 101) - (other.percentCorrect ?? 101);
  return difference || one.number - other.number;
}
