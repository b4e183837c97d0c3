import { createHash } from 'node:crypto';
import { sharingLimits } from '@engram/core/limits.ts';
import { type AssignmentState, assignmentStates } from '@engram/core/sharing/assignment.ts';
import { findState } from '@engram/core/sharing/assignment-times.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { Rulings } from '@engram/core/sharing/correcting/correction.ts';
import { SharedSettings, SharedTest } from '@engram/core/sharing/shared-test.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { type AssignmentParts, assignmentOf, endOf } from '../assignment-of.ts';
import { findShareRow, findShareState, type ShareRow } from '../store.ts';
import { readStanding, type Standing } from './store.ts';

/** A shared test in the memory of this process, with its keys and with what is sent of it. */
export type KnownShare = {
  code: string;
  ownerId: string;
  testId: string;
  title: string;
  description: string;
  settings: SharedSettings;
  questions: readonly Question[];
  rulings: Rulings;
  version: number;
  createdAt: Date;
  endsAt: Date;
  stoppedAt: Date | null;
  /** Null for a plain link. */
  assignment: AssignmentParts | null;
  /** Null where the devices of its takers were forgotten. */
  salt: Buffer | null;
  /** Of the questions with their keys, as they are stored. */
  writtenLength: number;
  /** At a moment, without anything that tells an answer (D13). */
  sentAt: (now: Date) => Sent;
};

type Sent = { body: Buffer; etag: string };

export type SharedTests = {
  /** Whatever became of it; undefined when nobody has the code. */
  find: (code: string) => Promise<KnownShare | undefined>;
  /** For whoever has changed it, so that this process knows at once. */
  forget: (code: string) => void;
};

/** What is known is asked for again after this long: an end is seen everywhere soon after. */
const freshMs = 2_000;
const maxBytes = 64 * 1024 * 1024;
/** Of one test, beside its questions. */
const fixedBytes = 4 * 1024;

/**
 * One question to the database for each code, process and two seconds, however many ask. What is asked
 * never changes, and what is right only with the version, so only what may have changed is read again.
 */
export function openSharedTests(db: Db): SharedTests {
  const known = new LRUCache<string, KnownShare>({
    maxSize: maxBytes,
    // What is sent, and the questions with their keys, which take some more than their text.
    sizeCalculation: ({ writtenLength }) => 4 * writtenLength + fixedBytes,
    ttl: freshMs,
    ttlResolution: 50,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (code, stale) => read(db, code, stale),
  });

  /**
   * One that was forgotten while it was read is read again. While the database is away nobody can
   * end a link, and the questions never change: what is known goes on being read.
   */
  async function fetchOrKeep(code: string): Promise<KnownShare | undefined> {
    try {
      return await known.fetch(code).catch(() => known.fetch(code));
    } catch (error) {
      const stale = known.peek(code, { allowStale: true });
      if (stale) return stale;
      throw error;
    }
  }

  return {
    find: async (code) => known.get(code) ?? fetchOrKeep(code),
    forget: (code) => void known.delete(code),
  };
}

async function read(
  db: Db,
  code: string,
  stale: KnownShare | undefined,
): Promise<KnownShare | undefined> {
  const [state, standing] = await Promise.all([
    findShareState(db, code),
    // Nobody is told of those who took an assignment.
    stale?.assignment ? nobody : readStanding(db, code),
  ]);
  if (!state) return undefined;
  const { version, stoppedAt, closesAt } = state;
  const kept = stale?.version === version ? stale : await readKept(db, code);
  if (!kept) return undefined;
  const { assignment } = kept;
  if (!assignment || !closesAt) return { ...kept, stoppedAt, sentAt: writeLink(kept, standing) };
  const now = { ...kept, stoppedAt, endsAt: closesAt, assignment: { ...assignment, closesAt } };
  return { ...now, sentAt: writeAssignment(now, now.assignment) };
}

const nobody: Standing = { taken: 0, middleScore: null };

type Kept = Omit<KnownShare, 'sentAt'>;

async function readKept(db: Db, code: string): Promise<Kept | undefined> {
  const row = await findShareRow(db, code);
  return row && { ...parseShare(row), writtenLength: JSON.stringify(row.questions).length };
}

/** A row with its questions as they are asked and graded. */
export function parseShare(row: ShareRow): Omit<Kept, 'writtenLength'> {
  const { code, ownerId, testId, title, description, version, createdAt, stoppedAt, salt } = row;
  return {
    code,
    ownerId,
    testId,
    title,
    description,
    version,
    createdAt,
    stoppedAt,
    salt,
    endsAt: endOf(row),
    assignment: assignmentOf(row),
    settings: SharedSettings.parse(row.settings),
    questions: z.array(z.unknown()).parse(row.questions).map(readQuestion),
    rulings: Rulings.parse(row.rulings ?? {}),
  };
}

function writeLink(share: Kept, { taken, middleScore }: Standing): KnownShare['sentAt'] {
  const sent = write(share, {
    questions: share.questions.map(toPublic),
    accessCount: taken,
    middleScore: taken < sharingLimits.fewestForMiddle ? null : middleScore,
  });
  return () => sent;
}

/** Its questions come with a try, and how others did would tell on the key. */
function writeAssignment(share: Kept, assignment: AssignmentParts): KnownShare['sentAt'] {
  const { rules, opensAt, closesAt, classId } = assignment;
  const written = new Map<AssignmentState, Sent>(
    assignmentStates.map((state) => {
      const head = {
        state,
        rules,
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        questionCount: share.questions.length,
        isForClass: classId !== null,
      };
      const none = { questions: [], accessCount: 0, middleScore: null };
      return [state, write(share, { ...none, assignment: head })];
    }),
  );
  return (now) => {
    const sent = written.get(findState({ ...assignment, stoppedAt: share.stoppedAt }, now));
    if (!sent) throw new Error('Every state is written');
    return sent;
  };
}

type Shown = Pick<SharedTest, 'questions' | 'accessCount' | 'middleScore' | 'assignment'>;

/** Through the strict schema of the contract: what it does not list does not leave (security 8). */
function write(share: Kept, shown: Shown): Sent {
  const { code, title, description, settings, createdAt, endsAt } = share;
  const test = SharedTest.parse({
    testId: code,
    title,
    description,
    settings,
    createdAt: createdAt.toISOString(),
    expiresAt: endsAt.toISOString(),
    ...shown,
  });
  const body = Buffer.from(JSON.stringify(test));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"` };
}
