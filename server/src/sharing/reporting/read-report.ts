import type { User } from '@engram/core/accounts/user.ts';
import { percentOf } from '@engram/core/attempts/count-results.ts';
import { Answer } from '@engram/core/questions/answer.ts';
import { pointsOf, type Question } from '@engram/core/questions/question.ts';
import { isSuspect } from '@engram/core/sharing/is-suspect.ts';
import type { ReportedQuestion, ShareReport } from '@engram/core/sharing/share.ts';
import { getAssignment } from '../assigning/own-assignments.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { describeOwn, getOwnShare, type Owning } from '../owning/own-shares.ts';
import {
  type CommonAnswer,
  type QuestionFigures,
  readCommonAnswers,
  readFigures,
  readQuestionFigures,
} from './store.ts';

/** Whoever began longer ago, and has not submitted, has gone. */
const answeringMs = 3 * 60 * 60 * 1000;

export async function readReport(owning: Owning, user: User, typed: string): Promise<ShareReport> {
  const { db, clock } = owning;
  const row = await getOwnShare(db, user.uid, typed);
  const { settings, questions } = parseShare(row);
  const isAssignment = row.rules !== null;
  // Who began an assignment and closed the browser may come back, until it is collected.
  const startedAfter = new Date(isAssignment ? 0 : clock.now().getTime() - answeringMs);
  const [share, assignment, figures, byPlace, common] = await Promise.all([
    describeOwn(owning, user, row),
    isAssignment ? getAssignment(owning, user.uid, row.code) : undefined,
    readFigures(db, row.code, startedAfter),
    readQuestionFigures(db, row.code),
    readCommonAnswers(db, row.code),
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
    questions: questions
      .map((question, index) =>
        reportQuestion(question, index + 1, {
          figures: byPlace.find(({ place }) => place === index + 1),
          common: common.find(({ place }) => place === index + 1),
          counted,
        }),
      )
      .toSorted(worstFirst),
    ...(assignment && { assignment }),
  };
}

type Found = {
  figures: QuestionFigures | undefined;
  common: CommonAnswer | undefined;
  counted: number;
};

function reportQuestion(
  question: Question,
  number: number,
  { figures, common, counted }: Found,
): ReportedQuestion {
  const { correct = 0, partly = 0, graded = 0, toBeJudged = 0, leftOut = 0 } = figures ?? {};
  const { points = 0, medianSeconds = null } = figures ?? {};
  return {
    number,
    question,
    correct,
    partly,
    graded,
    toBeJudged,
    leftOut,
    percentCorrect: graded === 0 ? null : percentOf(points, graded * pointsOf(question)),
    commonWrong: common
      ? { answer: Answer.parse(common.answer), percent: percentOf(common.count, counted) }
      : null,
    medianSeconds,
    isSuspect:
      figures !== undefined &&
      isSuspect({
        strong: { correct: figures.strongCorrect, graded: figures.strongGraded },
        weak: { correct: figures.weakCorrect, graded: figures.weakGraded },
      }),
  };
}

/** What nobody has answered comes last. */
function worstFirst(one: ReportedQuestion, other: ReportedQuestion): number {
  const difference = (one.percentCorrect ?? 101) - (other.percentCorrect ?? 101);
  return difference || one.number - other.number;
}
