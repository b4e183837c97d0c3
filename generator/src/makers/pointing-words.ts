import type { Fact } from '../analysis/fact.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import { findNameRuns } from '../analysis/name-runs.ts';
import type { Word } from '../analysis/read-words.ts';
import { isNounTag, isPluralNoun } from '../analysis/retag.ts';
import { peopleNouns, roles } from '../data/word-lists.ts';

/** Whether a pronoun or 'that mass', 'there' points at something that is not named before it here. */
export function pointsElsewhere(
  { names }: Analysis,
  fact: Fact,
  words: readonly Word[],
  at: number,
): boolean {
  const { lower } = words[at] ?? { lower: '' };
  switch (lower) {
    case 'it':
    case 'its':
      return lacksSingular(fact, words, at) || isOwnObject(words, at);
    case 'them':
      return isOwnObject(words, at);
    case 'he':
    case 'she':
    case 'him':
    case 'his':
    case 'her':
    case 'himself':
    case 'herself': {
      const before = words.slice(0, at);
      const isNamed = findNameRuns(before).some(({ from, end }) =>
        names.isPerson(before.slice(from, end)),
      );
      return !isNamed && !before.some(isHuman);
    }
    case 'that':
      return isPointing(words, at);
    case 'there':
      // 'found the first one there', but not 'there are three of them' and not behind 'in Rome'.
      return !isVerbal(words[at + 1]) && !hasPlace(words.slice(0, at));
    default:
      return false;
  }
}

function isHuman({ lemma, lower }: Word): boolean {
  return roles.has(lemma) || peopleNouns.has(lemma) || people.has(lower) || people.has(lemma);
}

const people = new Set(
  'person patient man woman child boy girl mother father anyone everyone somebody anybody'.split(
    ' ',
  ),
);

function isVerbal(word: Word | undefined): boolean {
  return word?.tag === 'VERB' || word?.tag === 'AUX';
}

function hasPlace(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      /^(?:in|at|near|to)$/.test(words[at - 1]?.lower ?? '') && /^\p{Lu}\p{Ll}/u.test(text),
  );
}

/** 'of that mass', 'breached that duty', but not 'showed that stars are …' nor 'of that of a man'. */
function isPointing(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  let end = at + 1;
  while (words[end]?.tag === 'ADJ') end += 1;
  if (!isNounTag(words[end]) || isPluralNoun(words[end])) return false;
  while (isNounTag(words[end + 1])) end += 1;
  if (before?.tag === 'ADP') return before.lower !== 'in' || !isVerbal(words[end + 1]);
  const next = words[end + 1];
  return before?.tag === 'VERB' && (next === undefined || next.tag === 'PUNCT');
}

/** 'Supporters claim that it prevented a recession': what did? */
function lacksSingular(
  { isPerson, subjectWords }: Fact,
  words: readonly Word[],
  at: number,
): boolean {
  const people = isPerson ? subjectWords : [];
  return !words
    .slice(0, at)
    .some(
      (word) =>
        isNounTag(word) &&
        !people.includes(word) &&
        (!isPluralNoun(word) || /^\p{Lu}/u.test(word.text)),
    );
}

/** 'No fusion takes place in it': behind its own verb 'it' cannot mean the subject. */
function isOwnObject(words: readonly Word[], at: number): boolean {
  const { lower } = words[at] ?? { lower: '' };
  if (lower === 'its') return false;
  const before = words.slice(0, at);
  const joint = before.findLastIndex((word) => breaks.has(word.lower));
  const clause = before.slice(joint + 1);
  const verb = clause.findIndex(isVerbal);
  // Another clause stands before it, or the pronoun is a subject itself.
  if (joint >= 0 || verb < 0) return false;
  return !clause
    .slice(verb + 1)
    .some(
      (word, no, all) => isNounTag(word) && !(word.lower === 'place' && no === 0 && all.length < 4),
    );
}

const breaks = new Set(
  ', ; and or but that which who when where because if while although so as than without before after until wherever'.split(
    ' ',
  ),
);
