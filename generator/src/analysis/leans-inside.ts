import { uniqueNouns } from '../data/unique-nouns.ts';
import { bareNouns, leaningWords } from '../data/word-lists.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';

/** Whether a word points at something that only the sentences before it tell. */
export function leansInside(words: readonly Word[]): boolean {
  const verb = words.findIndex(isFiniteLike);
  return words.some((word, no) => leans(words, word, no, verb < 0 ? words.length : verb));
}

function leans(words: readonly Word[], word: Word, no: number, verb: number): boolean {
  const { lower } = word;
  const before = words[no - 1]?.lower ?? '';
  const next = words[no + 1];
  switch (lower) {
    case 'such':
      return next?.lower !== 'as';
    case 'both':
      return !words.some(
        (other, at) =>
          at > no && at < no + 6 && other.lower === 'and' && words[at + 1]?.tag !== 'VERB',
      );
    case 'later':
    case 'earlier':
      return before === 'the' || /^(?:hour|day|week|month|year|decade|centur)/.test(before);
    case 'those':
      return !['who', 'that', 'which', 'of', 'whose', 'for', 'in'].includes(next?.lower ?? '');
    case 'it':
    case 'its':
    case 'they':
    case 'their':
    case 'them':
      return !hasNounFor(words, word, no, verb);
    case 'he':
    case 'she':
    case 'his':
    case 'her':
    case 'himself':
    case 'herself':
      return !words.slice(0, no).some(({ tag, text }) => tag === 'PROPN' && /^\p{Lu}/u.test(text));
    case 'i':
      // 'Elizabeth I'.
      return !/^\p{Lu}\p{Ll}/u.test(words[no - 1]?.text ?? '');
    case 'all':
    case 'none':
      return lacksNoun(words, no);
    case 'following':
    case 'ensuing':
    case 'resulting':
    case 'remaining':
      return before === 'the';
    case 'same':
      return before === 'the' && isSame(words, no, verb);
    case 'other':
    case 'others':
    case 'another':
      return isOther(words, no, before);
    case 'different':
      return no === 1;
    case 'above':
    case 'below':
      // 'an output below 400 ml', but not 'the list below'.
      return next === undefined || next.tag === 'PUNCT' || /^(?:see|shown|as)$/.test(before);
    case 'example':
      // ', for example albumin,' only adds to it.
      return before !== 'for' || no < 3 || next?.tag === 'PUNCT';
    case 'again':
      return true;
    case 'too':
    case 'so':
      return next === undefined || next.tag === 'PUNCT';
    case 'therefore':
    case 'thus':
    case 'hence':
      return (
        (next?.tag === 'VERB' && !next.lower.endsWith('ing')) ||
        ['AUX', 'PRON', 'CCONJ'].includes(words[no - 1]?.tag ?? '')
      );
    default:
      break;
  }
  if (before === 'the' && countWords.has(lower) && isNounTag(next)) {
    return !specifiers.has(words[no + 2]?.lower ?? '') || words[no + 2]?.lower === 'in';
  }
  if (no > 1 && before === 'the' && bareNouns.has(lower) && !uniqueNouns.has(lower)) {
    return isBare(next) && !(ruled.has(lower) && words.slice(1, no).some(isCapitalName));
  }
  if (word.tag === 'VERB' && lacksObject(word, next)) return true;
  if (lower === 'one' && (next === undefined || next.text === '.')) return true;
  // 'is said to have six': six what?
  const isLast = next === undefined || (next.tag === 'PUNCT' && no === words.length - 2);
  if (isLast && word.tag === 'NUM' && /^\p{L}+$/u.test(word.text)) {
    return ['VERB', 'AUX'].includes(words[no - 1]?.tag ?? '');
  }
  return leaningWords.has(lower);
}

/** 'a mixture of all three', 'in which none dominates': of what? */
function lacksNoun(words: readonly Word[], no: number): boolean {
  const next = words[no + 1];
  if (words[no]?.lower === 'none') return next?.lower !== 'of' && no > 0;
  const after = words[no + 2];
  const isEnd = after === undefined || ['PUNCT', 'ADP', 'AUX', 'VERB'].includes(after.tag);
  return next?.tag === 'NUM' && isEnd && after?.lower !== 'of';
}

