import { policyLimits } from '../../limits.ts';
import { countCharacters } from '../measure-text.ts';
import { foldText } from './fold-text.ts';
import { readSentences } from './meaning/read-sentences.ts';
import { type Finding, weighText } from './meaning/weigh-text.ts';
import { policyMessages } from './messages.ts';
import { type ProhibitedClass, prohibitedClasses } from './prohibited.ts';
import { reported, turnsRound } from './reported.ts';
import { sensitiveTerms } from './sensitive-terms.ts';
import { studyKeywords } from './study-keywords.ts';

export type Judgement =
  | { verdict: 'fine' }
  | { verdict: 'needs-review'; reason: string }
  | { verdict: 'prohibited'; reason: string };

/**
 * What the content policy says of a text. The browser asks for quick feedback, the server decides
 * (S02). Phrases and word families are English: a text in another language is fine here.
 */
export function judgeContent(text: string): Judgement {
  const folded = foldText(text);
  const readings = new Set([folded, foldText(text, 'l')]);
  const said = prohibitedClasses.filter((prohibited) =>
    [...readings].some((reading) => isFound(prohibited, reading)),
  );
  if (said.length > 0) return refuse(said);
  const { refused, doubtful } = weighMeaning([...readings]);
  if (refused.length > 0) return refuse(refused);
  if (doubtful.length > 0) {
    return { verdict: 'needs-review', reason: policyMessages.sensitive(namesOf(doubtful)) };
  }
  // Terms count once, however often they stand there (C41).
  const terms = sensitiveTerms.filter((term) => folded.includes(` ${term} `));
  if (terms.length < policyLimits.sensitiveTerms) return { verdict: 'fine' };
  if (terms.length < policyLimits.sensitiveTermsIfEducational && isEducational(text, folded)) {
    return { verdict: 'fine' };
  }
  return { verdict: 'needs-review', reason: policyMessages.sensitive(terms) };
}

function refuse(classes: readonly ProhibitedClass[]): Judgement {
  return { verdict: 'prohibited', reason: policyMessages.prohibited(namesOf(classes)) };
}

function namesOf(classes: readonly ProhibitedClass[]): string[] {
  return classes.map(({ name }) => name);
}

/** What the sentences mean, where no phrase has said it. */
function weighMeaning(readings: readonly string[]) {
  const texts = readings.map((reading) => readSentences(reading));
  const findings = prohibitedClasses.map((prohibited) => ({
    prohibited,
    found: texts.map((sentences) => weighText(prohibited.meaning, sentences)),
  }));
  const having = (finding: Finding) =>
    findings.filter(({ found }) => found.includes(finding)).map(({ prohibited }) => prohibited);
  return { refused: having('refused'), doubtful: having('review') };
}

function isFound({ shapes, calls = [], lifts }: ProhibitedClass, folded: string): boolean {
  return isMeant(shapes, lifts, folded) || isMeant(calls, [...lifts, ...reported.asSpeech], folded);
}

function isMeant(shapes: readonly RegExp[], lifts: readonly RegExp[], folded: string): boolean {
  return shapes.some((shape) => {
    for (const { index, 0: match } of folded.matchAll(shape)) {
      const sentence = sentenceAround(folded, index, index + match.length);
      const isTurned = match.search(turnsRound) !== -1;
      if (!isTurned && !lifts.some((lift) => sentence.search(lift) !== -1)) return true;
    }
    return false;
  });
}

/** On either side of a match; a sentence without an end is not read again for every match in it. */
const sentenceReach = 240;

function sentenceAround(folded: string, start: number, end: number): string {
  const before = folded.slice(Math.max(0, start - sentenceReach), start);
  const after = folded.slice(end, end + sentenceReach);
  const [rest = ''] = after.split(';', 1);
  return `${before.slice(before.lastIndexOf(';') + 1)}${folded.slice(start, end)}${rest}`;
}

/** Different keywords count, whole words in any letter case; a word said ten times is one. */
function isEducational(text: string, folded: string): boolean {
  const characters = countCharacters(text);
  const step = policyLimits.studyKeywords.find(
    ({ belowCharacters }) => characters < belowCharacters,
  );
  const words = new Set(folded.split(' '));
  const found = studyKeywords.filter((keyword) => formsOf(keyword).some((form) => words.has(form)));
  return step !== undefined && found.length >= step.needed;
}

function formsOf(keyword: string): string[] {
  const plural = keyword.endsWith('y') ? `${keyword.slice(0, -1)}ies` : `${keyword}s`;
  // Analyses, hypotheses; quizzes.
  return [keyword, plural, keyword.replace(/is$/, 'es'), keyword.replace(/z$/, 'zzes')];
}
