import { generateCards } from '@engram/core/flashcards/api.ts';
import { z } from '@engram/core/zod.ts';
import { parseJson } from '../../storage/parse-json.ts';

/** Flashcards that are made with a test, of the same text. */
const SetBeside = z.object({
  /** Of their making; another try has another one, unless the first goes on. */
  key: z.uuid(),
  /** Of the set that they become, however often it is sent. */
  setId: z.uuid(),
  name: z.string(),
  request: generateCards.body,
  materialIds: z.array(z.uuid()),
  /** Ordered while there was no AI: only those that are sure. */
  isByRule: z.boolean().default(false),
  generationId: z.uuid().nullable(),
  progress: z.discriminatedUnion('state', [
    z.object({ state: z.literal('making') }),
    z.object({ state: z.literal('saved'), cards: z.int() }),
    z.object({ state: z.literal('failed'), message: z.string() }),
  ]),
});
export type SetBeside = z.infer<typeof SetBeside>;

export type SetOrder = Pick<SetBeside, 'name' | 'request' | 'materialIds' | 'isByRule'>;

export type SetChange =
  | { type: 'begin'; order: SetOrder; key: string; setId: string }
  | { type: 'note-generation'; generationId: string }
  | { type: 'save'; cards: number }
  | {
      type: 'fail';
      message: string;
      /** What was being made goes on, and can be taken up again. */
      isUnfinished: boolean;
    }
  | { type: 'retry'; key: string }
  | { type: 'forget' };

export function changeSet(set: SetBeside | null, change: SetChange): SetBeside | null {
  if (change.type === 'forget') return null;
  if (change.type === 'begin') {
    const { order, key, setId } = change;
    return { ...order, key, setId, generationId: null, progress: { state: 'making' } };
  }
  if (!set) return null;
  switch (change.type) {
    case 'note-generation':
      return { ...set, generationId: change.generationId };
    case 'save':
      return { ...set, progress: { state: 'saved', cards: change.cards } };
    case 'fail': {
      const generationId = change.isUnfinished ? set.generationId : null;
      return { ...set, generationId, progress: { state: 'failed', message: change.message } };
    }
    case 'retry': {
      const key = set.generationId === null ? change.key : set.key;
      return { ...set, key, progress: { state: 'making' } };
    }
  }
}

/** From what this tab has stored. */
export function reviveSet(stored: string | undefined): SetBeside | null {
  if (stored === undefined) return null;
  const parsed = SetBeside.safeParse(parseJson(stored));
  return parsed.success ? parsed.data : null;
}
