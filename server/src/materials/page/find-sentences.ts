import type { Db } from '../../platform/db.ts';
import { readSentences, type Sentence } from './read-sentences.ts';
import { setSentencePlaces, type TextWithPlaces } from './store.ts';

/** The sentences of a text; it is read once, and where they are is kept. */
export async function findSentences(
  db: Db,
  userId: string,
  { materialId, text, sentencePlaces }: TextWithPlaces,
): Promise<Sentence[]> {
  if (sentencePlaces) return unpack(sentencePlaces);
  const sentences = await readSentences(text);
  await setSentencePlaces(db, { userId, materialId }, pack(sentences));
  return sentences;
}

function pack(sentences: readonly Sentence[]): number[] {
  return sentences.flatMap(({ start, end, isAside }) => [start, end, isAside ? 1 : 0]);
}

function unpack(places: readonly number[]): Sentence[] {
  return Array.from({ length: Math.floor(places.length / 3) }, (_, no) => ({
    start: places[3 * no] ?? 0,
    end: places[3 * no + 1] ?? 0,
    isAside: places[3 * no + 2] === 1,
  }));
}
