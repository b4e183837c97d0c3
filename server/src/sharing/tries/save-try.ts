import type { Reply } from '@engram/core/endpoint.ts';
import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { saveTry } from '@engram/core/sharing/assigning-api.ts';
import type { SavedAnswers } from '@engram/core/sharing/assignment-try.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { AppError } from '../../http/app-error.ts';
import { tryIdOf } from '../taking/attempt-key.ts';
import { readGiven } from '../taking/grade-sent.ts';
import type { TakeTurn } from '../taking/take-turns.ts';
import { writeTogether } from '../taking/write-together.ts';
import { findTry, type Named, settle, type Taking } from './find-try.ts';
import { type SavedTry, saveTries, type Saving } from './store.ts';

export type SaveTry = (named: Named, sent: SavedAnswers) => Promise<Reply<typeof saveTry>>;

/** What a document of answers may take, times this, is what one statement carries at most. */
const mostAtOnce = 25;

/** The newest revision wins, in whatever order they arrive. */
export function makeSaveTry(taking: Taking, takeTurn: TakeTurn): SaveTry {
  const { db, clock } = taking;
  const save = writeTogether({
    most: mostAtOnce,
    groupOf: ({ code }: Saving) => code,
    nameOf,
    write: (code, many) => takeTurn('save', () => saveNewest(code, many)),
  });

  /** Of one try several may have waited together. */
  async function saveNewest(code: string, many: readonly Saving[]) {
    const newest = new Map<string, Saving>();
    for (const one of many.toSorted((a, b) => a.revision - b.revision)) {
      newest.set(one.attemptId, one);
    }
    const saved = await saveTries(db, code, [...newest.values()]);
    return new Map(
      many.flatMap((one): [string, SavedTry][] => {
        const kept = saved.get(one.attemptId);
        return kept ? [[nameOf(one), kept]] : [];
      }),
    );
  }

  return async (named, sent) => {
    const at = clock.now();
    const code = readShareCode(named.typed);
    const share = code === undefined ? undefined : await taking.sharedTests.find(code);
    if (code === undefined || !share?.assignment) throw new AppError('not-found');
    const attemptId = tryIdOf(named.key);
    const kept = await save({ code, attemptId, at, ...fitSaved(share.questions, sent) });
    const now = clock.now().toISOString();
    if (kept) return describe(kept, now);
    const found = await findTry(taking, named);
    const current = await settle(taking, found.share, found.row);
    if (current.isCollected) throw new AppError('time-up');
    if (current.submittedAt !== null) throw new AppError('already-handed-in');
    if (current.savedRevision < sent.revision) throw new AppError('time-up');
    const { closesAt } = share.assignment;
    return describe({ ...current, closesAt: current.closesAt ?? closesAt }, now);
  };
}

function nameOf({ attemptId, revision }: Saving): string {
  return `${attemptId} ${revision}`;
}

function describe({ savedRevision, deadlineAt, closesAt }: SavedTry, now: string) {
  return {
    savedRevision,
    deadlineAt: deadlineAt?.toISOString() ?? null,
    closesAt: closesAt.toISOString(),
    now,
  };
}

/** Only what can be an answer: strangers send it, and it is kept. */
function fitSaved(questions: readonly Question[], sent: SavedAnswers) {
  const given = [...readGiven(questions, sent)].flatMap(([id, answer]) =>
    answer === null ? [] : [{ id, answer }],
  );
  const isAsked = (id: string) => questions.some((question) => question.id === id);
  return {
    saved: {
      answers: Object.fromEntries(given.map(({ id, answer }) => [id, answer])),
      seconds: Object.fromEntries(Object.entries(sent.seconds).filter(([id]) => isAsked(id))),
    },
    revision: sent.revision,
    answered: given.filter(({ answer }) => !isBlank(answer)).length,
  };
}
