import type { Fact } from './fact.ts';
import { keyOf, withoutArticle } from './phrase-words.ts';
import type { ItemList } from './find-lists.ts';
import { headOf, isBeing } from './parse-clause.ts';
import { isNounTag } from './retag.ts';
import type { Sentence } from './sentence.ts';

export type Kinds = {
  /** Whether the text calls one an example of the other: 'Humans are heterotrophs'. */
  isKin(one: string, other: string): boolean;
};

/** What the text says about which is a kind of which. */
export function findKinds(
  sentences: readonly Sentence[],
  facts: readonly Fact[],
  lists: readonly ItemList[],
): Kinds {
  const above = new Map<string, Set<string>>();
  const remember = (low: string, high: string) => {
    const known = above.get(low);
    if (known) known.add(high);
    else above.set(low, new Set([high]));
  };
  for (const { clauses } of sentences) {
    for (const { clause } of clauses) {
      if (!clause || clause.verb.length !== 1 || !isBeing(clause.verb[0])) continue;
      const low = keyOf(withoutArticle(clause.subject));
      const genus = headOf(clause.rest);
      if (genus && isNounTag(genus)) remember(low, genus.lemma.toLowerCase());
      const subjectHead = headOf(clause.subject);
      if (genus && subjectHead)
        remember(subjectHead.lemma.toLowerCase(), genus.lemma.toLowerCase());
    }
  }
  for (const { key, shape, origin, rest } of facts) {
    const genus = origin === 'sentence' || shape === 'deed' ? undefined : headOf(rest);
    if (genus) remember(key, genus.lemma.toLowerCase());
  }
  for (const { members, category } of lists) {
    for (const member of members)
      remember(member.toLowerCase(), category.toLowerCase().replace(/s$/, ''));
  }
  const isBelow = (low: string, high: string) => {
    const kinds = above.get(low);
    if (!kinds) return false;
    if (kinds.has(high)) return true;
    return [...kinds].some((kind) => above.get(kind)?.has(high));
  };
  return { isKin: (one, other) => isBelow(one, other) || isBelow(other, one) };
}
