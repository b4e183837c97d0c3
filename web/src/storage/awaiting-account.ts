import { sharingLimits } from '@engram/core/limits.ts';
import { z } from '@engram/core/zod.ts';
import { dropKept, findKept, keepForLater, visitor } from './kept-work.ts';
import { parseJson } from './parse-json.ts';

/** What a visitor has done here and wants in an account: where it is put there, and how it is called. */
const Awaiting = z.object({ path: z.string(), words: z.string(), at: z.int() });

const key = { uid: visitor, name: 'awaiting-account' } as const;

/** It outlives the tab, so that nothing is lost on the way through a reload or a mailed link. */
export function awaitAccount(wanted: { path: string; words: string }, now = Date.now()): void {
  keepForLater(key, JSON.stringify({ ...wanted, at: now }));
}

export function findAwaiting(now = Date.now()): { path: string; words: string } | undefined {
  const { data } = Awaiting.safeParse(parseJson(findKept(key) ?? ''));
  return data && now - data.at <= sharingLimits.storedMs ? data : undefined;
}

export function dropAwaiting(): void {
  dropKept(key);
}
