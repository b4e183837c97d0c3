import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import { z } from '@engram/core/zod.ts';
import { listOwners } from '../../attempts/keeping/taken-shares.ts';
import { dropKept, findKept, keepForLater, listKept } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { findTabMark } from '../taking/tab-mark.ts';

/** The last try at an assignment that was begun in this browser; its key opens it at the server. */
const KeptTry = z.object({
  version: z.literal(1),
  key: z.uuid(),
  number: z.int(),
  name: z.string().nullable(),
  at: z.int(),
});
type KeptTry = z.infer<typeof KeptTry>;

/** With whose it is in this browser. */
export type OwnTry = { owner: string; kept: KeptTry };

export function keepTry(code: string, { owner, kept }: OwnTry): void {
  keepForLater({ uid: owner, name: tryPrefix + code }, JSON.stringify(kept));
}

/** That of this tab comes first: those who began it may have lost their session since. */
export function findTry(uid: string | undefined, code: string): OwnTry | undefined {
  const mark = findTabMark(code);
  const owners = new Set([...(mark ? [mark.owner] : []), ...listOwners(uid)]);
  for (const owner of owners) {
    const kept = readTry(owner, tryPrefix + code);
    if (kept) return { owner, kept };
  }
  return undefined;
}

/** Its answers stay where they are, for those who come back under the same name. */
export function dropTry(code: string, { owner }: OwnTry): void {
  dropKept({ uid: owner, name: tryPrefix + code });
}

/** The attempts of this owner whose answers may still be wanted; what is older than any assignment goes. */
export function listTryKeys(owner: string): string[] {
  const names = listKept(owner).filter((name) => name.startsWith(tryPrefix));
  return names.flatMap((name) => {
    const kept = readTry(owner, name);
    if (kept && Date.now() - kept.at <= longestMs) return [kept.key];
    dropKept({ uid: owner, name });
    return [];
  });
}

const tryPrefix = 'try:';
const longestMs = (assignmentLimits.maxDays + assignmentLimits.lateDays) * 24 * 60 * 60 * 1000;

function readTry(owner: string, name: string): KeptTry | undefined {
  const text = findKept({ uid: owner, name });
  return text === undefined ? undefined : KeptTry.safeParse(parseJson(text)).data;
}
