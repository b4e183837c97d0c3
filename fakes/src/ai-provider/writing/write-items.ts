import type { WriteTask, WrittenItem } from '@engram/core/generation/model-contract.ts';
import { pickIndex, seedRandom, shuffle, type Random } from '@engram/core/seeded-random.ts';
import { fold } from '../../study-texts/fold.ts';
import type { Fact } from '../../study-texts/study-text.ts';
import { explain } from './explain.ts';
import { findFacts, type FoundFacts, isKnown } from './find-facts.ts';
import { type Planted, spoilItems, type Writing } from './spoil-items.ts';
import {
  hasPlainLength,
  writeAboutFact,
  writeAboutSet,
  writeAboutWindow,
  type SingleType,
} from './write-idea.ts';
import { remember, writeByRule } from './by-rule/write-by-rule.ts';
import type { Idea } from './written-idea.ts';

/** Writes what was asked for, as far as the material proves it; the same for the same seed. */
export function writeItems(writing: Writing<WriteTask>): {
  items: WrittenItem[];
  planted: Planted[];
} {
  const { task, material } = writing;
  const random = seedRandom(`${writing.seed}:${material.length}:${JSON.stringify(task)}`);
  const found = findFacts(material);
  const { facts } = found;
  const ideas = isKnown(found)
    ? writeFromFacts(task, found, random)
    : remember(writeByRule(writing), writing);
  return spoilItems(ideas, { ...writing, facts, random });
}

function writeFromFacts(task: WriteTask, found: FoundFacts, random: Random): Idea[] {
  const asked = new Set(task.asked.map(fold));
  const used = new Set<Fact>(found.facts.filter((fact) => isAsked(fact, asked)));
  const facts = order(found.facts, task.topics, random);
  const windows = shuffle(found.windows, random);
  const sets = shuffle(found.sets, random);
  const ideas: Idea[] = [];
  const keep = (idea: Idea | undefined): boolean => {
    if (!idea || asked.has(fold(idea.item.text))) return false;
    asked.add(fold(idea.item.text));
    for (const fact of idea.facts) used.add(fact);
    const siblings = found.facts.filter(({ kind }) => kind === idea.facts[0]?.kind);
    ideas.push(explain(idea, siblings.length > 1 ? siblings : found.facts, task.language));
    return true;
  };
  const single = (type: SingleType, count: number) => {
    const sections = new Set(Array.from(used, ({ section }) => section));
    const rank = (fact: Fact) =>
      (used.has(fact) ? 4 : 0) +
      (sections.has(fact.section) ? 2 : 0) +
      (type === 'multiple-choice' && !hasPlainLength(fact) ? 1 : 0);
    const byUse = facts.toSorted((one, other) => rank(one) - rank(other));
    let left = count;
    let trueLeft = task.trueStatements;
    for (const fact of byUse) {
      if (left === 0) return;
      const isTrue = trueLeft > 0 && pickIndex(random, left) < trueLeft;
      if (!keep(writeAboutFact(fact, { type, random, isTrue }))) continue;
      left -= 1;
      if (isTrue) trueLeft -= 1;
    }
  };
  const several = (make: () => Idea | undefined, count: number) => {
    let left = count;
    for (let idea = make(); left > 0 && idea; idea = make()) if (keep(idea)) left -= 1;
  };
  // Statements can be made of what was asked already, so the types that cannot come first.
  const byNeed = task.write.toSorted((one, other) => needs(one.type) - needs(other.type));
  for (const { type, count } of byNeed) {
    if (type === 'matching') {
      several(() => next(windows, writeAboutWindow), count);
    } else if (type === 'multiple-answer') {
      several(() => next(sets, (set) => writeAboutSet(set, random)), count);
    } else {
      single(type, count);
    }
  }
  return ideas;
}

function needs(type: WrittenItem['type']): number {
  return type === 'true-false' ? 1 : 0;
}

function next<T>(things: T[], make: (thing: T) => Idea): Idea | undefined {
  const thing = things.shift();
  return thing === undefined ? undefined : make(thing);
}

/** One of each section first, then the second ones; what a topic names before all others. */
function order(facts: Fact[], topics: string[], random: Random): Fact[] {
  const counts = new Map<string, number>();
  const ranked = shuffle(facts, random).map((fact) => {
    const rank = counts.get(fact.section) ?? 0;
    counts.set(fact.section, rank + 1);
    const words = fold(`${fact.section} ${fact.quote}`);
    return { fact, rank: topics.some((topic) => words.includes(fold(topic))) ? rank - 1000 : rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ fact }) => fact);
}

function isAsked({ ask, cloze, statement, falseStatements }: Fact, asked: Set<string>): boolean {
  const stems = [ask, cloze?.text ?? ask, statement, ...falseStatements];
  return asked.size > 0 && stems.some((stem) => asked.has(fold(stem)));
}
