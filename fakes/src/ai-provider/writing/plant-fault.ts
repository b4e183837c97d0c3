import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import { shuffle, type Random } from '@engram/core/seeded-random.ts';
import { z } from '@engram/core/zod.ts';
import { fold, foldAnswer } from '../../study-texts/fold.ts';
import type { Fact } from '../../study-texts/study-text.ts';
import { capitalise, type Idea } from './written-idea.ts';

export const plantedKinds = ['wrong-key', 'two-keys', 'unsupported-key', 'invented-quote'] as const;
export type PlantedKind = (typeof plantedKinds)[number];

export const Planting = z.strictObject({
  /** Of the items that are written. */
  share: z.number().min(0).max(1),
  kinds: z.array(z.enum(plantedKinds)).min(1),
});
export type Planting = z.infer<typeof Planting>;

/** What the other items of the answer are, and what the material proves as far as a table says it. */
type Around = { facts: readonly Fact[]; items: readonly WrittenItem[]; random: Random };

/** The item with a fault of that kind in it, or nothing where it cannot have one. */
export function plantFault(idea: Idea, kind: PlantedKind, around: Around): WrittenItem | undefined {
  switch (kind) {
    case 'wrong-key':
      return plantWrongKey(idea, around);
    case 'two-keys':
      return plantTwoKeys(idea, around.random);
    case 'unsupported-key':
      return plantUnsupportedKey(idea, around);
    case 'invented-quote':
      return plantInventedQuote(idea, around.random);
  }
}

function plantWrongKey({ item, facts }: Idea, { items, random }: Around): WrittenItem | undefined {
  const [correct = ''] = item.correct;
  switch (item.type) {
    case 'multiple-choice':
    case 'multiple-answer': {
      const [first, ...others] = shuffle(item.wrong, random);
      if (first === undefined) return undefined;
      return { ...item, correct: [first, ...item.correct.slice(1)], wrong: [...others, correct] };
    }
    case 'true-false':
      return { ...item, correct: [correct === 'True' ? 'False' : 'True'] };
    case 'matching': {
      const [one, other, ...rest] = item.pairs;
      if (!one || !other) return undefined;
      const swapped = [
        { left: one.left, right: other.right },
        { left: other.left, right: one.right },
      ];
      return { ...item, pairs: [...swapped, ...rest] };
    }
    case 'short-answer':
    case 'fill-in-blank': {
      const [wrong] = shuffle(facts[0]?.wrong ?? listOtherKeys(item, items), random);
      return wrong === undefined ? undefined : { ...item, correct: [wrong], accepted: [] };
    }
  }
}

/** Where no table knows what is wrong, what another question of its type asks for. */
function listOtherKeys(item: WrittenItem, items: readonly WrittenItem[]): string[] {
  const own = [...item.correct, ...item.accepted];
  return items
    .filter(({ type, correct }) => type === item.type && !sharesAnswer(correct, own))
    .flatMap(({ correct }) => correct);
}

/** A right answer among the wrong ones. */
function plantTwoKeys({ item, facts, set }: Idea, random: Random): WrittenItem | undefined {
  const listed = item.correct.map(foldAnswer);
  const right = item.type === 'multiple-choice' ? facts[0]?.right : set?.right;
  const [second] = shuffle(right ?? [], random).filter(
    (answer) => !listed.includes(foldAnswer(answer)),
  );
  if (second === undefined) return set ? undefined : hideKey(item);
  if (item.wrong.length === 0) return undefined;
  return { ...item, wrong: [...item.wrong.slice(1), capitalise(second)] };
}

/** Of several right answers one is held for wrong. */
function hideKey(item: WrittenItem): WrittenItem | undefined {
  const [first, ...others] = item.correct;
  if (item.type !== 'multiple-answer' || first === undefined || others.length === 0)
    return undefined;
  return { ...item, correct: others, wrong: [...item.wrong, first] };
}

/**
 * Asks what another passage proves, and answers it with what its own quote names: the tables know
 * that as false. Where that cannot be asked, it gives a quote that proves something else.
 */
function plantUnsupportedKey(
  idea: Idea,
  { facts, items, random }: Around,
): WrittenItem | undefined {
  const { item } = idea;
  const [fact] = idea.facts;
  const answers = [
    ...item.correct,
    ...item.pairs.map(({ left }) => left),
    ...idea.facts.flatMap(({ right }) => right),
    ...(idea.set?.right ?? []),
  ];
  const others = shuffle(facts, random).filter(
    ({ quote, right }) => !item.quotes.join('\n').includes(quote) && !sharesAnswer(right, answers),
  );
  const claim = fact && others.map((other) => claimAbout(item.type, fact, other)).find(Boolean);
  if (claim) return { ...item, ...claim };
  const quotes = [...others.map(({ quote }) => quote), ...items.flatMap((one) => one.quotes)];
  const other = quotes.find(
    (quote) =>
      !item.quotes.includes(quote) && !answers.some((answer) => fold(quote).includes(fold(answer))),
  );
  return other === undefined ? undefined : { ...item, quotes: [other] };
}

function sharesAnswer(some: readonly string[], others: readonly string[]): boolean {
  const folded = others.map(foldAnswer);
  return some.some((answer) => folded.includes(foldAnswer(answer)));
}

function claimAbout(
  type: WrittenItem['type'],
  fact: Fact,
  other: Fact,
): Partial<WrittenItem> | undefined {
  switch (type) {
    case 'multiple-choice':
    case 'short-answer':
      return other.kind === fact.kind ? { text: other.ask } : undefined;
    case 'true-false': {
      const answer = foldAnswer(fact.right[0] ?? '');
      const text = other.falseStatements.find((statement) => fold(statement).includes(answer));
      return text === undefined ? undefined : { text, correct: ['True'] };
    }
    case 'multiple-answer':
    case 'matching':
    case 'fill-in-blank':
      return undefined;
  }
}

/** A quote with another answer in it, or one that nobody ever wrote. */
function plantInventedQuote({ item, facts }: Idea, random: Random): WrittenItem {
  const swapped = facts[0]?.falseStatements[0];
  if (swapped && random() < 0.5) return { ...item, quotes: [swapped] };
  const subject = item.correct[0] ?? item.pairs[0]?.left ?? '';
  const quotes = [`Experts agree that ${subject} is the answer that matters most here.`];
  return { ...item, quotes };
}
