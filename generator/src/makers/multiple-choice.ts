import { isAskable } from '../analysis/is-askable.ts';
import type { Fact } from '../analysis/fact.ts';
import { capitalise } from '../analysis/clean-text.ts';
import { askFacts, type Asked } from './ask-facts.ts';
import { findBlanks, isEverywhere } from './blanks.ts';
import { placeHint, type Candidate, type Maker, type Workshop } from './candidate.ts';
import {
  answerFor,
  pickByLength,
  pickNamed,
  pickSiblings,
  pickTerms,
  termOf,
} from './distractors.ts';
import { countWords, isFineStem, leans } from './fine-stems.ts';
import { findGaps } from './gaps.ts';
import { pickNumbers } from './number-options.ts';
import { askNumber } from './number-questions.ts';
import { askObject } from './object-questions.ts';
import { worthOf } from './order-facts.ts';
import { askSubject } from './stems.ts';
import { isSureFact, tellsOnlyLife } from './sure-facts.ts';

type Choice = Asked & { distractors: readonly string[] };

/** Below it a question is taken only when there are not enough better ones. */
const spareQuality = 0.55;

/** 'Who …?', 'What is the term for …?', beside others of the same family. */
export const chooseSubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const { analysis } = workshop;
    const key = termOf(analysis, fact);
    const text = askSubject(fact, 'options');
    if (!key || text === undefined || !isAskable(fact) || !isFineStem(text, fact)) return undefined;
    const hasFamily = analysis.families.siblingsOf(key.key).length >= 3;
    if (!isSureFact(workshop, fact, hasFamily)) return undefined;
    const wanted = {
      key,
      sentence: fact.sentence,
      stem: text,
      isPlural: fact.shape === 'definition' && fact.origin === 'entry' ? undefined : fact.isPlural,
    };
    const siblings = pickSiblings(workshop, wanted);
    // Beside a meaning, whatever else the text gives a name to can stand.
    const isTerm = fact.shape === 'definition' && !fact.isPerson && !fact.isName;
    const isLoose = siblings.length < 3 && isTerm;
    const { names, areAlike } = isLoose
      ? pickNamed(workshop, wanted)
      : { names: siblings, areAlike: true };
    // What is no phrase of a sentence can only be quoted, which reads less well.
    const isClumsy = fact.isQuoted === true || isEverywhere(analysis, key);
    // A line that explains a word has its own list, whose others would be the right options.
    const looseQuality = areAlike && fact.origin !== 'entry' ? 0.62 : spareQuality;
    const quality = isLoose ? looseQuality : 0.65 + 0.25 * worthOf(fact) - (isClumsy ? 0.1 : 0);
    return { text, key: answerFor(analysis, fact.name), distractors: names, quality };
  });

/** 'Which of the following releases energy from glucose?', of any subject. */
export const chooseAnySubject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const { analysis } = workshop;
    const key = termOf(analysis, fact);
    const text = askSubject(fact, 'options');
    if (!key || text === undefined || !isAskable(fact)) return undefined;
    const distractors = pickTerms(workshop, {
      key,
      sentence: fact.sentence,
      stem: text,
      isPlural: fact.isPlural,
    });
    const quality = worthOf(fact) * spareQuality - (isEverywhere(analysis, key) ? 0.3 : 0);
    return { text, key: answerFor(analysis, fact.name), distractors, quality };
  });

/** 'Which of the following best describes osmosis?' with what is said of others of its family. */
export const chooseMeaning: Maker = (workshop) => {
  const { analysis, random } = workshop;
  const meanings = Map.groupBy(analysis.facts.filter(isMeaning), ({ key }) => key);
  return fromFacts(workshop, (fact) => {
    if (!isMeaning(fact) || !termOf(analysis, fact) || !isAskable(fact)) return undefined;
    if (!isSureFact(workshop, fact)) return undefined;
    const pool = analysis.families.siblingsOf(fact.key).flatMap((term) => {
      const found = meanings.get(term.key)?.find((other) => isOtherMeaning(fact, other));
      return found ? [capitalise(found.phrase)] : [];
    });
    const key = capitalise(fact.phrase);
    return {
      text: `Which of the following best describes ${fact.subject}?`,
      key,
      distractors: pickByLength(key, pool.slice(0, 7), random),
      quality: 0.66 + 0.2 * worthOf(fact),
    };
  });
};

