import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { findNumbers } from '../analysis/find-numbers.ts';
import type { Term } from '../analysis/find-terms.ts';
import { capitalise, cleanText, withoutLinks, withoutStop } from '../analysis/clean-text.ts';
import { isAskable } from '../analysis/is-askable.ts';
import type { Workshop } from './candidate.ts';
import { isPeople, pickRival, termOf } from './distractors.ts';
import { mainWords } from './main-words.ts';
import { stateOpposite } from './opposites.ts';
import { pickNumbers, pickWrongNumber } from './number-options.ts';

export type FalseStatement = { text: string; quality: number; why: string };

/** A fact made false: another number, a contrary word, or another subject of which it is not true. */
export function makeFalse(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const contrast = swapContrast(workshop, fact);
  if (contrast) return contrast;
  const opposite = stateOpposite(workshop.analysis, fact);
  const made = [
    changeNumber(workshop, fact),
    opposite && { ...opposite, quality: 0.77 },
    swapSubject(workshop, fact),
  ].filter((statement) => statement !== undefined);
  return made.toSorted((one, other) => other.quality - one.quality)[0];
}

/** In 'X lacks a nucleus, whereas Y keeps …' the other side is surely wrong. */
function swapContrast({ analysis }: Workshop, fact: Fact): FalseStatement | undefined {
  if (!/\b(?:whereas|while)\b/.test(fact.sentence.text) || fact.origin !== 'sentence')
    return undefined;
  const other = factsOf(analysis, fact.sentence.no).find(
    ({ key, isPlural, origin, isPerson, isName }) =>
      key !== fact.key &&
      isPlural === fact.isPlural &&
      origin === 'sentence' &&
      isPerson === fact.isPerson &&
      isName === fact.isName,
  );
  if (!other || fact.lead !== '' || other.lead !== '') return undefined;
  if (/[’']s\b/.test(`${fact.subject} ${other.subject}`)) return undefined;
  const text = replaceSubject(fact, other.subject);
  return text === undefined
    ? undefined
    : { text, quality: 0.85, why: `This is true of ${fact.subject}.` };
}

function factsOf({ facts }: Analysis, no: number): Fact[] {
  return facts.filter(({ sentence }) => sentence.no === no);
}

function swapSubject(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const key = termOf(workshop.analysis, fact);
  if (!key || !isAskable(fact) || fact.origin === 'agent') return undefined;
  if (fact.isGuarded || fact.weight < 3) return undefined;
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
  // 'the term rounding' stands only before 'fits the description'.
  const subject =
    other && fact.isQuoted !== true ? other.subject.replace(/^the term /, '') : other?.subject;
  const text = rival && subject !== undefined ? replaceSubject(fact, subject) : undefined;
  if (text === undefined || !rival) return undefined;
  const isNear = rival.sections.has(fact.sentence.section);
  const isAkin = isNear && key.wordCount > 1 && rival.head === key.head;
  const quality = isAkin ? Math.max(0.72, trustIn(fact, rival)) : trustIn(fact, rival);
  return { text, quality: quality - (isNear ? 0 : 0.22), why: whyNot(fact) };
}

function isMany({ being, isPlural, shape }: Fact): boolean {
  return shape === 'definition' ? being === 'are' || being === 'were' : isPlural;
}

/** Surely wrong and yet possible: one explained word for another, one person for another. */
function trustIn({ shape, origin, isPerson, isName, statement }: Fact, rival: Term): number {
  const isExplained = shape === 'definition' || origin === 'entry' || origin === 'row';
  if (isExplained && (rival.isDefined || rival.isMarked)) return 0.8;
  if (isPerson && rival.kind === 'person')
    return /\b(?:his|her|he|she|who)\b/.test(statement) ? 0.45 : 0.68;
  return isName || rival.isDefined ? 0.5 : 0.45;
}

function whyNot({ origin, subject }: Fact): string {
  return origin === 'naming' ? `The right term is “${subject}”.` : `This is true of ${subject}.`;
}

function changeNumber(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const { analysis, random } = workshop;
  if (fact.isCut || (fact.origin !== 'sentence' && fact.origin !== 'naming')) return undefined;
  const words = mainWords(fact);
  const [first] = words;
  const last = words.at(-1);
  const spots = findNumbers(words);
  // A number with 'by' or 'more than' may be changed and still be true.
  const exact = spots.filter(
    ({ start, bound, value, unit }) =>
      bound === 'exact' &&
      value > 1 &&
      !fractions.test(unit) &&
      (start > (fact.verb[0]?.start ?? 0) || fact.lead !== ''),
  );
  // 'perhaps five per cent' may as well be four.
  const sure = exact.filter(
    ({ form, at }) => form !== 'spelled' || !vague.test(words[at - 1]?.lower ?? ''),
  );
  const spot = sure.find(({ form }) => form === 'year') ?? sure[0];
  if (!first || !last || !spot || spots.length > 3) return undefined;
  const taken = findNumbers(fact.sentence.words).map(({ value }) => value);
  // A year far away is seen to be wrong, and the next one is too fine a point.
  const near = (year: string) => Math.abs(Math.abs(Number(year) - spot.value) - 12);
  const wrong =
    spot.form === 'year'
      ? pickNumbers(spot, taken, random).toSorted((one, other) => near(one) - near(other))[0]
      : pickWrongNumber(spot, taken, random);
  if (wrong === undefined) return undefined;
  const changed =
    analysis.material.slice(first.start, spot.start) +
    wrong +
    analysis.material.slice(spot.end, last.end);
  const isYear = spot.form === 'year';
  const isAside = words.some(
    ({ lower, start }) => lower === ',' && start > (fact.verb[0]?.start ?? 0) && start < spot.start,
  );
  return {
    text: capitalise(`${withoutStop(withoutLinks(cleanText(changed)))}.`),
    quality:
      (isYear ? 0.82 : spot.form === 'digits' ? 0.74 : 0.62) -
      0.04 * (spots.length - 1) -
      (isAside && fact.verb.length > 0 ? 0.12 : 0) -
      // Who reads so much looks for the mistake elsewhere.
      (words.length > 26 ? 0.16 : 0),
    why: isYear ? `The year is ${spot.text}.` : `The right number is ${spot.text}.`,
  };
}

const vague = /^(?:perhaps|about|roughly|approximately|some|nearly|almost|around|usually)$/;
const fractions =
  /^(?:half|halves|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b/;

/** The subject of another fact comes with its own article. */
function replaceSubject(fact: Fact, subject: string): string | undefined {
  const { statement } = fact;
  const isLast = fact.origin === 'naming' || fact.origin === 'entry';
  const at = isLast
    ? statement.toLowerCase().lastIndexOf(fact.subject.toLowerCase())
    : statement.toLowerCase().indexOf(fact.subject.toLowerCase());
  if (at < 0 || (at > 40 && !isLast)) return undefined;
  // ', introduced by …,' and '(1972)' tell of the right subject.
  if (/^\s*[,(]/.test(statement.slice(at + fact.subject.length))) return undefined;
  const shown = at === 0 ? capitalise(subject) : subject;
  return statement.slice(0, at) + shown + statement.slice(at + fact.subject.length);
}

function factsByKey({ facts }: Analysis): ReadonlyMap<string, Fact> {
  const known = firstFacts.get(facts);
  if (known) return known;
  const made = new Map<string, Fact>();
  for (const fact of facts) {
    if (!made.has(fact.key) && fact.origin !== 'agent') made.set(fact.key, fact);
  }
  firstFacts.set(facts, made);
  return made;
}

// Goes with the analysis it belongs to.
const firstFacts = new WeakMap<readonly Fact[], ReadonlyMap<string, Fact>>();
