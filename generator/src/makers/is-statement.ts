import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { printsAlone } from './prints-alone.ts';

/** Whether what a sentence says, or its first statement at least, may be printed by itself. */
export function isStatement(analysis: Analysis, sentence: Sentence): boolean {
  return factsIn(analysis, sentence).some((fact) => printsAlone(analysis, fact));
}

export function factsIn(analysis: Analysis, sentence: Sentence): readonly Fact[] {
  const known = factsOf.get(analysis) ?? Map.groupBy(analysis.facts, (fact) => fact.sentence);
  factsOf.set(analysis, known);
  return known.get(sentence) ?? [];
}

// Goes with the analysis it belongs to.
const factsOf = new WeakMap<Analysis, ReadonlyMap<Sentence, readonly Fact[]>>();
