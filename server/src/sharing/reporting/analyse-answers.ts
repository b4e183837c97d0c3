import { sharingLimits } from '@engram/core/limits.ts';
import { Answer } from '@engram/core/questions/answer.ts';
import { pointsOf, type Question } from '@engram/core/questions/question.ts';
import { type AnalysedQuestion, analyseTest } from '@engram/core/sharing/analysis/analyse-test.ts';
import {
  mergeTallies,
  type Submission,
  tallySubmissions,
} from '@engram/core/sharing/analysis/tally.ts';
import { arrangeTry } from '@engram/core/sharing/arrange-try.ts';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import type { parseShare } from '../opening/shared-tests.ts';
import { type AnsweredRow, readAnswered } from './store.ts';

export type AnalysedAnswers = { submissions: number; questions: readonly AnalysedQuestion[] };

type Analysed = Pick<ReturnType<typeof parseShare>, 'code' | 'questions' | 'assignment'>;

/** By the latest submissions, of which only a page is held at a time. */
export async function analyseAnswers(
  db: Db,
  { code, questions, assignment }: Analysed,
): Promise<AnalysedAnswers> {
  const { mostAnalysed, analysedPerPage: most } = sharingLimits;
  const turnsOf = makeTurns(questions, assignment?.rules.shufflesQuestions ?? false);
  let tally = tallySubmissions(questions.length, []);
  let after: string | undefined;
  do {
    const rows = await readAnswered(db, code, { after, most });
    const page = rows.map((row) => readSubmission(row, questions, turnsOf(row.attemptId)));
    tally = mergeTallies(tally, tallySubmissions(questions.length, page));
    after = rows.length === most ? rows.at(-1)?.attemptId : undefined;
  } while (after !== undefined && tally.submissions < mostAnalysed);
  return { submissions: tally.submissions, questions: analyseTest(questions, tally) };
}

/** When each question came, by the ids of questions; every try may have an order of its own. */
function makeTurns(questions: readonly Question[], shufflesQuestions: boolean) {
  const rules = { shufflesQuestions, shufflesOptions: false };
  const turnsIn = (order: readonly Question[]) => new Map(order.map(({ id }, turn) => [id, turn]));
  const written = turnsIn(questions);
  return (attemptId: string): ReadonlyMap<string, number> =>
    shufflesQuestions ? turnsIn(arrangeTry(questions, rules, attemptId)) : written;
}

const Answers = z.array(Answer.nullable());

function readSubmission(
  row: AnsweredRow,
  questions: readonly Question[],
  turns: ReadonlyMap<string, number>,
): Submission {
  const answers = Answers.parse(row.answers);
  return questions.map((question, place) => {
    const verdict = row.verdicts[place];
    // Before points were kept, a right answer earned all of them and any other none.
    const points = row.points?.[place] ?? (verdict === 'c' ? pointsOf(question) : 0);
    return {
      answer: verdict === 'u' ? null : (answers[place] ?? null),
      share: verdict === 'n' ? null : points / pointsOf(question),
      seconds: row.seconds[place] ?? null,
      turn: turns.get(question.id) ?? place,
    };
  });
}