/** 'the same result' as what? */
function isSame(words: readonly Word[], no: number, verb: number): boolean {
  if (no < verb || sameTimes.has(words[no + 1]?.lower ?? '')) return true;
  const isSaid = words.slice(no, no + 8).some(({ lower }) => lower === 'as' || lower === 'for');
  const hasMany = words
    .slice(0, verb)
    .some((word) => isPluralNoun(word) || manyWords.has(word.lower));
  return !isSaid && !hasMany;
}

const manyWords = new Set(['each', 'every', 'all', 'both', 'two', 'always', 'and']);
const countWords = new Set(['two', 'three', 'four', 'five', 'six']);
const sameTimes = new Set(['year', 'month', 'day', 'decade', 'century', 'period', 'place', 'city']);

/** Not 'from one place to another' and not 'and other animals'. */
function isOther(words: readonly Word[], no: number, before: string): boolean {
  const word = words[no];
  if (word?.lower === 'other' && before !== 'the') return no === 0;
  return !words.slice(0, no).some(({ lower }) => ['one', 'each', 'some', 'either'].includes(lower));
}

/** 'The complete Bible followed in 1534': what did it follow? */
function lacksObject({ lemma }: Word, next: Word | undefined): boolean {
  if (!needsObject.has(lemma)) return false;
  return next === undefined || next.tag === 'PUNCT' || ['in', 'on', 'at'].includes(next.lower);
}

const needsObject = new Set(['follow', 'object', 'ensue', 'respond', 'refuse', 'agree', 'reply']);

/** A noun of the same number before the pronoun, and not only the subject of its own verb. */
function hasNounFor(words: readonly Word[], word: Word, no: number, verb: number): boolean {
  const { lower } = word;
  const isMany = lower.startsWith('the');
  const isSubject = lower === 'they' || (lower === 'it' && !isObject(words, no));
  // 'By sparing ships the voyage it shortens …': the subject of the sentence is not named.
  if (isSubject && no < verb) return false;
  // 'Molten lead from its roof ran …' means the roof of something else.
  if (lower === 'its' && no < verb && /^(?:from|of|on|in)$/.test(words[no - 1]?.lower ?? ''))
    return words.slice(0, no).some((other) => other.lower === ',');
  const from = isSubject || lower.endsWith('s') || lower === 'their' ? -1 : ownSubject(words, no);
  return words.some(
    (other, at) =>
      at < no &&
      (at > from || from < 0) &&
      (isNounTag(other) || other.tag === 'NUM') &&
      (!isMany || isPluralNoun(other) || isJoined(words, at)),
  );
}

function isObject(words: readonly Word[], no: number): boolean {
  const before = words[no - 1];
  return before?.tag === 'VERB' || (before?.tag === 'ADP' && !isFiniteLike(words[no + 1]));
}

/** Where the verb stands whose object the pronoun is, if the sentence begins with its subject. */
function ownSubject(words: readonly Word[], no: number): number {
  const breaks = new Set([',', ';', 'and', 'but', 'that', 'which', 'who', 'when', 'because', 'if']);
  for (let at = no - 1; at > 0; at -= 1) {
    if (breaks.has(words[at]?.lower ?? '')) return -1;
    if (isFiniteLike(words[at])) {
      // 'Baddeley and Hitch replaced it' has one subject.
      const opens = words
        .slice(0, at)
        .every(
          ({ lower }, place) =>
            !breaks.has(lower) ||
            (lower === 'and' && /^\p{Lu}/u.test(words[place + 1]?.text ?? '')),
        );
      return opens ? at : -1;
    }
  }
  return -1;
}

function isJoined(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.lower === 'and' || words[at + 1]?.lower === 'and';
}

function isFiniteLike(word: Word | undefined): boolean {
  if (!word) return false;
  return word.tag === 'AUX' || (word.tag === 'VERB' && !word.lower.endsWith('ing'));
}

/** 'left the city' is clear after 'Mainz'. */
const ruled = new Set(['city', 'country', 'region', 'people', 'war']);

function isCapitalName({ text, tag }: Word): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text) && (tag === 'PROPN' || tag === 'ADJ');
}

/** 'the design' alone, not 'the design of bridges' or 'the first railway'. */
function isBare(next: Word | undefined): boolean {
  if (!next) return true;
  // 'the money they borrowed'.
  if (['NOUN', 'ADJ', 'PROPN', 'NUM', 'PRON'].includes(next.tag)) return false;
  return !specifiers.has(next.lower);
}

const specifiers = new Set('of that which who where between for to in with -'.split(' '));
