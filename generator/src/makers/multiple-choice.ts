import { asAnswer } from '../analysis/names.ts';
import { isAskable } from '../analysis/is-askable.ts';
import type { Fact } from '../analysis/fact.ts';
import { capitalise } from '../analysis/clean-text.ts';
import { findBlanks, isEverywhere } from './blanks.ts';
import {
  explain,
  placeHint,
  sourceOf,
  topicOf,
  type Candidate,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { pickByLength, pickTerms, termOf } from './distractors.ts';
import { findGap } from './gaps.ts';
import { pickNumbers } from './number-options.ts';
import { askNumber } from './number-questions.ts';
import { askObject } from './object-questions.ts';
import { worthOf } from './order-facts.ts';
import { askSubject } from './stems.ts';
import { isSureFact } from './sure-facts.ts';

type Choice = { text: string; key: string; distractors: readonly string[]; quality: number };

/** 'Who …?', 'What is the term for …?', of names and of words that the text explains. */
export const chooseSubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) =>
    isSureFact(workshop, fact) ? askFor(workshop, fact, false) : undefined,
  );

/** 'Which of the following releases energy from glucose?', of any subject. */
export const chooseAnySubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => askFor(workshop, fact, true));

function askFor(workshop: Workshop, fact: Fact, isLoose: boolean): Choice | undefined {
  const key = termOf(workshop.analysis, fact);
  const text = askSubject(fact, 'options');
  if (!key || text === undefined || !isAskable(fact)) return undefined;
  const distractors = pickTerms(workshop, {
    key,
    sentence: fact.sentence,
    stem: text,
    isLoose,
    isQuoted: fact.isQuoted === true,
    isPlural: fact.isPlural,
  });
  return {
    text,
    key: asAnswer(fact.name),
    distractors,
    quality: worthOf(fact) + 0.05 - (isEverywhere(workshop.analysis, key) ? 0.3 : 0),
  };
}

/** 'What is osmosis?' with the explanations of other words as wrong answers. */
export const chooseMeaning: Maker = (workshop) => {
  const { analysis, random } = workshop;
  const meanings = analysis.facts.filter(
    ({ shape, phrase }) => shape === 'definition' && phrase.length < 140,
  );
  return fromFacts(workshop, (fact) => {
    const term = termOf(analysis, fact);
    if (fact.shape !== 'definition' || !term || !isAskable(fact) || fact.isPerson) return undefined;
    if (fact.being === 'was' || fact.being === 'were' || fact.lead !== '') return undefined;
    const others = meanings.filter((other) => isOtherMeaning(fact, other));
    const near = others.toSorted(
      (one, other) =>
        Math.abs(one.phrase.length - fact.phrase.length) -
        Math.abs(other.phrase.length - fact.phrase.length),
    );
    const pool = near.slice(0, 7).map(({ phrase }) => capitalise(phrase));
    const key = capitalise(fact.phrase);
    const verb = fact.isPlural ? 'are' : 'is';
    const text =
      fact.isQuoted === true
        ? `Which description fits the term “${fact.name}”?`
        : /^\p{Lu}/u.test(fact.name)
          ? `Which of the following describes ${fact.subject}?`
          : `What ${verb} ${fact.subject}?`;
    return {
      text,
      key,
      distractors: pickByLength(key, pool, random),
      quality: worthOf(fact) - 0.02,
    };
  });
};

/** 'In which year …?' and 'How many …?' */
export const chooseNumber: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askNumber(workshop, fact);
    if (!asked) return undefined;
    const distractors = pickNumbers(asked.spot, asked.taken, workshop.random);
    return { text: asked.text, key: asked.spot.text, distractors, quality: 0.8 };
  });

/** 'What did James Hargreaves invent in 1764?' */
export const chooseObject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askObject(workshop, fact);
    if (!asked) return undefined;
    const distractors = pickTerms(workshop, {
      key: asked.key,
      sentence: fact.sentence,
      stem: asked.text,
      isLoose: true,
    });
    return { text: asked.text, key: asAnswer(asked.answer), distractors, quality: 0.62 };
  });

/** A sentence with a hole for a name of a known sort or a year. */
export const chooseGap: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const hole = findGap(workshop, fact);
    if (!hole) return undefined;
    const { text, answer, term, spot, taken, quality } = hole;
    const distractors = term
      ? pickTerms(workshop, { key: term, sentence: fact.sentence, stem: text })
      : spot
        ? pickNumbers(spot, taken, workshop.random)
        : [];
    return { text, key: answer, distractors, quality };
  });

/** A sentence with a hole: the last choice. */
export const chooseMissing: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const hole = findBlanks(workshop.analysis, fact, 2).find(({ term }) => term !== undefined);
    if (!hole?.term) return undefined;
    const distractors = pickTerms(workshop, {
      key: hole.term,
      sentence: fact.sentence,
      stem: hole.text,
      isLoose: true,
    });
    const text = `Which answer completes the sentence? ${hole.text}`;
    return { text, key: hole.answer, distractors, quality: hole.quality - 0.25 };
  });

function* fromFacts(
  workshop: Workshop,
  ask: (fact: Fact) => Choice | undefined,
): Generator<Candidate> {
  const { analysis, ordered } = workshop;
  for (const fact of ordered) {
    const choice = ask(fact);
    if (!choice || choice.distractors.length < 3) continue;
    const { section } = fact.sentence;
    const topic = topicOf(analysis, section);
    const { text, key, distractors, quality } = choice;
    yield {
      section,
      quality,
      draft: {
        type: 'multiple-choice',
        text,
        key,
        distractors,
        explanation: explain(analysis, fact.sentence),
        hint: placeHint(analysis, topic, key),
        source: sourceOf(analysis, fact.sentence),
        topic,
      },
    };
  }
}

/** Far enough from what is right, and not telling its own word. */
function isOtherMeaning(fact: Fact, other: Fact): boolean {
  if (other.key === fact.key || other.sentence.no === fact.sentence.no) return false;
  if (other.isPlural !== fact.isPlural || other.phrase === fact.phrase) return false;
  if ((other.isQuoted === true) !== (fact.isQuoted === true)) return false;
  const own = fact.sentence.stems;
  const common = own.intersection(other.sentence.stems).size;
  return (
    common <= Math.min(own.size, other.sentence.stems.size) * 0.6 &&
    !other.phrase.toLowerCase().includes(fact.name.toLowerCase())
  );
}
