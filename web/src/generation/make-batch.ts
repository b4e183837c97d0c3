import { arrangeAll } from '@engram/core/questions/arrange-all.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type { Batch, Order } from './built-in-contract.ts';

/** What we need of the generator, which only the worker may import. */
export type BuiltInGenerator = {
  prepareText: (material: string) => string;
  detectLanguage: (text: string) => string;
  makeSure: (asked: {
    text: string;
    wanted: Order['wanted'];
    topics: string[];
    avoid: string[];
    spans: Source[];
    seed: string;
  }) => readonly Draft[];
};

/** The questions of an order, made of its text by rule. */
export function makeBatch(
  { material, wanted, topics, avoid, spans, seed }: Order,
  { prepareText, detectLanguage, makeSure }: BuiltInGenerator,
): Batch {
  const text = prepareText(material);
  const drafts = makeSure({ text, wanted, topics, avoid, spans, seed });
  return {
    questions: arrangeAll(drafts, { random: seedRandom(seed), newId: () => crypto.randomUUID() }),
    characters: text.length,
    language: detectLanguage(text),
  };
}
