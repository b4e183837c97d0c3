import { shuffle } from '@engram/core/seeded-random.ts';
import type { Range } from '../analysis/blocks.ts';
import { capitalise } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { explainAll, topicOf, type Maker, type Workshop } from './candidate.ts';
import { termOf } from './distractors.ts';
import { mightHold } from './might-hold.ts';
import { makeFalse } from './make-false.ts';
import { makeSeveral } from './multiple-answer.ts';

type Picked = { keys: string[]; distractors: string[]; source: Range; right: readonly Fact[] };

/** 'Which of the following are true of mitochondria?' */
export const choosePredicates: Maker = function* choosePredicates(workshop) {
  const { analysis, random } = workshop;
  const askable = analysis.facts.filter(
    (fact) =>
      isAskable(fact) &&
      fact.lead === '' &&
      !fact.isCut &&
      fact.weight > 1 &&
      fact.phrase.length < 120,
  );
  const bySubject = Map.groupBy(askable, ({ key, isPlural }) => `${key}|${String(isPlural)}`);
  for (const facts of shuffle([...bySubject.values()], random)) {
    const [first] = facts;
    const term = first && termOf(analysis, first);
    const own = facts.filter(
      (fact, no) => facts.findIndex(({ sentence }) => sentence === fact.sentence) === no,
    );
    if (!first || !term || own.length < 2) continue;
    const near = own.filter(({ sentence }) => isNear([first], { ...first, sentence })).slice(0, 3);
    if (near.length < 2) continue;
    const keys = near.map(predicateOf);
    const others = askable.filter(
      (fact) =>
        fact.key !== first.key &&
        fact.isPlural === first.isPlural &&
        fact.isPerson === first.isPerson &&
        !own.some(({ sentence }) => sentence === fact.sentence) &&
        !fact.statement.toLowerCase().includes(first.name.toLowerCase()),
    );
    const strangers = shuffle(others, random).filter((fact) => {
      const key = termOf(analysis, fact);
      return key !== undefined && !mightHold(analysis, term, { key, sentence: fact.sentence });
    });
    const distractors = strangers.slice(0, keys.length === 2 ? 3 : 2).map(predicateOf);
    if (distractors.length < 2) continue;
    const text = `Which of the following are true of ${first.subject}?`;
    yield makeSeveral(analysis, {
      text,
      keys,
      distractors,
      explanation: explainAll(
        analysis,
        near.map(({ sentence }) => sentence),
      ),
      quality: 0.6,
      section: first.sentence.section,
      source: around(near),
    });
  }
};

function around(facts: readonly Fact[]): Range {
  return {
    start: Math.min(...facts.map(({ sentence }) => sentence.start)),
    end: Math.max(...facts.map(({ sentence }) => sentence.end)),
  };
}

function predicateOf({ shape, being, phrase }: Fact): string {
  return capitalise(shape === 'definition' ? `${being} ${phrase}` : phrase);
}

/** True and false statements from one section, then from passages of a page's length. */
export const chooseStatements: Maker = function* chooseStatements(workshop) {
  const { analysis, random } = workshop;
  const facts = analysis.facts.filter(
    ({ origin, statement, weight }) => origin !== 'agent' && statement.length < 150 && weight > 1,
  );
  const bySection = Map.groupBy(facts, ({ sentence }) => sentence.section);
  for (const [section, own] of bySection) {
    const topic = topicOf(analysis, section);
    const set = topic === null ? undefined : pickStatements(workshop, shuffle(own, random));
    if (set)
      yield makeSeveral(analysis, {
        ...set,
        text: `Which of these statements about “${topic}” are true?`,
        explanation: explainAll(
          analysis,
          set.right.map(({ sentence }) => sentence),
        ),
        quality: 0.55,
        section,
      });
  }
  for (let round = 0; round < 8; round += 1) {
    for (let from = round % 3; from < facts.length; from += 3) {
      const near = facts
        .slice(from, from + 9)
        .filter(({ sentence }) => isWithin(facts[from], sentence));
      const set = pickStatements(workshop, shuffle(near, random));
      const section = near[0]?.sentence.section ?? 0;
      if (set)
        yield makeSeveral(analysis, {
          ...set,
          text: 'Which of these statements are true?',
          explanation: explainAll(
            analysis,
            set.right.map(({ sentence }) => sentence),
          ),
          quality: 0.5 - round * 0.02,
          section,
        });
    }
  }
};

const longestPassage = 950;

function isWithin(first: Fact | undefined, { end }: Range): boolean {
  return first !== undefined && end - first.sentence.start <= longestPassage;
}

function pickStatements(workshop: Workshop, facts: readonly Fact[]): Picked | undefined {
  const keyCount = workshop.random() < 0.5 ? 3 : 2;
  const wrong: { text: string; fact: Fact }[] = [];
  const right: Fact[] = [];
  const taken = new Set<number>();
  for (const fact of facts) {
    if (taken.has(fact.sentence.no)) continue;
    const made =
      wrong.length < 2 && wrong.length <= right.length ? makeFalse(workshop, fact) : undefined;
    if (made && made.text.length < 170) wrong.push({ text: made.text, fact });
    else if (right.length < keyCount && isNear(right, fact)) right.push(fact);
    else continue;
    taken.add(fact.sentence.no);
  }
  if (right.length < 2 || wrong.length < 2) return undefined;
  return {
    keys: right.map(({ statement }) => statement),
    distractors: wrong.map(({ text }) => text),
    source: around(right),
    right,
  };
}

/** All that is right must stand in one passage. */
function isNear(right: readonly Fact[], { sentence }: Fact): boolean {
  return right.every(
    (other) =>
      Math.max(other.sentence.end, sentence.end) - Math.min(other.sentence.start, sentence.start) <=
      longestPassage,
  );
}
