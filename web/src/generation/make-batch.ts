import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import { balanceKeyPositions } from '@engram/core/questions/balance-key-positions.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Question, Source } from '@engram/core/questions/question.ts';
import { type Random, seedRandom } from '@engram/core/seeded-random.ts';
import type { Batch, Order } from './built-in-contract.ts';

/** What we need of the generator, which only the worker may import. */
export type BuiltInGenerator = {
  prepareText: (material: string) => string;
  detectLanguage: (text: string) => string;
  makeQuestions: (asked: {
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
  { prepareText, detectLanguage, makeQuestions }: BuiltInGenerator,
): Batch {
  const text = prepareText(material);
  const drafts = makeQuestions({ text, wanted, topics, avoid, spans, seed });
  return {
    questions: arrangeAll(drafts, seedRandom(seed)),
    characters: text.length,
    language: detectLanguage(text),
  };
}

function arrangeAll(drafts: readonly Draft[], random: Random): Question[] {
  const choices = drafts.filter((draft) => draft.type === 'multiple-choice');
  const optionCount = 1 + Math.max(0, ...choices.map(({ distractors }) => distractors.length));
  const keyPositions = balanceKeyPositions(choices.length, optionCount, random);
  return drafts.map((draft) =>
    arrangeDraft(draft, {
      id: crypto.randomUUID(),
      madeBy: 'built-in',
      isVerified: true,
      random,
      keyPosition: draft.type === 'multiple-choice' ? keyPositions.pop() : undefined,
    }),
  );
}
