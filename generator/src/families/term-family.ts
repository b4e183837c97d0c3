import { contentWords, containsWording } from '../content-words.ts';
import type { TermFact } from '../facts/fact.ts';
import { isOneRoot } from '../facts/shared-roots.ts';
import { beginsSmall, fewestAlternatives } from './alike.ts';
import { isClearLine } from './clear-line.ts';
import { type MeaningShape, shapeOf } from './meaning-shape.ts';
import { formOf, headOf } from './term-form.ts';

type Member = {
  fact: TermFact;
  shape: MeaningShape;
  form: ReturnType<typeof formOf>;
  head: string | null;
  words: ReadonlySet<string>;
};

/** For each term the others of its kind that could stand in its place and would be wrong there. */
export type TermFamilies = (fact: TermFact) => TermFact[];

/**
 * Lines that are not clear by themselves are in no family, neither asked for nor among the others.
 * Families are the lines of one list, of one part of a glossary before the whole of it, and terms
 * with one head noun.
 */
export function makeTermFamilies(facts: readonly TermFact[], language: string): TermFamilies {
  const clear = facts.filter(isClearLine);
  const members = new Map(clear.map((fact) => [fact, describe(fact, language)]));
  const all = [...members.values()];
  const groups = Map.groupBy(all, ({ fact }) => fact.group);
  const common = new Map(
    [...groups].map(([group, own]) => [group, intersect(own.map(({ words }) => words))]),
  );
  return (fact) => {
    const asked = members.get(fact);
    if (asked === undefined || fact.group === null) return [];
    const group = groups.get(fact.group) ?? [];
    const shared = common.get(fact.group) ?? new Set();
    // What all lines of a list say tells none of them from another.
    if (asked.words.difference(shared).size === 0) return [];
    const fits = (other: Member) => isAlternative(asked, other, shared);
    const near = group.filter((other) => other.fact.section === fact.section && fits(other));
    const listed = near.length >= fewestAlternatives ? near : group.filter(fits);
    const kin = all.filter((other) => isKin(asked, other) && fits(other));
    return withoutOddHeads(asked, [...new Set([...listed, ...kin])]).map((other) => other.fact);
  };
}

function describe(fact: TermFact, language: string): Member {
  return {
    fact,
    shape: shapeOf(fact.meaning, language),
    form: formOf(fact.term),
    head: headOf(fact.term),
    words: contentWords(fact.meaning),
  };
}

function intersect(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = sets;
  if (others.length === 0) return new Set();
  return others.reduce<ReadonlySet<string>>((left, set) => left.intersection(set), first);
}

function isKin({ fact, head }: Member, other: Member): boolean {
  return head !== null && other.head === head && other.fact.group !== fact.group;
}

/** Of one kind, and wrong: a meaning with a word in common may be right as well. */
function isAlternative(asked: Member, other: Member, shared: ReadonlySet<string>): boolean {
  if (other.fact === asked.fact || other.shape !== asked.shape || other.form !== asked.form) {
    return false;
  }
  const [one, two] = [asked.fact, other.fact];
  // A name among descriptions says who or where, and not what.
  if (beginsSmall(one.meaning) !== beginsSmall(two.meaning)) return false;
  if (containsWording(one.term, two.term) || containsWording(two.term, one.term)) return false;
  if (names(one.meaning, two.term) || names(two.meaning, one.term)) return false;
  return !mayBeRightToo(asked.words.difference(shared), other.words.difference(shared));
}

function names(meaning: string, term: string): boolean {
  if (containsWording(meaning, term)) return true;
  const head = headOf(term);
  const words = [...contentWords(term)].filter((word) => word !== head && word.length > 3);
  return words.some((word) => contentWords(meaning).has(word));
}

/** Whether two meanings have a word in common, in whatever form. */
export function mayBeRightToo(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  return [...one].some((word) => [...two].some((other) => isOneRoot(word, other)));
}

/** One '… effect' among three '… amnesia' is found or left out by its head alone. */
function withoutOddHeads(asked: Member, others: readonly Member[]): Member[] {
  const same = others.filter(({ head }) => head === asked.head);
  if (asked.head !== null && same.length > 0) return same;
  const heads = Map.groupBy(others, ({ head }) => head);
  return others.filter(({ head }) => head === null || heads.get(head)?.length === 1);
}