/** A short phrase that says what a thing is. */
function isMeaning({ shape, phrase, isQuoted, isPerson, being, lead }: Fact): boolean {
  if (shape !== 'definition' || isQuoted === true || isPerson || lead !== '') return false;
  return !/^(?:was|were)$/.test(being) && countWords(phrase) <= 22;
}

/** 'In which year …?' and 'How many …?' */
export const chooseNumber: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askNumber(workshop, fact);
    if (!asked) return undefined;
    const distractors = pickNumbers(asked.spot, asked.taken, workshop.random);
    const isFine = countWords(asked.text) <= 25 && !leans(asked.text);
    return {
      text: asked.text,
      key: asked.spot.text,
      distractors,
      quality: isFine ? 0.8 : spareQuality,
    };
  });

/** 'What did James Hargreaves invent in 1764?' */
export const chooseObject: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const asked = askObject(workshop, fact);
    if (!asked) return undefined;
    const { text } = asked;
    const distractors = pickTerms(workshop, {
      key: asked.key,
      sentence: fact.sentence,
      stem: text,
    });
    return { text, key: answerFor(workshop.analysis, asked.answer), distractors, quality: 0.35 };
  });

/** A sentence with a hole for a name of a known sort, a year or a number. */
export const chooseGap: Maker = (workshop) =>
  fromFacts(workshop, (fact) => {
    const gaps = findGaps(workshop, fact);
    const hole = gaps.find(({ spot }) => spot !== undefined) ?? gaps[0];
    if (!hole || tellsOnlyLife(fact)) return undefined;
    const { text, answer, term, spot, taken, quality } = hole;
    if (spot) {
      const distractors = pickNumbers(spot, taken, workshop.random);
      return { text, key: answer, distractors, quality };
    }
    if (!term) return undefined;
    const wanted = { key: term, sentence: fact.sentence, stem: text };
    const siblings = pickSiblings(workshop, wanted);
    return siblings.length < 3
      ? { text, key: answer, distractors: pickTerms(workshop, wanted), quality: 0.45 }
      : { text, key: answer, distractors: siblings, quality };
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
    });
    const text = `Which answer completes the sentence? ${hole.text}`;
    return { text, key: hole.answer, distractors, quality: hole.quality * 0.4 };
  });

function fromFacts(
  workshop: Workshop,
  ask: (fact: Fact) => Choice | undefined,
): Generator<Candidate> {
  return askFacts(
    workshop,
    (fact) => {
      const choice = ask(fact);
      return choice && choice.distractors.length >= 3 ? choice : undefined;
    },
    ({ key, distractors }, frame) => ({
      ...frame,
      type: 'multiple-choice',
      key,
      distractors,
      hint: placeHint(workshop.analysis, frame.topic, key),
    }),
  );
}

/** Far enough from what is right, of the same form, and not telling its own word. */
function isOtherMeaning(fact: Fact, other: Fact): boolean {
  if (other.sentence.no === fact.sentence.no || other.phrase === fact.phrase) return false;
  if (other.isPlural !== fact.isPlural || hasArticle(other) !== hasArticle(fact)) return false;
  const own = fact.sentence.stems;
  const common = own.intersection(other.sentence.stems).size;
  return (
    common <= Math.min(own.size, other.sentence.stems.size) * 0.6 &&
    !other.phrase.toLowerCase().includes(fact.name.toLowerCase())
  );
}

function hasArticle({ phrase }: Fact): boolean {
  return /^(?:an?|the|any|one)\s/i.test(phrase);
}
