import { type Clue, isCapital, isCutOff, type LeanRule, type Word } from './clue.ts';
import { functionWords } from './word-sets.ts';

/** A pronoun needs a noun of its number before it in the sentence. */
export const loosePronoun: LeanRule = {
  name: 'loose pronoun',
  leans: ({ words }) => words.some((word, no) => isLoose(words, word, no)),
};

function isLoose(words: Clue['words'], { lower }: Word, no: number): boolean {
  const before = words.slice(0, no);
  if (plural.has(lower)) {
    return !before.some((word, at) => isPlural(word) && !isVerb(before, at)) && !isJoined(before);
  }
  if (personal.has(lower)) return !before.some((word, at) => isPerson(words, word, at));
  if (lower === 'its' || lower === 'itself')
    return !before.some((word, at) => isSingular(words, word, at));
  if (lower !== 'it') return false;
  if (!before.some((word, at) => isSingular(words, word, at))) return true;
  // 'The bank pioneered it': not the subject of its own verb.
  return isObject(words, no) && !hasClause(before);
}

const plural = new Set(['they', 'them', 'their', 'theirs', 'themselves']);
const personal = new Set(['he', 'she', 'him', 'his', 'her', 'hers', 'himself', 'herself']);
const manyOnes = new Set(
  'people men women children bacteria data species mice feet teeth criteria phenomena fungi nuclei algae cattle police'.split(
    ' ',
  ),
);
const falsePlurals = new Set(
  'is was has does its this thus always across less various as us yes his perhaps besides'.split(
    ' ',
  ),
);

function isPlural({ lower }: Word): boolean {
  if (manyOnes.has(lower)) return true;
  return (
    lower.length > 3 && /[^su]s$/.test(lower) && !lower.endsWith('is') && !falsePlurals.has(lower)
  );
}

/** 'A nephron ends': behind one thing a word with -s is what it does. */
function isVerb(before: readonly Word[], at: number): boolean {
  return [before[at - 2], before[at - 3]].some((word) =>
    /^(?:an?|each|every)$/.test(word?.lower ?? ''),
  );
}

/** 'Insulin and glucagon … they'. */
function isJoined(before: readonly Word[]): boolean {
  return before.some(
    ({ lower }, at) =>
      lower === 'and' && at > 0 && !functionWords.has(before[at + 1]?.lower ?? 'a'),
  );
}

/** Stands behind an article, or is a name or the word that the sentence begins with. */
function isSingular(words: readonly Word[], word: Word, at: number): boolean {
  if (functionWords.has(word.lower) || isPlural(word) || /^\d/.test(word.lower)) return false;
  if (/(?:ed|ing)$/.test(word.lower)) return false;
  if (at === 0 || isCapital(word)) return !goesOnName(words, at);
  const before = words[at - 1]?.lower ?? '';
  const earlier = words[at - 2]?.lower ?? '';
  return (
    articles.has(before) ||
    (articles.has(earlier) && !functionWords.has(before)) ||
    /^(?:of|in|from|by|with)$/.test(before)
  );
}

/** 'The Bank of Japan' is one name. */
function goesOnName(words: readonly Word[], at: number): boolean {
  if (isCapital(words[at - 1]) && !functionWords.has(words[at - 1]?.lower ?? '')) return true;
  return words[at - 1]?.lower === 'of' && isCapital(words[at - 2]);
}

const articles = new Set(['a', 'an', 'the', 'each', 'every', 'any', 'no', 'its', 'one']);

/** A name, or what only people are called. */
function isPerson(words: readonly Word[], word: Word, at: number): boolean {
  if (people.test(word.lower)) return true;
  if (!isCapital(word) || functionWords.has(word.lower)) return false;
  return at > 0 || isCapital(words[1]) || /^\p{Lu}\p{Ll}+$/u.test(word.text);
}

const people =
  /^(?:man|woman|person|king|queen|emperor|patient|child|mother|father|boy|girl|student|worker|author|president|doctor|teacher|employee|employer|tenant|landlord|consumer|buyer|seller|offeree|offeror|someone|anyone|everyone|player|driver|citizen|monarch|ruler)$/;

/** Behind a verb or a preposition, and nothing is said of it. */
function isObject(words: readonly Word[], no: number): boolean {
  const next = words[no + 1];
  if (isCutOff(next)) return true;
  return /^(?:in|on|at|by|to|from|with|for|as|into|through|and|or|during|after|before|when|while|again|until|under|over|within|across|without|about|against|near|out|up|off|than)$/.test(
    next?.lower ?? '',
  );
}

function hasClause(before: readonly Word[]): boolean {
  return before.some(
    ({ lower, gap }, at) =>
      (at > 0 && gap.includes(';')) ||
      /^(?:and|but|or|when|if|which|that|who|because|so|until|while|where|as|whose|before|after)$/.test(
        lower,
      ),
  );
}
