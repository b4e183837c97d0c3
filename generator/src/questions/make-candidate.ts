import type { Draft } from '@engram/core/questions/draft.ts';
import { textLimits } from '@engram/core/questions/question.ts';
import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import type { Fact } from '../facts/fact.ts';
import { topicOf } from './context.ts';
import type { Candidate, Findings } from './kind.ts';
import { sourceOf } from './sources.ts';

type Placed = 'source' | 'topic';
type Content = Draft extends infer D ? (D extends Draft ? Omit<D, Placed> : never) : never;

type Made = {
  kind: string;
  /** All that prove it, the asked one first. */
  facts: readonly Fact[];
  asks: readonly string[];
  content: Content;
};

/** A candidate with its proof and its heading; none where it cannot be proven or shown. */
export function makeCandidate(
  { document }: Findings,
  { kind, facts, asks, content }: Made,
): Candidate[] {
  const [first] = facts;
  const source = sourceOf(document, facts);
  if (first === undefined || source === null || content.text.length > textLimits.text) return [];
  const topic = topicOf({ document, section: first.section });
  return [{ draft: { ...content, source, topic }, kind, asks, section: first.section }];
}

/** So many of the others, chosen by chance, but the same for the same question. */
export function chooseSome<T>(others: readonly T[], count: number, seed: string): T[] {
  return shuffle(others, seedRandom(seed)).slice(0, count);
}

/**
 * By what it asks a fact is known: two lists that explain one term ask the same.
 * A row is one fact, whichever of its cells is asked for.
 */
export function askOf(fact: Fact): string {
  switch (fact.shape) {
    case 'term':
      return `term:${fact.term.toLowerCase()}`;
    case 'abbreviation':
      return `short:${fact.short}`;
    case 'gap':
      return `gap:${fact.sentence.start}`;
    case 'row':
      return `row:${fact.proof[0]?.start ?? 0}`;
  }
}
