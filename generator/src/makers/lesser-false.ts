import { blank } from '@engram/core/questions/question.ts';
import { capitalise } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { findNumbers } from '../analysis/find-numbers.ts';
import { shown } from '../analysis/phrase-words.ts';
import { findBlanks } from './blanks.ts';
import type { Workshop } from './candidate.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { isPeople, pickRival, termOf } from './distractors.ts';
import type { FalseStatement } from './make-false.ts';
import { pickWrongNumber } from './number-options.ts';
import { factsByKey, isMany, replaceSubject, whyNot } from './replace-subject.ts';
import { changeNumber as changeSurely } from './wrong-number.ts';

/** For a text that gives too few surely false statements: another count, or another word inside. */
export function makeLesserFalse(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  return (
    miscount(workshop, fact) ??
    swapSubject(workshop, fact) ??
    changeNumber(workshop, fact) ??
    swapInside(workshop, fact)
  );
}

/** Any other subject of its kind, where the text shows no family. */
function swapSubject(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const key = termOf(workshop.analysis, fact);
  if (!key || !isAskable(fact) || fact.origin === 'agent') return undefined;
  // 'In Git git merge is …'
  if (fact.isGuarded || fact.weight < 3 || fact.lead !== '') return undefined;
  const facts = factsByKey(workshop.analysis);
  const wanted = { key, sentence: fact.sentence, stem: fact.statement, isPlural: fact.isPlural };
  const rival = pickRival(workshop, wanted, (term) => {
    const own = facts.get(term.key);
    // Whatever merely occurs as a subject may well be an example of what is defined.
    const isPeer = fact.shape !== 'definition' || term.isDefined || term.isMarked;
    return (
      own !== undefined &&
      own.isPlural === fact.isPlural &&
      isMany(own) === isMany(fact) &&
      isPeer &&
      isPeople(term) === isPeople(key)
    );
  });
  const other = rival && facts.get(rival.key);
  // A line that is only quoted tells no article: 'Working tree is the history itself'.
  if (other?.isQuoted === true && fact.isQuoted !== true) return undefined;
  // 'the term rounding' stands only before 'fits the description'.
  const subject =
    other && fact.isQuoted !== true ? other.subject.replace(/^the term /, '') : other?.subject;
  const text = rival && subject !== undefined ? replaceSubject(fact, subject) : undefined;
  if (text === undefined || !rival) return undefined;
  const isNear = rival.sections.has(fact.sentence.section);
  return { text, quality: isNear ? 0.54 : 0.42, why: whyNot(fact) };
}

function changeNumber(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  if (fact.origin !== 'sentence' && fact.origin !== 'naming') return undefined;
  const made = changeSurely(workshop, fact);
  return made && { ...made, quality: made.quality - 0.25 };
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
    quality: 0.56,
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
