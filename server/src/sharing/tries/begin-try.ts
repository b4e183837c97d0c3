import type { Try } from '@engram/core/sharing/assignment-try.ts';
import { findState } from '@engram/core/sharing/assignment-times.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { makeSignedId } from '../../http/signed-ids.ts';
import { type Collecting, collectTries } from '../collecting/collect-tries.ts';
import type { KnownShare } from '../opening/shared-tests.ts';
import { tryIdOf } from '../taking/attempt-key.ts';
import { insertTaken } from '../taking/store.ts';
import type { TakeTurn } from '../taking/take-turns.ts';
import { writeTogether } from '../taking/write-together.ts';
import { describeTry } from './describe-try.ts';
import { settle } from './find-try.ts';
import { type Beginner, type FindMember, findTaker, type FoundTaker } from './find-taker.ts';
import { type KnownAssignment, requireAssignment } from './known-assignment.ts';
import {
  findLastTry,
  findTryRow,
  insertTries,
  markRepeatedTries,
  type NewTry,
  readTryRows,
  type TryRow,
} from './store.ts';

export type BeginTry = (share: KnownShare, asked: Beginner & { number: number }) => Promise<Try>;

type Parts = Collecting & {
  takeTurn: TakeTurn;
  secret: string;
  /** Without it nobody is known to be a member of a class. */
  findMember: FindMember | undefined;
};

const mostAtOnce = 100;

/** Begins a try, or goes on with it: the same taker and number is the same try, whoever asks when. */
export function makeBeginTry(parts: Parts): BeginTry {
  const { db, clock, takeTurn } = parts;
  const keep = writeTogether({
    most: mostAtOnce,
    // Everything of a code lies in one place, and nothing else does.
    groupOf: ({ code }: NewTry) => code,
    nameOf: ({ attemptId }: NewTry) => attemptId,
    write: (code, many) => takeTurn('start', () => keepTries(db, code, many)),
  });

  async function begin(wanted: NewTry): Promise<TryRow | undefined> {
    const { code, attemptId, takerId } = wanted;
    // First: whoever leaves us is looked for by it.
    if (takerId !== null) {
      await takeTurn('start', () => insertTaken(db, takerId, { code, attemptId }));
    }
    return keep(wanted);
  }

  return async (known, { number: asked, ...beginner }) => {
    const share = requireAssignment(known);
    const { code, assignment, stoppedAt } = share;
    const now = clock.now();
    const state = findState({ ...assignment, stoppedAt }, now);
    if (state === 'not-open') throw new AppError('assignment-not-open');
    const taker = await findTaker(share, beginner, parts.findMember);
    const { tries } = assignment.rules;
    if (tries !== null && asked > tries) throw new AppError('no-tries-left');

    const keyOf = (number: number) =>
      makeSignedId(parts.secret, `try ${code} ${taker.takerKey} ${number}`);
    const take = (number: number) => {
      const wanted = makeTry(share, taker, { attemptId: tryIdOf(keyOf(number)), number, now });
      return state === 'closed' ? findTryRow(db, wanted) : begin(wanted);
    };

    const row = (await take(asked)) ?? (await takeOther());
    if (!row) throw new AppError('assignment-closed');
    const key = keyOf(row.tryNumber ?? asked);
    return describeTry(share, await settle(parts, share, row), { key, now });

    /** The one before has to be handed in, and is where its time is up. */
    async function takeOther(): Promise<TryRow | undefined> {
      const last = await findLastTry(db, code, taker.takerKey);
      if (!last) return asked === 1 ? undefined : take(1);
      await collectTries(parts, code, { attemptId: last.attemptId });
      const next = await take(Math.min(asked, last.number + 1));
      if (next) return next;
      const row = await take(last.number);
      return row?.submittedAt === null ? row : undefined;
    }
  };
}

type Start = { attemptId: string; number: number; now: Date };

function makeTry(
  { code, assignment }: KnownAssignment,
  taker: FoundTaker,
  { attemptId, number, now }: Start,
): NewTry {
  const { timeLimitMinutes } = assignment.rules;
  const limited = { deadlineAt: null, number, startedAt: now };
  if (timeLimitMinutes === null) return { code, attemptId, ...taker, ...limited };
  const deadlineAt = new Date(now.getTime() + timeLimitMinutes * 60_000);
  return { code, attemptId, ...taker, ...limited, deadlineAt };
}

async function keepTries(
  db: Db,
  code: string,
  wanted: readonly NewTry[],
): Promise<ReadonlyMap<string, TryRow>> {
  const begun = new Set(await insertTries(db, code, wanted));
  const fresh = wanted.filter(({ attemptId }) => begun.has(attemptId));
  if (fresh.length > 0) {
    await markRepeatedTries(db, code, {
      deviceMarks: fresh.map(({ deviceMark }) => deviceMark),
      networkMarks: fresh.flatMap(({ networkMark }) => networkMark ?? []),
    });
  }
  return readTryRows(
    db,
    code,
    wanted.map(({ attemptId }) => attemptId),
  );
}
