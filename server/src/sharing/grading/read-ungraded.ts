import type { User } from '@engram/core/accounts/user.ts';
import { correctionLimits } from '@engram/core/sharing/correcting/correction-limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { rulingOf, type RuledTest } from '@engram/core/sharing/correcting/correction.ts';
import { gradeOne } from '@engram/core/sharing/correcting/grade-shared.ts';
import { groupWordings, type Written } from '@engram/core/sharing/correcting/group-wordings.ts';
import type { UngradedQuestion } from '@engram/core/sharing/correcting/ungraded.ts';
import type { Db } from '../../platform/db.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { getOwnShare } from '../owning/own-shares.ts';
import { readWritten } from './store.ts';

const most = { rows: 5_000, writers: correctionLimits.writersShown };

/** Question by question in the order of the test, and in each what most have written first. */
export async function readUngraded(
  db: Db,
  user: User,
  id: string,
): Promise<{ title: string; questions: UngradedQuestion[] }> {
  const share = parseShare(await getOwnShare(db, user.uid, id));
  const written = Map.groupBy(await readWritten(db, share.code, most), ({ place }) => place);
  const questions = share.questions.flatMap((question, index) =>
    describeUngraded(share, question, { number: index + 1, written: written.get(index + 1) ?? [] }),
  );
  return { title: share.title, questions };
}

function describeUngraded(
  test: RuledTest,
  question: Question,
  { number, written }: { number: number; written: readonly Written[] },
): UngradedQuestion[] {
  if (question.type !== 'short-answer' && question.type !== 'fill-in-blank') return [];
  // What was judged a moment ago may not have been graded again yet.
  const waiting = written.filter(
    ({ wording }) =>
      gradeOne(question, rulingOf(test, question.id), wording).verdict === 'needs-review',
  );
  if (waiting.length === 0) return [];
  return [
    {
      number,
      question,
      waiting: waiting.reduce((sum, { count }) => sum + count, 0),
      wordings: groupWordings(question, waiting)
        .slice(0, correctionLimits.wordingsShown)
        .map(({ writers, ...wording }) => ({
          ...wording,
          writers: writers.slice(0, correctionLimits.writersShown),
        })),
    },
  ];
}
