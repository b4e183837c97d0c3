import type { Fact } from './facts/fact.ts';
import { listRules } from './facts/list-rules.ts';
import { proseRules } from './facts/prose-rules.ts';
import type { Candidate, Kind } from './questions/kind.ts';
import type { Document } from './structure/document.ts';

/** Below this nothing says with certainty how a question has to be put. */
const leastConfidence = 0.3;

/** Everything that rules find in a text that was read. */
export function findFacts(document: Document): Fact[] {
  if (document.language.confidence < leastConfidence) return [];
  const rules = [...listRules, ...proseRules];
  return rules.flatMap(({ find }): Fact[] => find(document));
}

type Order = { document: Document; kinds: readonly Kind[]; seed: string };

/** All questions that these kinds would ask about a text, before any is chosen. */
export function findCandidates({ document, kinds, seed }: Order): Candidate[] {
  const { code } = document.language;
  const own = kinds.filter(({ languages }) => languages.includes(code));
  if (own.length === 0) return [];
  const findings = { document, facts: findFacts(document), seed };
  return own.flatMap(({ make }) => make(findings));
}
