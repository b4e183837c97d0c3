import { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { SharedResult, SharedSettings } from '@engram/core/sharing/shared-test.ts';
import { z } from '@engram/core/zod.ts';
import { dropKept, findKept, keepForLater, listKept, visitor } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { onWorkForgotten } from '../../storage/unfinished-work.ts';

/** What came of a shared test; for a visitor this browser is the only place that has it. */
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

/** With whoever the server took it for; false when a reload would lose it. */
export function keepTaken(code: string, taken: Taken): boolean {
  takenHere.add(taken.key);
  const [owner] = listOwners(taken.uid ?? undefined);
  return keepForLater({ uid: owner, name: prefix + code }, JSON.stringify(taken));
}

export function findTaken(uid: string | undefined, code: string): Taken | undefined {
  return listOwners(uid)
    .flatMap((owner) => readTaken(owner, code) ?? [])
    .find((taken) => !isPastSharing(taken.at) && (taken.uid === null || taken.uid === uid));
}

type TakenKey = { code: string; key: string };

/** Whether it may be shown: this device has it still, or it was submitted in this page's life. */
export function isAtHand(uid: string | undefined, { code, key }: TakenKey): boolean {
  return takenHere.has(key) || findTaken(uid, code)?.key === key;
}

/** From wherever this browser has it. */
export function dropTaken(uid: string | undefined, { code, key }: TakenKey): void {
  takenHere.delete(key);
  for (const owner of listOwners(uid)) {
    if (readTaken(owner, code)?.key === key) dropKept({ uid: owner, name: prefix + code });
  }
}

export function dropOldTaken(owner: string): void {
  for (const name of listKept(owner).filter((one) => one.startsWith(prefix))) {
    const taken = readTaken(owner, name.slice(prefix.length));
    if (!taken || isPastSharing(taken.at)) dropKept({ uid: owner, name });
  }
}

/** What has lain here for as long as a shared test lives: nobody can submit it, or was promised it. */
export function isPastSharing(at: number): boolean {
  return Date.now() - at > sharingLimits.storedMs;
}

const prefix = 'taken:';
/** The keys of what was submitted since the page was opened. */
const takenHere = new Set<string>();
// Whoever comes next to the same page has submitted none of it.
onWorkForgotten(() => takenHere.clear());

function readTaken(owner: string, code: string): Taken | undefined {
  const text = findKept({ uid: owner, name: prefix + code });
  return text === undefined ? undefined : Taken.safeParse(parseJson(text)).data;
}
