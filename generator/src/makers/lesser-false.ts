import { blank } from '@engram/core/questions/question.ts';
import { capitalise } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { findNumbers } from '../analysis/find-numbers.ts';
import { shown } from '../analysis/phrase-words.ts';
import { findBlanks } from './blanks.ts';
import type { Workshop } from './candidate.ts';
import { isPeople, pickRival } from './distractors.ts';
import type { FalseStatement } from './make-false.ts';
import { pickWrongNumber } from './number-options.ts';

/** For a text that gives too few surely false statements: another count, or another word inside. */
export function makeLesserFalse(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  return miscount(workshop, fact) ?? swapInside(workshop, fact);
}

/** 'Economists count three factors: land, labour and capital' with another number and no list. */
function miscount({ analysis, random }: Workshop, { sentence }: Fact): FalseStatement | undefined {
  const { words, stands, block } = sentence;
  const colon = words.findIndex(({ lower }) => lower === ':');
  const told = words.slice(0, colon);
  const spots = findNumbers(told);
  const [spot] = spots;
  if (!stands || block.kind !== 'prose' || colon < 4 || !spot || spots.length > 1) return undefined;
  const isVerbal = told.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const isList = words.slice(colon).some(({ lower }) => lower === 'and' || lower === 'or');
  if (!isVerbal || !isList || spot.form !== 'spelled' || spot.bound !== 'exact') return undefined;
  const wrong = pickWrongNumber(spot, [spot.value], random);
  if (wrong === undefined) return undefined;
  const text = shown(told, analysis).replace(new RegExp(`\\b${spot.text}\\b`), wrong);
  return {
    text: capitalise(`${text}.`),
    quality: 0.58,
    why: `The right number is ${spot.text}.`,
  };
}

function swapInside(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const { analysis } = workshop;
  const [hole] = fact.isGuarded ? [] : findBlanks(analysis, fact, 1);
  const term = hole?.term;
  if (!hole || !term || hole.quality < 0.4 || hole.text.length > 200) return undefined;
  const rival = pickRival(
    workshop,
    { key: term, sentence: fact.sentence, stem: fact.statement },
    (other) =>
      other.kind === term.kind &&
      isPeople(other) === isPeople(term) &&
      (other.isDefined || other.isMarked || other.isSubject || other.kind !== 'singular'),
  );
  if (!rival) return undefined;
  // The hole swallowed the article.
  const article = hole.accepted.some((other) => /^an? /i.test(other))
    ? `${/^[aeiou]/i.test(rival.name) ? 'an' : 'a'} `
    : '';
  return {
    text: capitalise(hole.text.replace(blank, () => `${article}${rival.name}`)),
    quality: rival.isDefined ? 0.5 : 0.45,
    why: `It is “${hole.answer}”, not “${rival.name}”.`,
  };
}
