import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { proofOf } from '@engram/core/questions/spans.ts';
import {
  contentWords,
  isNegation,
  listContentWords,
  splitWords,
  stemWord,
} from '../content-words.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { findSection } from '../section.ts';
import type { LintVerdict, Rule } from './flaw.ts';

/** Whether a statement is what its key says, as far as the words of its passage tell. */
export const truthRules: readonly Rule[] = [{ rule: 'truth-mismatch', check: checkTruthMismatch }];

const nearlyTheSame = 0.7;
const nearEnoughToCompare = 0.5;

/**
 * A false statement is not the passage itself. A true one that follows the words of its passage
 * denies what that denies, and has no other term in the place of one.
 */
function checkTruthMismatch(draft: Draft, index: TextIndex): LintVerdict | undefined {
  if (draft.type !== 'true-false') return undefined;
  const { text, source } = draft;
  const quoted = proofOf(source);
  const isVerbatim = containsWords(quoted, text);
  if (draft.key === 'False') return isVerbatim ? 'drop' : undefined;
  if (isVerbatim) return undefined;
  const near = findNear(text, quoted, nearlyTheSame);
  if (near.length > 0 && near.every((sentence) => isDenied(sentence) !== isDenied(text))) {
    return 'drop';
  }
  const alike = findNear(text, quoted, nearEnoughToCompare);
  const isSwapped =
    alike.length > 0 && alike.every((sentence) => hasOtherTerm(text, sentence, source, index));
  if (!isSwapped) return undefined;
  return index.language === 'en' ? 'drop' : 'warn';
}

/** Word for word, but for words that only join: 'Mean: the sum' is 'The mean is the sum'. */
function containsWords(quote: string, statement: string): boolean {
  const bare = (text: string) =>
    ` ${splitWords(text)
      .filter((word) => !joining.has(word))
      .map(stemWord)
      .join(' ')} `;
  return bare(quote).includes(bare(statement));
}

const joining = new Set(['a', 'an', 'the', 'is', 'are', 'was', 'were', 'that', 'which']);

/** The sentences of a passage that share so many words with a statement. */
function findNear(statement: string, quote: string, share: number): string[] {
  const words = contentWords(statement);
  return splitSentences(quote).filter(
    (sentence) => words.intersection(contentWords(sentence)).size >= words.size * share,
  );
}

function isDenied(sentence: string): boolean {
  return splitWords(sentence).filter(isNegation).length % 2 === 1;
}

/** A term of another passage stands where this passage has one of its own. */
function hasOtherTerm(
  statement: string,
  sentence: string,
  source: Source,
  index: TextIndex,
): boolean {
  const heading = findSection(index.sections, source.start)?.heading ?? '';
  const said = contentWords(`${heading} ${proofOf(source)}`);
  const own = listContentWords(statement);
  const isSaid = own.map((word) => said.has(word));
  const [first, last] = [isSaid.indexOf(false), isSaid.lastIndexOf(false)];
  if (first < 0 || last - first >= longestTerm) return false;
  const verbs = findVerbs(statement);
  const material = stemsOf(index);
  const strange = own.slice(first, last + 1).filter((word) => !said.has(word));
  // A word that the material never uses is more likely another word for the same.
  const isTerm =
    strange.every((word) => material.has(word) || /\d/.test(word)) &&
    strange.some((word) => !verbs.has(word));
  const passage = listContentWords(sentence);
  return isTerm && hasGap(passage, own.slice(0, first), own.slice(last + 1));
}

const longestTerm = 4;

/** Whether a passage has the same words before and after, and a term of its own between them. */
function hasGap(
  passage: readonly string[],
  before: readonly string[],
  after: readonly string[],
): boolean {
  if (before.length + after.length === 0) return false;
  return passage.some((_, at) => {
    const start = at + before.length;
    if (!before.every((word, no) => passage[at + no] === word)) return false;
    const rest = passage.slice(start);
    const length =
      after.length === 0
        ? rest.length
        : rest.findIndex((__, to) => after.every((word, no) => rest[to + no] === word));
    return length > 0 && length <= longestTerm;
  });
}

/** 'stores' in 'The nucleus stores most of the DNA': other verbs may say the same. */
function findVerbs(statement: string): ReadonlySet<string> {
  const words = splitWords(statement);
  return new Set(
    words
      .filter((word, no) => {
        const isAfterName = !leading.has(words[no - 1] ?? 'the');
        const next = words[no + 1] ?? 'is';
        const isBeforeVerb = auxiliary.has(next) || /[^s]s$/.test(next);
        return /([^siu]s|ed|ing)$/.test(word) && isAfterName && !isBeforeVerb;
      })
      .map(stemWord),
  );
}

const leading = new Set('the a an of in by from to into with and or for on at as'.split(' '));
const auxiliary = new Set('is are was were has have had can may do does did'.split(' '));

const stemsByIndex = new WeakMap<TextIndex, ReadonlySet<string>>();

function stemsOf(index: TextIndex): ReadonlySet<string> {
  const before = stemsByIndex.get(index);
  if (before !== undefined) return before;
  const stems = contentWords(index.text);
  stemsByIndex.set(index, stems);
  return stems;
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|(?<=[。！？；])|\n+/u).filter((part) => part.trim() !== '');
}
