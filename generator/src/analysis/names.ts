import { humanVerbs, peopleNouns, roles, thingNames } from '../data/word-lists.ts';
import type { Block } from './blocks.ts';
import { capitalise } from './clean-text.ts';
import { isCapital } from './name-runs.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Sentence } from './sentence.ts';
import type { Word } from './read-words.ts';
import { sortNames, type NameSorts } from './sort-names.ts';

/** Which words of this text are names, and who is a person. */
export type Names = NameSorts & {
  isName(word: Word): boolean;
  isPerson(words: readonly Word[]): boolean;
  /** A term from a list or a table: 'Peer Group' becomes 'peer group' where it is no name. */
  asTerm(words: readonly Word[], text: string): string;
  /** What explains it, without the capital that only opens it. */
  asMeaning(words: readonly Word[], text: string): string;
  /** Words as they read in the middle of a sentence: 'The cell' becomes 'the cell'. */
  inSentence(words: readonly Word[], text: string): string;
};

export function findNames(sentences: readonly Sentence[]): Names {
  const capital = new Map<string, number>();
  const small = new Map<string, number>();
  const people = new Set<string>();
  const places = new Set<string>();
  const { sortOf } = sortNames(sentences);
  const isTitleStyle = writesTitles(sentences);
  for (const { words, block } of sentences) {
    for (const [no, word] of words.entries()) {
      const isCapital = /^\p{Lu}/u.test(word.text);
      // A cell or a term begins with a capital whatever it is.
      const isFirst = no === 0 || block.kind === 'row' || isTitled(word, block);
      const before = words[no - 1];
      if (isCapital && placeWords.has(before?.lower ?? '')) places.add(word.lower);
      if (no === 0 && isCapital && doesAlone(word, words[1])) people.add(word.lower);
      if (isFirst || /^[("“:.]$/.test(before?.text ?? '')) {
        if (!isCapital) count(small, word.lower);
        continue;
      }
      count(isCapital ? capital : small, word.lower);
      if (!isCapital || word.tag !== 'PROPN' || !before) continue;
      if (peopleNouns.has(before.lower) || roles.has(before.lower)) people.add(word.lower);
      const after = words[no + 1];
      const isPast =
        after?.tag === 'VERB' && after.lower !== after.lemma && !after.lower.endsWith('s');
      const opens =
        no === 1 && !/^(?:north|south|east|west|new|great|united|saint)$/.test(before.lower);
      const doesWhatPeopleDo =
        after?.tag === 'VERB' &&
        (humanVerbs.has(after.lemma) || (isPast && opens && !thingNames.has(word.lower)));
      const isSurname = /^\p{Lu}/u.test(before.text) && isNounTag(before) && doesWhatPeopleDo;
      const isAgent = before.lower === 'by' && /^\p{Lu}/u.test(after?.text ?? '');
      if (isSurname || (isAgent && after && !thingNames.has(after.lower))) people.add(word.lower);
    }
  }
  const isName = ({ text, lower, tag, lemma }: Word) => {
    if (!/^\p{Lu}/u.test(text)) return false;
    if (!capital.has(lower) && small.has(lower)) return false;
    // The model keeps the capital of the names it knows.
    if (
      /^\p{Lu}/u.test(lemma) ||
      /(?:itish|nglish|rench|erman|merican|uropean|oman|hinese|apanese|ussian|talian|panish|sian|rican|reek|ndian)$/.test(
        lower,
      )
    ) {
      return true;
    }
    if (/^\p{Lu}[\p{Lu}\d/-]+s?$/u.test(text) || /\p{Ll}\p{Lu}/u.test(text)) return true;
    const [large, little] = [capital.get(lower) ?? 0, small.get(lower) ?? 0];
    if (large === 0 && little === 0) return tag === 'PROPN' && people.has(lower);
    return large > little;
  };
  return {
    isName,
    sortOf,
    isPerson(words) {
      const sort = sortOf(words);
      if (sort) return sort === 'person';
      const nouns = words.filter(({ text }) => /^\p{Lu}/u.test(text));
      if (nouns.length === 0 || nouns.length > 4 || nouns.length < words.length - 2) return false;
      const last = nouns.at(-1)?.lower ?? '';
      // 'Retail Prices Index' is an index, because the text speaks of one.
      if (thingNames.has(last) || small.has(last)) return false;
      if (words[0]?.lower === 'the') return false;
      if (nouns.length === 1 && nouns.some(({ lower }) => places.has(lower) || small.has(lower)))
        return false;
      return nouns.some(({ lower }) => people.has(lower));
    },
    asTerm(words, text) {
      // 'French New Wave' beside 'Key light': its capitals are its own.
      const isOwnCase = words.some((word, no) => no > 0 && isCapital(word)) && !isTitleStyle;
      const [opening] = words;
      if (isOwnCase || (opening && words.length > 1 && isName(opening))) return text;
      let shown = text;
      for (const word of words) {
        const isPlain =
          /^\p{Lu}\p{Ll}/u.test(word.text) &&
          !(capital.get(word.lower) ?? 0) &&
          !/^\p{Lu}/u.test(word.lemma);
        if (isPlain) shown = shown.replace(word.text, word.lower);
      }
      return shown;
    },
    asMeaning(words, text) {
      const [first, second] = words;
      const isPlain =
        first &&
        /^\p{Lu}(?:\p{Ll}|$)/u.test(first.text) &&
        (first.tag === 'DET' || !(capital.get(first.lower) ?? 0));
      const opensName = second !== undefined && /^\p{Lu}\p{Ll}/u.test(second.text);
      return isPlain === true && !opensName ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
    },
    inSentence(words, text) {
      const [first, second] = words;
      if (!first) return text;
      // 'Jean-Philippe Rameau' keeps what a hyphen parts.
      if (second?.text === '-' && isCapital(words[2])) return text;
      // 'Venus is …' may be a name; only its form tells that 'osmosis' is none.
      const isUnknown = first.wasName && !small.has(first.lower) && !capital.has(first.lower);
      if (
        isUnknown &&
        words.length === 1 &&
        !isPluralNoun(first) &&
        !commonEnding.test(first.lower)
      )
        return text;
      const isRun = isCapital(first) && isCapital(second) && !isFunctionWord(first);
      if (isRun && second?.tag === 'PROPN' && words.length > 2) return text;
      const opensName = second !== undefined && isName(second) && !isFunctionWord(first);
      if (isName(first) || (opensName && first.tag === 'PROPN')) return text;
      if (/^\p{Lu}[\p{Lu}\d]/u.test(text)) return text;
      if (first.tag === 'PROPN' && /^['’]s$/.test(second?.lower ?? '')) return text;
      return text.slice(0, 1).toLowerCase() + text.slice(1);
    },
  };
}

const commonEnding =
  /(?:sis|tion|sion|ing|ism|ity|ment|ness|ol|ose|ine?|gen|um|ure|age|ance|ence|logy|phy|ics|ase|ide|ate|acy|cy|ware|th|on|er|or|cide|ery|ft)$/;

/** An answer or an option, which always begins with a capital. */
export function asAnswer(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : capitalise(text);
}

const placeWords = new Set(['in', 'at', 'from', 'near', 'to']);

/** 'Piaget described …' needs no first name. */
function doesAlone(word: Word, next: Word | undefined): boolean {
  const isPast = next?.tag === 'VERB' && next.lower !== next.lemma && !next.lower.endsWith('s');
  const isNameLike = word.wasName === true || word.tag === 'PROPN';
  return (
    isNameLike &&
    isPast &&
    humanVerbs.has(next.lemma) &&
    !isPluralNoun(word) &&
    !commonEnding.test(word.lower)
  );
}

/** Whether the terms of all lines are written 'Peer Group', so that their capitals say nothing. */
function writesTitles(sentences: readonly Sentence[]): boolean {
  const inner = sentences.flatMap(({ words, block: { term } }) =>
    term ? words.filter(({ start, end }) => start > term.start && end <= term.end) : [],
  );
  const long = inner.filter(({ text }) => /^\p{L}{4,}$/u.test(text));
  return long.length > 0 && long.filter(isCapital).length * 2 > long.length;
}

/** Terms are often written with capitals, and what explains them begins with one. */
function isTitled({ start, end }: Word, { term, body }: Block): boolean {
  return (term !== undefined && start >= term.start && end <= term.end) || start === body?.start;
}

function isFunctionWord({ tag }: Word): boolean {
  return tag === 'DET' || tag === 'ADP' || tag === 'PRON' || tag === 'SCONJ';
}

function count(counts: Map<string, number>, word: string) {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}
