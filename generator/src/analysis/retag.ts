import { commonVerbs } from '../data/word-lists.ts';
import type { Word } from './read-words.ts';

/**
 * Mends what the tagger gets wrong at the beginnings of sentences and in short statements:
 * 'Mitochondria release energy' has a verb, and its first word is no name.
 */
export function retag(words: readonly Word[]): Word[] {
  const mended = words.map((word, no) => (no === 0 ? mendFirst(word, words[1]) : word));
  const last = mended.at(-1);
  // 'Sun.' is read as a short form of Sunday.
  if (last && /^[\p{L}\d]{2,}\.$/u.test(last.text)) mended[mended.length - 1] = withoutStop(last);
  for (const [at, word] of mended.entries()) {
    const before = mended[at - 1];
    if (before && isNamed(before, word)) mended[at] = { ...word, tag: 'PROPN', lemma: word.lower };
    if (!before || /^\p{Lu}/u.test(word.text)) continue;
    if (isHiddenVerb(mended, at)) mended[at] = { ...word, tag: 'VERB', lemma: baseOf(word.lower) };
    else if (isHiddenNoun(mended, at)) mended[at] = { ...word, tag: 'NOUN' };
  }
  return giveVerb(mended);
}

/** 'Said' of 'Port Said' is no verb. */
function isNamed(before: Word, { tag, text }: Word): boolean {
  return (
    tag === 'VERB' &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    /^\p{Lu}\p{Ll}/u.test(before.text) &&
    before.tag === 'PROPN'
  );
}

/** A whole sentence has a verb; where none was found, a noun like 'packages' must be it. */
function giveVerb(words: Word[]): Word[] {
  if (
    words.length < 5 ||
    words.at(-1)?.text !== '.' ||
    words.some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  )
    return words;
  const at = words.findIndex((word, no) => {
    const [before, next] = [words[no - 1], words[no + 1]];
    const isThird = word.tag === 'NOUN' && /[^siu]s$/.test(word.lower) && word.text === word.lower;
    return (
      isThird &&
      isNounTag(before) &&
      !isPluralNoun(before) &&
      ['NOUN', 'DET', 'ADJ', 'ADP', 'PROPN', 'NUM'].includes(next?.tag ?? '')
    );
  });
  const plain = words.findIndex((word, no) => {
    const isPlain = word.tag === 'NOUN' && commonVerbs.has(word.text) && isNounTag(words[no - 1]);
    const opensObject = ['NOUN', 'DET', 'ADJ', 'PROPN', 'NUM'].includes(words[no + 1]?.tag ?? '');
    return isPlain && opensObject && words.slice(0, no).some(isPluralNoun);
  });
  const verb = words[plain];
  if (verb) return words.with(plain, { ...verb, tag: 'VERB', lemma: verb.lower });
  const found = words[at];
  return found ? words.with(at, { ...found, tag: 'VERB', lemma: singular(found.lower) }) : words;
}

export function isNounTag(word: Word | undefined): boolean {
  return word?.tag === 'NOUN' || word?.tag === 'PROPN';
}

/** By its form: 'cells', 'mitochondria'. */
export function isPluralNoun(word: Word | undefined): boolean {
  if (!word || !isNounTag(word)) return false;
  if (
    /(?:ria|ae|fungi|nuclei|stimuli|phenomena|people|men|children|alumni|taxa|mice|feet|teeth|police)$/.test(
      word.lower,
    )
  )
    return true;
  if (/(?:ss|us|is|ics|[^aeiou]as|news|etes)$/.test(word.lower)) return false;
  return (
    word.lower.endsWith('s') || (word.lemma.toLowerCase() !== word.lower && word.tag === 'NOUN')
  );
}

function withoutStop(word: Word): Word {
  const text = word.text.slice(0, -1);
  const lower = text.toLowerCase();
  return {
    ...word,
    text,
    lower,
    lemma: word.lemma.replace(/\.$/, ''),
    tag: word.tag === 'X' ? 'NOUN' : word.tag,
    end: word.end - 1,
  };
}

