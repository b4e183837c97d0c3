import { createHash } from 'node:crypto';
import { sharingLimits } from '@engram/core/limits.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { SharedSettings, SharedTest } from '@engram/core/sharing/shared-test.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
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
  version: number;
  createdAt: Date;
  expiresAt: Date;
  stoppedAt: Date | null;
  /** Without anything that tells an answer (D13). */
  sent: { body: Buffer; etag: string };
};

export type SharedTests = {
  /** Whatever became of it; undefined when nobody has the code. */
  find: (code: string) => Promise<KnownShare | undefined>;
  /** For whoever has changed it, so that this process knows at once. */
  forget: (code: string) => void;
};

/** What is known is asked for again after this long: an end is seen everywhere soon after. */
const freshMs = 2_000;
const maxBytes = 64 * 1024 * 1024;

/**
 * One question to the database for each code, process and two seconds, however many ask. The
 * questions never change, so only what may have changed is read again.
 */
export function openSharedTests(db: Db): SharedTests {
  const known = new LRUCache<string, KnownShare>({
    maxSize: maxBytes,
    // The questions with their keys take about as much again, and some.
    sizeCalculation: ({ sent }) => 4 * sent.body.length,
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
  const [state, standing] = await Promise.all([findShareState(db, code), readStanding(db, code)]);
  if (!state) return undefined;
  const { version, stoppedAt } = state;
  const kept = stale?.version === version ? stale : await readKept(db, code);
  return kept && { ...kept, stoppedAt, sent: write(kept, standing) };
}

type Kept = Omit<KnownShare, 'sent'>;

async function readKept(db: Db, code: string): Promise<Kept | undefined> {
  const row = await findShareRow(db, code);
  return row && parseShare(row);
}

/** A row with its questions as they are asked and graded. */
export function parseShare({ settings, questions, ...row }: ShareRow): Kept {
  return {
    ...row,
    settings: SharedSettings.parse(settings),
    questions: z.array(z.unknown()).parse(questions).map(readQuestion),
  };
}

/** Through the strict schema of the contract: what it does not list does not leave (security 8). */
function write(share: Kept, { taken, middleScore }: Standing): KnownShare['sent'] {
  const { code, title, description, settings, questions, createdAt, expiresAt } = share;
  const test = SharedTest.parse({
    testId: code,
    title,
    description,
    questions: questions.map(toPublic),
    settings,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    accessCount: taken,
    middleScore: taken < sharingLimits.fewestForMiddle ? null : middleScore,
  });
  const body = Buffer.from(JSON.stringify(test));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"` };
}
