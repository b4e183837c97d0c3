import type { CardType } from '@engram/core/flashcards/card.ts';
import type { TypeCount } from '@engram/core/generation/api.ts';
import { questionLimits } from '@engram/core/limits.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import { arrangeAll } from '@engram/core/questions/arrange-all.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type { CountOrder, SureCount } from './built-in-contract.ts';

type CardCounts = readonly { type: CardType; count: number }[];
type Wanted<Counts> = { text: string; wanted: Counts };

/** What we need of the generator, which only the worker may import. */
export type CountingGenerator = {
  prepareText: (material: string) => string;
  countSure: (asked: Wanted<readonly TypeCount[]>) => readonly TypeCount[];
  countSupported: (asked: { text: string; types: readonly QuestionType[] }) => number;
  countSureCards: (asked: Wanted<CardCounts>) => CardCounts;
  makeSure: (asked: Wanted<readonly TypeCount[]> & { seed: string }) => readonly Draft[];
  makeSureCards: (
    asked: Wanted<CardCounts> & { seed: string },
  ) => readonly { front: string; back: string; source: Source }[];
  proposeMarks: (text: string) => readonly unknown[];
};

/** How many of what is wanted a text surely gives; where that is too little, also which. */
export function countItems(order: CountOrder, generator: CountingGenerator): SureCount {
  const text = generator.prepareText(order.material);
  const total = countAll(order, text, generator);
  const counted = { total, questions: [], cards: [], proposed: 0 };
  if (total >= questionLimits.minPerTest) return counted;
  const proposed = generator.proposeMarks(text).length;
  if (order.kind === 'count-cards') {
    const made = generator.makeSureCards({ text, wanted: order.wanted, seed }).slice(0, total);
    const cards = made.map(({ front, back, source }) => ({ front, back, quote: source.quote }));
    return { ...counted, cards, proposed };
  }
  const wanted = order.kind === 'count-supported' ? listMany(order.types) : order.wanted;
  const drafts = generator.makeSure({ text, wanted, seed }).slice(0, total);
  const newId = () => crypto.randomUUID();
  const questions = arrangeAll(drafts, { random: seedRandom(seed), newId });
  return { ...counted, questions, proposed };
}

function countAll(order: CountOrder, text: string, generator: CountingGenerator): number {
  if (order.kind === 'count-supported') {
    return generator.countSupported({ text, types: order.types });
  }
  const counts =
    order.kind === 'count-cards'
      ? generator.countSureCards({ text, wanted: order.wanted })
      : generator.countSure({ text, wanted: order.wanted });
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** One question to match would use up what others ask. */
function listMany(types: readonly QuestionType[]): TypeCount[] {
  const alone = types.filter((type) => type !== 'matching');
  return alone.map((type) => ({ type, count: questionLimits.minPerTest }));
}

const seed = 'few';
