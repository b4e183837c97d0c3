import { z } from '@engram/core/zod.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { dropOldTaken, isPastSharing, listOwners } from '../../attempts/keeping/taken-shares.ts';
import { dropKept, findKept, keepForLater, listKept } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { listTryKeys } from '../tries/kept-try.ts';
import { findTabMark } from './tab-mark.ts';

/** Whose it is in this browser, and of which shared test. */
type Place = { owner: string; code: string };

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

/** What has lain here for as long as a shared test lives: nobody can submit it, or was promised it. */
export function dropOldShares(owners: readonly string[]): void {
  for (const owner of owners) {
    dropOldTaken(owner);
    for (const name of listKept(owner)) dropIfOld(owner, name);
    dropOrphans(owner);
  }
}

const begunPrefix = 'begun:';

function dropIfOld(owner: string, name: string): void {
  if (!name.startsWith(begunPrefix)) return;
  const begun = Begun.safeParse(read(owner, name)).data;
  if (begun && !isPastSharing(begun.at)) return;
  if (begun) attemptsOf(owner).drop(begun.attemptId);
  dropKept({ uid: owner, name });
}

/** Answers that no `begun` leads to, as after a crash between the two; a running test is seen often. */
function dropOrphans(owner: string): void {
  const store = attemptsOf(owner);
  const codes = listKept(owner).flatMap((name) =>
    name.startsWith(begunPrefix) ? [name.slice(begunPrefix.length)] : [],
  );
  const begun = codes.map((code) => readBegun({ owner, code })?.attemptId);
  const named = new Set([...begun, ...listTryKeys(owner)]);
  for (const { id, seen } of store.list()) {
    if (!named.has(id) && isPastSharing(seen.at)) store.drop(id);
  }
}

function readBegun({ owner, code }: Place): Begun | undefined {
  return Begun.safeParse(read(owner, begunPrefix + code)).data;
}

function read(owner: string, name: string): unknown {
  const text = findKept({ uid: owner, name });
  return text === undefined ? undefined : parseJson(text);
}
