import { z } from '@engram/core/zod.ts';
import { parseJson } from './parse-json.ts';
import { findWork } from './unfinished-work.ts';

/** As much of it as says whether there is any. */
const Draft = z.object({
  text: z.string(),
  files: z.array(z.unknown()),
  selected: z.array(z.unknown()),
});

/** Whether a user has gathered something for a test in this tab, of which none was made yet. */
export function hasDraft(uid: string): boolean {
  const { data } = Draft.safeParse(parseJson(findWork({ uid, name: 'material' }) ?? ''));
  return (
    data !== undefined &&
    (data.text.trim() !== '' || data.files.length > 0 || data.selected.length > 0)
  );
}
