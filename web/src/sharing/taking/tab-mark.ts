import { z } from '@engram/core/zod.ts';
import { visitor } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { dropWork, findWork, keepWork } from '../../storage/unfinished-work.ts';

/** Which attempt at a shared test whoever sits at this tab began, or chose to go on with. */
const TabMark = z.object({ owner: z.string(), attemptId: z.uuid() });
type TabMark = z.infer<typeof TabMark>;

/**
 * It stays through a reload, a crash and the loss of the session: under a visitor's name, for the
 * attempt of a user is to be found again before anybody knows who they are.
 */
export function markTab(code: string, mark: TabMark): void {
  keepWork(keyOf(code), JSON.stringify(mark));
}

export function findTabMark(code: string): TabMark | undefined {
  const text = findWork(keyOf(code));
  return text === undefined ? undefined : TabMark.safeParse(parseJson(text)).data;
}

export function dropTabMark(code: string): void {
  dropWork(keyOf(code));
}

function keyOf(code: string) {
  return { uid: visitor, name: `shared:${code}` };
}
