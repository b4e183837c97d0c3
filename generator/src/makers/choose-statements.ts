import { shuffle } from '@engram/core/seeded-random.ts';
import type { Range } from '../analysis/blocks.ts';
import { capitalise } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { contentWords } from '../content-words.ts';
import {
  around,
  explainAll,
  longestPassage,
  topicOf,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { isTitle, termOf } from './distractors.ts';
import { makeLesserFalse } from './lesser-false.ts';
import { mainStatement } from './main-words.ts';
import { makeFalse, type FalseStatement } from './make-false.ts';
import { mightHold } from './might-hold.ts';
import { makeSeveral } from './multiple-answer.ts';
import { worthOf } from './order-facts.ts';
import { isOrder } from './orders.ts';
import { printsAlone } from './prints-alone.ts';

/** 'Which of the following are true of mitochondria?' */
export const choosePredicates: Maker = function* choosePredicates(workshop) {
  const { analysis, random } = workshop;
  const askable = analysis.facts.filter(
    (fact) =>
      isAskable(fact) &&
      fact.isQuoted !== true &&
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
    const siblings = new Set(analysis.families.siblingsOf(term.key).map(({ key }) => key));
    const akin = strangers.filter(({ key }) => siblings.has(key));
    const chosen = [...akin, ...strangers.filter((fact) => !akin.includes(fact))];
    const count = keys.length === 2 ? 3 : 2;
    const distractors = chosen.slice(0, count).map(predicateOf);
    if (distractors.length < 2) continue;
    // Only what is said of its like could be true of it.
    const isSure =
      akin.length >= count &&
      [...near, ...akin.slice(0, count)].every((fact) => printsAlone(analysis, fact));
    yield makeSeveral(analysis, {
      text: `Which of the following are true of ${first.subject}?`,
      keys,
      distractors,
      explanation: explainAll(
        analysis,
        near.map(({ sentence }) => sentence),
      ),
      quality: isSure ? 0.66 : 0.4,
      section: first.sentence.section,
      source: around(near.map(({ sentence }) => sentence)),
    });
  }
};

function predicateOf({ shape, being, phrase }: Fact): string {
  return capitalise(shape === 'definition' ? `${being} ${phrase}` : phrase);
}

/** 'Which of these statements about “Antibodies” are true?': all of them from that part. */
export const chooseStatements: Maker = function* chooseStatements(workshop) {
  const { analysis, random } = workshop;
  const facts = analysis.facts.filter(
    (fact) => printsAlone(analysis, fact) && worthOf(fact) >= 0.45,
  );
  const bySection = Map.groupBy(facts, ({ sentence }) => sentence.section);
  const isScarce = facts.length < 24;
  // What was drawn before comes after the rest, so that no two questions say the same.
  const drawn = new Map<Fact, number>();
  const draw = (own: readonly Fact[]) =>
    shuffle(own, random).toSorted((one, other) => (drawn.get(one) ?? 0) - (drawn.get(other) ?? 0));
  const count = ({ facts: own }: Picked) => {
    for (const fact of own) drawn.set(fact, (drawn.get(fact) ?? 0) + 1);
  };
  for (const [section, own] of bySection) {
    const topic = topicOf(analysis, section);
    if (topic === null || !namesTopic(topic) || isTitle(analysis, topic)) continue;
    if (!isSpokenOf(topic, own)) continue;
    // Another draw of the same part gives other statements, where it has enough of them.
    for (let round = 0; round < 2; round += 1) {
      const mixed = draw(own);
      const set = pickStatements(workshop, { right: mixed, wrong: mixed, isScarce }, [makeFalse]);
      if (!set) break;
      count(set);
      yield makeSeveral(analysis, {
        ...set,
        text: `Which of these statements about “${topic}” are true?`,
        quality: 0.74 - round * 0.1,
        section,
      });
    }
  }
  // Where a part gives too few, the false ones come from others.
  for (const [section, own] of bySection) {
    for (let round = 0; round < 6; round += 1) {
      const set = pickStatements(workshop, { right: draw(own), wrong: draw(facts), isScarce }, [
        makeFalse,
      ]);
      if (!set) break;
      count(set);
      yield makeSeveral(analysis, {
        ...set,
        text: 'Which of these statements are true?',
        quality: 0.64 - round * 0.01,
        section,
      });
    }
  }
  // Parts that say little give their statements together.
  for (const first of shuffle(facts, random)) {
    const near = facts.filter((fact) => isNear([first], fact));
    const set = pickStatements(workshop, { right: draw(near), wrong: draw(facts), isScarce }, [
      makeFalse,
    ]);
    if (!set) continue;
    count(set);
    yield makeSeveral(analysis, {
      ...set,
      text: 'Which of these statements are true?',
      quality: 0.6,
      section: first.sentence.section,
    });
  }
};

/** A heading that plays with words tells nobody what is asked for: 'Birth in the dark'. */
function isSpokenOf(topic: string, facts: readonly Fact[]): boolean {
  const words = contentWords(topic);
  if (words.size === 1) return true;
  return facts.some(({ statement }) => !contentWords(statement).isDisjointFrom(words));
}

/** 'Innate immunity', but neither 'Who is at risk?' nor 'Where to look' nor 'Float the heels'. */
function namesTopic(topic: string): boolean {
  if (/[?!:.]|\d/.test(topic) || topic.split(' ').length > 6) return false;
  return !/^(?:who|what|when|where|why|how|which|whose|if|is|are|do|does|can|should|use|using|to|from|in|on|at|introduction|overview|summary|conclusion|background|basics|more|some|other|too|getting|filling|making)\b/i.test(
    topic,
  );
}

/** The same from passages of a page's length, with whatever the text gives. */
export const chooseAnyStatements: Maker = function* chooseAnyStatements(workshop) {
  const { analysis, random } = workshop;
  const facts = analysis.facts.filter((fact) => {
    const { origin, statement, weight, isQuoted, words } = fact;
    if (origin === 'agent' || statement.length >= 150 || weight <= 1) return false;
    return isQuoted !== true && !isOrder(fact, words);
  });
  for (let round = 0; round < 8; round += 1) {
    for (let from = round % 3; from < facts.length; from += 3) {
      const near = facts
        .slice(from, from + 9)
        .filter(({ sentence }) => isWithin(facts[from], sentence));
      const mixed = shuffle(near, random);
      const sure = mixed.filter((fact) => printsAlone(analysis, fact));
      const fields = { right: [...sure, ...mixed], wrong: mixed };
      const set = pickStatements(workshop, fields, [makeFalse, makeLesserFalse]);
      if (!set) continue;
      yield makeSeveral(analysis, {
        ...set,
        text: 'Which of these statements are true?',
        // Whatever leans is taken only when nothing else is left.
        quality: (sure.length > 3 ? 0.36 : 0.34) - round * 0.02,
        section: near[0]?.sentence.section ?? 0,
      });
    }
  }
};

function isWithin(first: Fact | undefined, { end }: Range): boolean {
  return first !== undefined && end - first.sentence.start <= longestPassage;
}

type Picked = {
  keys: string[];
  distractors: string[];
  source: Range;
  explanation: string;
  facts: readonly Fact[];
};
type Falsify = (workshop: Workshop, fact: Fact) => FalseStatement | undefined;

type Fields = {
  right: readonly Fact[];
  wrong: readonly Fact[];
  /** Where a text gives few statements, others need them as well. */
  isScarce?: boolean;
};

/** Two false ones from other sentences than the two or three true ones. */
function pickStatements(
  workshop: Workshop,
  fields: Fields,
  ways: readonly Falsify[],
): Picked | undefined {
  const { analysis, random } = workshop;
  const keyCount = random() < (fields.isScarce === true ? 0.15 : 0.5) ? 3 : 2;
  const wrong: { text: string; fact: Fact }[] = [];
  const taken = new Set<number>();
  for (const falsify of ways) {
    for (const fact of fields.wrong) {
      if (wrong.length === 2) break;
      const made = taken.has(fact.sentence.no) ? undefined : falsify(workshop, fact);
      if (!made || made.text.length > 170) continue;
      wrong.push({ text: made.text, fact });
      taken.add(fact.sentence.no);
    }
  }
  const right: Fact[] = [];
  // Those of about the same length first, so that the length tells nothing.
  const longest = 1.25 * Math.max(...wrong.map(({ text }) => text.length));
  const isFair = (fact: Fact) => mainStatement(analysis, fact).length <= longest;
  const ranked = [...fields.right.filter(isFair), ...fields.right.filter((fact) => !isFair(fact))];
  for (const fact of ranked) {
    if (right.length === keyCount) break;
    if (taken.has(fact.sentence.no) || !isNear(right, fact)) continue;
    // A swapped statement beside the true one would be told by it.
    if (wrong.some((own) => isSaid(own.fact, fact) || isOtherMeaning(own.text, fact))) continue;
    right.push(fact);
    taken.add(fact.sentence.no);
  }
  if (right.length < 2 || wrong.length < 2) return undefined;
  const facts = [...right, ...wrong.map(({ fact }) => fact)];
  return {
    facts,
    keys: right.map((fact) => mainStatement(analysis, fact)),
    distractors: wrong.map(({ text }) => text),
    source: around(right.map(({ sentence }) => sentence)),
    explanation: explainAll(
      analysis,
      facts.map(({ sentence }) => sentence),
    ),
  };
}

function isSaid(one: Fact, other: Fact): boolean {
  return one.phrase === other.phrase;
}

/** Of two meanings of one word one is seen to be wrong. */
function isOtherMeaning(text: string, { subject, origin }: Fact): boolean {
  return origin === 'entry' && text.toLowerCase().startsWith(`${subject.toLowerCase()} `);
}

/** All that is right must stand in one passage. */
function isNear(right: readonly Fact[], { sentence }: Fact): boolean {
  return right.every(
    (other) =>
      Math.max(other.sentence.end, sentence.end) - Math.min(other.sentence.start, sentence.start) <=
      longestPassage,
  );
}
