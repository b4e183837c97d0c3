import { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { SharedResult, SharedSettings } from '@engram/core/sharing/shared-test.ts';
import { z } from '@engram/core/zod.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { dropKept, findKept, keepForLater, listKept, visitor } from '../../kept-work.ts';
import { parseJson } from '../../parse-json.ts';
import { findTabMark } from './tab-mark.ts';

/** Whose it is in this browser, and of which shared test. */
export type Place = { owner: string; code: string };

/** An attempt that was begun here and is not submitted; its id is the key that the server counts by. */
const Begun = z.object({
  version: z.literal(1),
  attemptId: z.uuid(),
  name: z.string().nullable(),
  at: z.int(),
});
type Begun = z.infer<typeof Begun>;

/** An attempt of this browser, with whose it is. */
export type UnderWay = { owner: string; begun: Begun };

/** What came of one; for a visitor this browser is the only place that has it. */
const Taken = z.object({
  version: z.literal(1),
  key: z.uuid(),
  name: z.string().nullable(),
  title: z.string(),
  settings: SharedSettings,
  answers: z.array(GivenAnswer),
  result: SharedResult,
  /** Whose history has it too. */
  uid: z.string().nullable(),
  at: z.int(),
});
export type Taken = z.infer<typeof Taken>;

/**
 * Where to look, the first one for what is new: with a user it goes when they log out, and no sync
 * sends it, for it is no attempt at a test of their own. Without one it stays with the device.
 */
export function listOwners(uid: string | undefined): [string, ...string[]] {
  return uid === undefined ? [visitor] : [`${uid}:shared`, visitor];
}

export function keepBegun({ owner, code }: Place, begun: Begun): void {
  keepForLater({ uid: owner, name: begunPrefix + code }, JSON.stringify(begun));
}

/**
 * The attempt that is under way, with whose it is; none whose answers are gone. That of this tab
 * comes first: whoever began it may have lost their session since.
 */
export function findBegun(uid: string | undefined, code: string) {
  const mark = findTabMark(code);
  const owners = new Set([...(mark ? [mark.owner] : []), ...listOwners(uid)]);
  for (const owner of owners) {
    const begun = readBegun({ owner, code });
    const attempt = begun && attemptsOf(owner).find(begun.attemptId);
    if (!begun || !attempt || attempt.phase === 'left') continue;
    return { owner, begun, attempt, isOfThisTab: mark?.attemptId === begun.attemptId };
  }
  return undefined;
}

/** With its answers; what another tab has begun since stays. */
export function dropBegun({ owner, code }: Place, attemptId: string): void {
  attemptsOf(owner).drop(attemptId);
  if (readBegun({ owner, code })?.attemptId !== attemptId) return;
  dropKept({ uid: owner, name: begunPrefix + code });
}

export function keepTaken({ owner, code }: Place, taken: Taken): void {
  keepForLater({ uid: owner, name: takenPrefix + code }, JSON.stringify(taken));
}

export function findTaken(owners: readonly string[], code: string) {
  for (const owner of owners) {
    const { data } = Taken.safeParse(read(owner, takenPrefix + code));
    if (data && !isOld(data.at)) return { owner, taken: data };
  }
  return undefined;
}

export function dropTaken({ owner, code }: Place): void {
  dropKept({ uid: owner, name: takenPrefix + code });
}

/** What has lain here for as long as a shared test lives: nobody can submit it, or was promised it. */
export function dropOldShares(owners: readonly string[]): void {
  for (const owner of owners) {
    for (const name of listKept(owner)) dropIfOld(owner, name);
    dropOrphans(owner);
  }
}

const begunPrefix = 'begun:';
const takenPrefix = 'taken:';

const Aged = z.object({ at: z.int(), attemptId: z.uuid().optional() });

function dropIfOld(owner: string, name: string): void {
  if (!name.startsWith(begunPrefix) && !name.startsWith(takenPrefix)) return;
  const { data } = Aged.safeParse(read(owner, name));
  if (data && !isOld(data.at)) return;
  if (data?.attemptId !== undefined) attemptsOf(owner).drop(data.attemptId);
  dropKept({ uid: owner, name });
}

/** Answers that no `begun` leads to, as after a crash between the two; a running test is seen often. */
function dropOrphans(owner: string): void {
  const store = attemptsOf(owner);
  const codes = listKept(owner).flatMap((name) =>
    name.startsWith(begunPrefix) ? [name.slice(begunPrefix.length)] : [],
  );
  const named = new Set(codes.map((code) => readBegun({ owner, code })?.attemptId));
  for (const { id, seen } of store.list()) {
    if (!named.has(id) && isOld(seen.at)) store.drop(id);
  }
}

function readBegun({ owner, code }: Place): Begun | undefined {
  return Begun.safeParse(read(owner, begunPrefix + code)).data;
}

function isOld(at: number): boolean {
  return Date.now() - at > sharingLimits.storedMs;
}

function read(owner: string, name: string): unknown {
  const text = findKept({ uid: owner, name });
  return text === undefined ? undefined : parseJson(text);
}
