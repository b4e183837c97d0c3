import type { User } from '@engram/core/accounts/user.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import type { Platform } from '../platform/start.ts';
import { readToday } from '../reviews/queue/read-today.ts';
import { readScope } from './read-scope.ts';
import { readItems } from './read-topics.ts';
import { readWholeQuestions } from './store.ts';

type Had = { question: Question; chance: number | null };

/**
 * What a learner's tests of some materials ask, and the chance that each is known today, as Progress
 * has it. Empty until one of them was answered: then there is nothing to go by.
 */
export function makeReadHad({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return async function readHad(user: User, materialIds: readonly string[]): Promise<Had[]> {
    const today = await readToday(db, user, clock.now());
    const scope = await readScope(db, user.uid, {});
    const wanted = new Set(materialIds);
    const items = (await readItems(db, { owner: user, today, scope })).filter(
      ({ kind, home }) => kind === 'question' && wanted.has(home.id),
    );
    const answered = items.filter(({ chance }) => chance !== null);
    if (answered.length === 0) return [];
    const others = items.filter(({ chance }) => chance === null);
    const chances = new Map(
      [...answered, ...others]
        .slice(0, progressLimits.mostHad)
        .map(({ itemId, chance }) => [itemId, chance]),
    );
    const rows = await readWholeQuestions(db, user.uid, [...chances.keys()]);
    return rows
      .map(({ questionId, question }) => ({
        question: readQuestion(question),
        chance: chances.get(questionId) ?? null,
      }))
      .toSorted((one, other) => (one.question.id < other.question.id ? -1 : 1));
  };
}
