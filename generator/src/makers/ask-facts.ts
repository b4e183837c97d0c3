import type { Draft } from '@engram/core/questions/draft.ts';
import type { Fact } from '../analysis/fact.ts';
import { explain, sourceOf, topicOf, type Candidate, type Workshop } from './candidate.ts';

/** A question on one fact; its type adds what else it needs. */
export type Asked = { text: string; key: string; quality: number };

type Frame = Pick<Draft, 'text' | 'explanation' | 'source' | 'topic'>;

/** Asks fact after fact, the best first, with where each is said. */
export function* askFacts<A extends Asked>(
  { analysis, ordered }: Workshop,
  ask: (fact: Fact) => A | undefined,
  complete: (asked: A, frame: Frame) => Draft,
): Generator<Candidate> {
  for (const fact of ordered) {
    const asked = ask(fact);
    if (!asked) continue;
    const { section } = fact.sentence;
    const { text, quality } = asked;
    const frame = {
      text,
      explanation: explain(analysis, fact.sentence),
      source: sourceOf(analysis, fact.sentence),
      topic: topicOf(analysis, section),
    };
    yield { section, quality, draft: complete(asked, frame) };
  }
}