function mendFirst(word: Word, next: Word | undefined): Word {
  const isLoneCapital = word.tag === 'PROPN' && !/^\p{Lu}/u.test(next?.text ?? '');
  if (
    !isLoneCapital ||
    /^['’]s$/.test(next?.text ?? '') ||
    /^\p{Lu}/u.test(word.lemma) ||
    !/^\p{Lu}\p{Ll}/u.test(word.text)
  )
    return word;
  const isPlural = /[^siu]s$/.test(word.lower);
  return {
    ...word,
    tag: 'NOUN',
    wasName: true,
    lemma: isPlural ? singular(word.lower) : word.lower,
  };
}

/** 'release' after 'mitochondria', where the clause has no other verb. */
function isHiddenVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (!word || !next || (word.tag !== 'NOUN' && word.tag !== 'ADJ')) return false;
  const isRelative = ['that', 'which', 'who'].includes(before?.lower ?? '') && at > 1;
  if (isRelative && isVerbForm(word.lower) && word.lower.endsWith('s')) return true;
  const subject = before?.tag === 'ADV' ? words[at - 2] : before;
  if (!isNounTag(subject) || !isVerbForm(word.lower)) return false;
  const isThird = !commonVerbs.has(word.lower);
  if (isThird === isPluralNoun(subject)) return false;
  const isColoured = /(?:ed|en|wn|st|lt|nt)$/.test(next.lower) && isNounTag(words[at + 2]);
  if (['VERB', 'AUX', 'CCONJ'].includes(next.tag) && !isColoured) return false;
  if (next.tag === 'PUNCT' && !isThird) return false;
  return !hasVerb(words, at);
}

/** 'pump' in 'The sodium pump moves ions'. */
function isHiddenNoun(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (word?.tag !== 'VERB' || !next || word.lower !== word.lemma) return false;
  if (!isNounTag(before) || isPluralNoun(before)) return false;
  if (next.tag === 'AUX' || next.tag === 'VERB') return true;
  if (next.lower.endsWith('s') && !commonVerbs.has(next.lower) && isVerbForm(next.lower))
    return true;
  return before?.text === before?.lower && (next.tag === 'PUNCT' || next.tag === 'ADP');
}

const ends = new Set([
  ',',
  ';',
  ':',
  '(',
  ')',
  'that',
  'which',
  'who',
  'whereas',
  'while',
  'because',
  'when',
  'where',
  'if',
  'and',
  'but',
  'how',
  'what',
  'why',
  'whether',
  'until',
  'before',
  'after',
  'than',
  'unless',
  'so',
  '—',
]);

function hasVerb(words: readonly Word[], at: number): boolean {
  for (const step of [-1, 1]) {
    for (let near = at + step; near >= 0 && near < words.length; near += step) {
      const word = words[near];
      if (!word || ends.has(word.lower)) break;
      if (word.tag === 'AUX') return true;
      const before = words[near - 1];
      if (word.tag !== 'VERB' || word.lower.endsWith('ing') || before?.lower === 'to') continue;
      if (before?.tag === 'DET' || before?.tag === 'ADJ' || before?.tag === 'ADP') continue;
      if (step > 0 && /ed$|en$|made|found|built/.test(word.lower)) continue;
      if (['called', 'named', 'known', 'termed'].includes(word.lower) && isNounTag(before))
        continue;
      return true;
    }
  }
  return false;
}

/** 'release', 'releases'. */
export function isVerbForm(lower: string): boolean {
  return commonVerbs.has(lower) || (lower.endsWith('s') && commonVerbs.has(baseOf(lower)));
}

function baseOf(lower: string): string {
  const stems = [lower, lower.slice(0, -1), lower.slice(0, -2), `${lower.slice(0, -3)}y`];
  return stems.find((stem) => commonVerbs.has(stem)) ?? lower;
}

/** By its form alone. */
export function singular(lower: string): string {
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1);
}
