import type { User } from '@engram/core/accounts/user.ts';
import type { CardSource } from '@engram/core/flashcards/card.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { showQuestion } from '../../generation/show-question.ts';
import type { Db } from '../../platform/db.ts';
import { findTestToQuote } from '../../practice-tests/find-test-for-attempt.ts';
import { readAllQuestions } from '../../practice-tests/read-questions.ts';
import type { ItemKind } from '../store.ts';

export type AskedQuestion = {
  groupId: string;
  groupName: string;
  question: Question;
  source: CardSource | null;
};

/** Of any kind; only questions are read. */
type WantedItem = { itemId: string; kind: ItemKind; groupId: string | null };

/** Those that their tests still ask, each with the sentence that proves it. */
export async function readMissedQuestions(
  db: Db,
  user: User,
  wanted: readonly WantedItem[],
): Promise<Map<string, AskedQuestion>> {
  const byTest = Map.groupBy(
    wanted.filter(({ kind }) => kind === 'question'),
    ({ groupId }) => groupId ?? '',
  );
  const asked = new Map<string, AskedQuestion>();
  for (const [testId, items] of byTest) {
    const key = { userId: user.uid, testId };
    const test = await findTestToQuote(db, key);
    if (!test) continue;
    const ids = items.map(({ itemId }) => itemId);
    for (const { question, removedAt } of await readAllQuestions(db, key, ids)) {
      if (removedAt !== null) continue;
      asked.set(question.id, {
        groupId: testId,
        groupName: test.name,
        question: showQuestion(question, user),
        source: question.source && test.quote(question.source),
      });
    }
  }
  return asked;
}
