import type { Analysis } from '../analysis/analyse-text.ts';
import { shuffle } from '@engram/core/seeded-random.ts';
import type { Range } from '../analysis/blocks.ts';
import { cleanText } from '../analysis/clean-text.ts';
import type { Naming } from '../analysis/find-namings.ts';
import type { Term } from '../analysis/find-terms.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { acceptedFor } from './accepted-answers.ts';
import {
  explain,
  hintFor,
  placeHint,
  sourceOf,
  topicOf,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { withArticle } from './fill-in-blank.ts';
import { hideRange } from './cut-hole.ts';
import { isTitle, pickByLength, pickNamed } from './distractors.ts';
import { countWords } from './fine-stems.ts';
import { factsIn } from './is-statement.ts';
import { printsAlone } from './prints-alone.ts';
import type { Pair, Relation } from './relation.ts';

/** A sentence that gives a thing its name, without the name. */
export type NamingGap = {
  text: string;
  answer: string;
  accepted: readonly string[];
  term: Term | undefined;
  naming: Naming;
  /** What is printed: the sentence, or also the one before it. */
  range: Range;
  quality: number;
};

/** Of a text, in its order, each name once; made once. */
export function listNamingGaps(analysis: Analysis): readonly NamingGap[] {
  const known = gapsOf.get(analysis);
  if (known) return known;
  const seen = new Set<string>();
  const made = analysis.namings
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .flatMap((naming) => {
      const gap = seen.has(naming.key) ? undefined : cutName(analysis, naming);
      if (!gap) return [];
      seen.add(naming.key);
      return [gap];
    });
  gapsOf.set(analysis, made);
  return made;
}

// Goes with the analysis it belongs to.
const gapsOf = new WeakMap<Analysis, readonly NamingGap[]>();

function rankOf({ isOutright, isMarked }: Naming): number {
  return isOutright ? 2 : isMarked ? 0 : 1;
}

/** 'Which term belongs in the gap? … is called _____.' beside other names that the text gives. */
export const chooseNaming: Maker = function* chooseNaming(workshop) {
  const gaps = listNamingGaps(workshop.analysis);
  const words = gaps.filter(({ naming }) => naming.kind === 'word');
  for (const gap of gaps) {
    const { term, naming } = gap;
    // Of few names some are left for free answers, where numbers serve less well than here.
    const isSpared = words.length < fewNames && words.indexOf(gap) > 1;
    const { sentence, isPlural } = naming;
    const stem = stemOf(gap);
    const { names: distractors, areAlike } = term
      ? pickNamed(workshop, { key: term, sentence, stem, isPlural })
      : { names: pickTitles(workshop, gap), areAlike: true };
    if (distractors.length < 3) continue;
    const frame = frameOf(workshop, gap, stem);
    const hint = placeHint(workshop.analysis, frame.topic, gap.answer);
    yield {
      section: naming.sentence.section,
      quality: !areAlike ? Math.min(gap.quality, 0.57) : isSpared ? 0.62 : gap.quality,
      draft: { ...frame, type: 'multiple-choice', key: gap.answer, distractors, hint },
    };
  }
};

const fewNames = 8;

/** The same inside of its sentence. */
export const fillNaming: Maker = function* fillNaming(workshop) {
  for (const gap of listNamingGaps(workshop.analysis)) {
    const { answer, naming, quality } = gap;
    const frame = frameOf(workshop, gap, withArticle(gap.text, gap.accepted));
    yield {
      section: naming.sentence.section,
      quality: naming.isOutright || isExplained(gap) ? quality : 0.58,
      draft: {
        ...frame,
        type: 'fill-in-blank',
        key: answer,
        accepted: acceptedOf(workshop.analysis, gap),
        hint: hintFor(workshop.analysis, answer, frame.topic),
      },
    };
  }
};

function acceptedOf(
  analysis: Workshop['analysis'],
  { answer, accepted, naming }: NamingGap,
): string[] {
  // A case is known by who brought it.
  const [party = ''] = naming.kind === 'case' ? answer.split(' v ') : [];
  const short = party === '' ? [] : [party];
  return [...new Set([...accepted, ...short, ...acceptedFor(analysis, answer)])];
}

/** The same to be answered freely, where no other word would fit. */
export const answerNaming: Maker = function* answerNaming(workshop) {
  const { analysis } = workshop;
  for (const gap of listNamingGaps(analysis)) {
    const { answer, naming, quality } = gap;
    const frame = frameOf(workshop, gap, stemOf(gap));
    yield {
      section: naming.sentence.section,
      // Without options only what is said outright can have one answer.
      quality: naming.isOutright
        ? quality
        : isExplained(gap) && countWords(answer) < 5
          ? 0.62
          : 0.56,
      draft: {
        ...frame,
        type: 'short-answer',
        key: answer,
        accepted: acceptedOf(analysis, gap),
        hint: hintFor(analysis, answer, frame.topic),
      },
    };
  }
};

function stemOf({ naming, text }: NamingGap): string {
  const noun = { word: 'term', case: 'case', title: 'name' }[naming.kind];
  return `Which ${noun} belongs in the gap? ${text}`;
}

/** 'and _____ is formed, from which not even light is able to escape' says what it is. */
function isExplained({ naming, text }: NamingGap): boolean {
  return naming.isMarked || /_____[^,]*, (?:(?:from|in|to|of) )?(?:which|who|an?) /.test(text);
}

/** Other cases, or other works, that the text names. */
function pickTitles({ analysis, random }: Workshop, { naming, answer }: NamingGap): string[] {
  const others = analysis.namings.filter(
    ({ kind, sentence }) => kind === naming.kind && sentence !== naming.sentence,
  );
  const names = others.map(({ hole }) => cleanText(analysis.material.slice(hole.start, hole.end)));
  return pickByLength(answer, shuffle(names, random).slice(0, 5), random);
}

function frameOf({ analysis }: Workshop, { range, naming }: NamingGap, text: string) {
  return {
    text,
    explanation: explain(analysis, range),
    source: sourceOf(analysis, range),
    topic: topicOf(analysis, naming.sentence.section),
  };
}

const completes: Relation = {
  task: 'Match each term with the sentence that it completes.',
  check: 'Which of these sentences are completed correctly?',
  checkAgain: 'Which of these pairings are correct?',
  quality: 0.82,
};

function completesTitle(kind: 'case' | 'title'): Relation {
  const noun = kind === 'case' ? 'case' : 'name';
  return { ...completes, task: `Match each ${noun} with the sentence that it completes.` };
}

/** Names of one number, each with its sentence. */
export function namingPairs(analysis: Analysis): Pair[] {
  const gaps = listNamingGaps(analysis).filter(({ text }) => countWords(text) <= 30);
  return gaps.map(({ answer, text, naming: { kind, isPlural, sentence } }) => ({
    left: answer,
    right: text,
    relation: kind === 'word' ? completes : completesTitle(kind),
    sentence,
    list: '',
    form: kind === 'word' ? (isPlural ? 'plural' : 'singular') : kind,
    isSound: true,
  }));
}

const mostWords = 36;

function cutName(analysis: Analysis, naming: Naming): NamingGap | undefined {
  const { sentence, hole, key, isOutright, isMarked, kind } = naming;
  const term = kind === 'word' ? analysis.terms.find(key) : undefined;
  if (isTask(analysis, sentence)) return undefined;
  if (kind === 'word' && (!term || isTitle(analysis, term.name))) return undefined;
  if (isMarked && kind === 'word' && !isTold(analysis, naming)) return undefined;
  const before = analysis.sentences[sentence.no - 1];
  const opensLeaning = leaningOpening.test(sentence.text);
  const mayJoin = before?.block === sentence.block && before.text.length < 160;
  if (opensLeaning && (!isOutright || !mayJoin)) return undefined;
  const start = opensLeaning && before ? before.start : sentence.start;
  const range = { start, end: endOf(analysis, sentence, hole) };
  const made = hideRange(analysis, range, hole, term);
  if (!made) return undefined;
  const text = made.text.replace(/^(If|When), on the other hand, /, '$1 ');
  const length = countWords(text);
  if (sentence.text.endsWith(':') || length > (kind === 'word' ? mostWords : 28) || length < 6)
    return undefined;
  if (leansAnywhere(analysis, text, opensLeaning ? sentence.no - 1 : sentence.no)) return undefined;
  const quality = isOutright ? 0.9 : kind !== 'word' ? 0.8 : isMarked ? 0.7 : 0.78;
  const { answer, accepted } = made;
  return { text, answer, accepted, term, naming, range, quality };
}

/** Bold print may stand anywhere; the sentence must be about what it encloses, or appeal to it. */
function isTold(analysis: Analysis, { sentence, key, hole }: Naming): boolean {
  const before = analysis.material.slice(sentence.start, hole.start);
  const isAppeal = /\b(?:by|under|according to|as|is|are) (?:an? |the )?[*_]*$/i.test(before);
  const facts = factsIn(analysis, sentence);
  if (isAppeal) return sentence.stands;
  return facts.some((fact) => fact.key === key && printsAlone(analysis, fact));
}

/** What is only added behind the name is left away. */
function endOf({ material }: Analysis, { end }: Sentence, hole: Range): number {
  const behind = material.slice(hole.end, end);
  const at = behind.search(
    /(?:;|, (?:but|while|whereas|although|though)|, and (?:they|it|this|these|is|was)) /,
  );
  return at < 0 ? end : hole.end + at;
}

/** Tasks for the reader, and cases that were made up for them. */
function isTask({ sections, material }: Analysis, { section, block }: Sentence): boolean {
  const heading = sections[section]?.heading ?? '';
  return (
    /\b(?:questions?|exercises?|problems?|tasks?|seminar|activit\p{L}+|scenarios?|homework|quiz)\b/iu.test(
      heading,
    ) ||
    (block.kind === 'item' && material.slice(block.start, block.end).includes('?'))
  );
}

const leaningOpening =
  /^(?:they|it|this|these|those|such|he|she|the (?:last|latter|former|first|second))\b/i;

/** Whether something in it points at what is not printed. */
function leansAnywhere(analysis: Analysis, shown: string, no: number): boolean {
  const text = shown.replace(/\bwe (?=call|speak of)/, '');
  if (pointers.test(text)) return true;
  const pointed = /\b(?:this|these|those|such(?! as))\b/i.exec(text);
  // '…; this state is known as': what was just told.
  const isSummary = pointed !== null && summing.test(text.slice(pointed.index));
  if (pointed && (!isSummary || countWords(text.slice(0, pointed.index)) < 6)) return true;
  const [, replaced] = /^(.*?)\b(?:it|its|they|them|their)\b/i.exec(text) ?? [];
  if (replaced !== undefined && !hasNoun.test(replaced)) return true;
  const introduced = stemsBefore(analysis, no);
  return [...text.matchAll(/\bthe (\p{Ll}+)(?: (\p{Ll}+))?/gu)].some((found) => {
    const [all, first = '', second = ''] = found;
    const after = text.slice(found.index + all.length);
    if (completed.test(` ${second}`) || completed.test(after)) return false;
    const earlier = text.slice(0, found.index);
    // 'and the reaction is called': what was just told.
    if (countWords(earlier) > 6 && /^(?:is|are)$/.test(second)) return false;
    const nouns = [first, second].filter((word) => word.length > 2).map(rootOf);
    if (nouns.some((noun) => earlier.toLowerCase().includes(noun))) return false;
    return (
      nouns.some((noun) => introduced.has(noun)) && !nouns.some((noun) => isCommon(analysis, noun))
    );
  });
}

/** 'this state is known as'. */
const summing =
  /^\S+ (?:\p{Ll}+ ){0,2}(?:is|are|was|were) (?:\p{Ll}+ ){0,2}(?:called|known|termed|named|referred|dubbed)\b/u;
const hasNoun = /^\p{Lu}\p{L}{3,}s\b|\p{L}{3,} .*\p{L}{4,}|^(?:if |when )?(?:an?|the) \p{L}+/iu;
const completed = /^ (?:of|that|which|who|in|between|for|from|with|to|by|called|_)/;

function rootOf(word: string): string {
  return word.replace(/(?:ation|ing|ed|es|s|e|y)$/, '');
}

/** Stems of the three sentences before: what they have introduced is not known without them. */
function stemsBefore({ sentences }: Analysis, no: number): ReadonlySet<string> {
  return new Set(sentences.slice(Math.max(0, no - 3), no).flatMap(({ stems }) => [...stems]));
}

/** What the whole text speaks of is known to whoever has read it. */
function isCommon({ sentencesWith }: Analysis, stem: string): boolean {
  return (sentencesWith.get(stem)?.length ?? 0) > 3;
}

const pointers =
  /^The \p{Ll}+ (?:is|are|was|were) (?:\p{Ll}+ )?(?:called|known)|\b(?:he|she|his|her|him|we|us|our|you|your|i|my|so far|the (?:latter|former|other(?! (?:side|party|person|end|half)\b)|others|two|three|four|last|rest|remaining|resulting|remainder)|left behind|of them|similar terms|examples?|probably|perhaps|possibly|seems?|whole group|at that point|that (?:mass|point|time|way|stage|case)|here|there (?!is|are)|today|yesterday|above|below|however|also|again|another|for example|for instance|e\.g)\b/iu;
