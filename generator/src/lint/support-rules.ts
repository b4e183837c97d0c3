import type { Draft, DraftOf } from '@engram/core/questions/draft.ts';
import type { Source, Span } from '@engram/core/questions/question.ts';
import { proofOf, spansOf } from '@engram/core/questions/spans.ts';
import { containsWording, contentWords, splitWords, wordingOf } from '../content-words.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { findSection } from '../section.ts';
import { listDistractors, listKeys } from './draft-parts.ts';
import type { LintVerdict, Rule } from './flaw.ts';
import { listSupport, type Support } from './section-words.ts';

/** What the quoted passage must say about the key, and must not say about the rest. */
export const supportRules: readonly Rule[] = [
  { rule: 'key-unsupported', check: checkKeyUnsupported },
  { rule: 'supported-distractor', check: checkSupportedDistractor },
];

const enoughOfLongKey = 0.5;
const longKeyWords = 4;
const leanedOn = 250;

/**
 * All words of a key come from its section, numbers without exception, and a short key is named by
 * its passage: the sentence of a gap by all of its words, any other by at least one.
 */
function checkKeyUnsupported(draft: Draft, index: TextIndex): LintVerdict | undefined {
  const support = listSupport(draft.source, index);
  if (draft.type === 'matching') return checkPairs(draft, support);
  if (draft.type === 'true-false') {
    return draft.key === 'True' ? judgeSupport(draft.text, support) : undefined;
  }
  const verdicts = listKeys(draft).map((key) => judgeSupport(key, support));
  if (verdicts.includes('drop')) return 'drop';
  const said = contentWords(findProof(draft.source, index));
  const proof = [() => said];
  if (draft.type === 'fill-in-blank' && !isSaid(draft.key, proof)) return 'drop';
  const isProven = listKeys(draft).some((key) => isLong(key) || isPartlySaid(key, proof));
  return isProven ? verdicts.find((verdict) => verdict !== undefined) : 'drop';
}

/** Each passage with its heading; one that begins with 'It' leans on what stands before it. */
function findProof(source: Source, index: TextIndex): string {
  return spansOf(source)
    .map((span) => findSpanProof(span, index))
    .join('\n');
}

function findSpanProof({ quote, start }: Span, index: TextIndex): string {
  const leans = /^\W*(it|its|they|their|this|these|he|she|his|her|such|both)\b/i.test(quote);
  const before = leans ? index.text.slice(Math.max(0, start - leanedOn), start) : '';
  return [findSection(index.sections, start)?.heading ?? '', before, quote].join('\n');
}

function judgeSupport(wording: string, support: Support): LintVerdict | undefined {
  const words = contentWords(wording);
  if (words.size === 0) return undefined;
  const missing = [...words].filter((word) => !isSupported(word, support));
  if (missing.length === 0) return undefined;
  if (missing.some((word) => /\d/.test(word))) return 'drop';
  if (words.size < longKeyWords) return missing.length * 2 >= words.size ? 'drop' : 'warn';
  return missing.length > words.size * (1 - enoughOfLongKey) ? 'drop' : 'warn';
}

/** A word counts as said when another form of it is: 'regulate' for 'regulation'. */
function isSupported(word: string, support: Support): boolean {
  if (support.some((words) => words().has(word))) return true;
  if (/\d/.test(word) || word.length < 6) return false;
  const root = word.slice(0, Math.max(5, word.length - 4));
  return support.some((words) =>
    words()
      .values()
      .some((other) => other.startsWith(root) || (other.length >= 6 && word.startsWith(other))),
  );
}

function isLong(key: string): boolean {
  return contentWords(key).size >= longKeyWords;
}

function isSaid(key: string, proof: Support): boolean {
  return [...contentWords(key)].every((word) => isSupported(word, proof));
}

function isPartlySaid(key: string, proof: Support): boolean {
  const words = [...contentWords(key)];
  return words.length === 0 || words.some((word) => isSupported(word, proof));
}

function checkPairs(draft: DraftOf<'matching'>, support: Support): LintVerdict | undefined {
  // A matching question may gather its pairs from many sections; its quote stands for one.
  const isForeign = draft.pairs.every(
    ({ left, right }) => judgeSupport(`${left} ${right}`, support) === 'drop',
  );
  return isForeign ? 'drop' : undefined;
}

/** The passage names a distractor and not the key, or names both in one breath. */
function checkSupportedDistractor(draft: Draft): LintVerdict | undefined {
  const quote = proofOf(draft.source);
  const keys = listKeys(draft);
  const distractors = listDistractors(draft);
  const said = distractors.filter((text) => isShort(text) && containsWording(quote, text));
  if (said.length === 0) return undefined;
  const words = contentWords(quote);
  const isKeySaid = keys.some(
    (key) => !isShort(key) || containsWording(quote, key) || isNamed(key, words),
  );
  if (!isKeySaid) return 'drop';
  const listed = said.some((text) => keys.some((key) => standTogether(quote, key, text)));
  const fills = said.some((text) => fillsQuote(draft, text));
  return listed || fills ? 'drop' : undefined;
}

function isShort(text: string): boolean {
  return splitWords(text).length <= 6;
}

function isNamed(key: string, quoted: ReadonlySet<string>): boolean {
  return contentWords(key).size > 0 && isSaid(key, [() => quoted]);
}

/** 'Red and blue light': what is said of one is said of the other. */
function standTogether(quote: string, key: string, distractor: string): boolean {
  const words = ` ${wordingOf(quote.replaceAll(/\s?[,;]\s/g, ' and '))} `;
  const [one, other] = [wordingOf(key), wordingOf(distractor)];
  if (one === '' || other === '') return false;
  const isContrast = /\b(between|whereas|while|unlike|versus|but|not|than)\b/i.test(quote);
  const pairs = [
    ` ${one} and ${other} `,
    ` ${other} and ${one} `,
    ` ${one} or ${other} `,
    ` ${other} or ${one} `,
  ];
  return !isContrast && pairs.some((pair) => words.includes(pair));
}

/** The stem with the distractor in its gap is what the passage says. */
function fillsQuote(draft: Draft, distractor: string): boolean {
  if (!/_{3,}/.test(draft.text)) return false;
  return containsWording(proofOf(draft.source), draft.text.replace(/_{3,}/, distractor));
}
