import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';

/** The parts of a clause as they stand: 'In 1769 | Arkwright | patented | the water frame'. */
export type Clause = {
  lead: readonly Word[];
  subject: readonly Word[];
  verb: readonly Word[];
  rest: readonly Word[];
  isPlural: boolean;
};

/** Finds subject and verb of a clause that states something; nothing where it is in doubt. */
export function parseClause(words: readonly Word[]): Clause | undefined {
  const from = endOfLead(words);
  if (from === undefined) return undefined;
  const at = findVerb(words, from);
  if (at === undefined) return undefined;
  let subjectEnd = at;
  // 'often' belongs to the verb, 'abroad' to what stands before it.
  while (
    /(?:ly|often|always|never|still|now|then|also)$/.test(words[subjectEnd - 1]?.lower ?? '') &&
    words[subjectEnd - 1]?.tag === 'ADV'
  ) {
    subjectEnd -= 1;
  }
  if (goesOnAfterAside(words.slice(from, subjectEnd))) return undefined;
  const subject = withoutAsides(words.slice(from, subjectEnd));
  const verbEnd = endOfVerb(words, at);
  const verb = words.slice(subjectEnd, verbEnd);
  const rest = words.slice(verbEnd);
  const last = subject.at(-1);
  if (!last || !['NOUN', 'PROPN', 'NUM', 'X', 'ADV'].includes(last.tag)) return undefined;
  const lead = words.slice(0, from).filter(({ lower }, no) => lower !== ',' || no < from - 1);
  return { lead, subject, verb, rest, isPlural: isPlural(subject, words[at]) };
}

const relatives = new Set(['that', 'which', 'who', 'whose', 'whom', 'where']);
const opensPhrase = new Set(['many', 'some', 'most', 'few', 'several', 'all', 'each', 'every']);
const joints = new Set([
  'because',
  'when',
  'if',
  'although',
  'though',
  'while',
  'whereas',
  'since',
  'unless',
  'so',
  ';',
  ':',
  '—',
]);
const beings = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);

/** Where the subject begins, after 'In 1665' or 'During mitosis,'. */
function endOfLead(words: readonly Word[]): number | undefined {
  const [first] = words;
  if (!first) return undefined;
  if (first.tag !== 'ADP' && first.tag !== 'SCONJ' && first.tag !== 'ADV') return 0;
  const comma = words.findIndex(({ lower }) => lower === ',');
  if (comma > 0 && comma <= 12) return comma + 1;
  if (first.tag === 'ADP' && words[1]?.tag === 'NUM') return 2;
  // 'In a monopoly a single firm …': a new phrase begins after the noun.
  const next = words.findIndex(
    ({ tag, lower }, at) =>
      at > 1 && at < 7 && isNounTag(words[at - 1]) && (tag === 'DET' || opensPhrase.has(lower)),
  );
  const isPlain = words
    .slice(1, Math.max(next, 1))
    .every(({ tag }) => ['DET', 'ADJ', 'NOUN', 'PROPN'].includes(tag));
  return first.tag === 'ADP' && next > 0 && isPlain ? next : undefined;
}

function findVerb(words: readonly Word[], from: number): number | undefined {
  let relativesOpen = 0;
  let wasRelative = false;
  let depth = 0;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (!word) return undefined;
    if (word.lower === '(') depth += 1;
    if (word.lower === ')') depth -= 1;
    if (depth > 0 || word.lower === ')') continue;
    if (word.lower === ',') {
      const end = endOfAside(words, at);
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    if (at > from && relatives.has(word.lower)) {
      relativesOpen += 1;
      continue;
    }
    if (joints.has(word.lower)) return undefined;
    if (word.tag === 'PRON' && relativesOpen === 0) return undefined;
    if (!isFinite(words, at)) continue;
    // 'that has been paid and cannot be recovered' is one relative clause.
    const goesOn = wasRelative && words[at - 1]?.tag === 'CCONJ';
    if (relativesOpen > 0 || goesOn) {
      relativesOpen = Math.max(0, relativesOpen - 1);
      wasRelative = true;
      at = endOfVerb(words, at) - 1;
      continue;
    }
    if (at === from) return undefined;
    if (isShortRelative(words, at)) continue;
    return at;
  }
  return undefined;
}

/** The comma that closes ', which …,' or the last one of a list; nothing when the subject is over. */
function endOfAside(words: readonly Word[], comma: number): number | undefined {
  const next = words[comma + 1];
  if (!next) return undefined;
  const close = words.findIndex(({ lower }, at) => at > comma && lower === ',');
  const isRelative = relatives.has(next.lower) || next.tag === 'VERB';
  if (isRelative || next.tag === 'DET' || next.tag === 'PROPN' || next.tag === 'ADP') {
    if (close > comma && close - comma <= 14) {
      const hasList = words
        .slice(close)
        .slice(0, 3)
        .some(({ lower }) => lower === 'and');
      return hasList && !isRelative ? comma : close;
    }
    return isRelative ? undefined : comma;
  }
  // 'Animals, plants and fungi are …': a comma of a list.
  return isNounTag(next) || next.tag === 'ADJ' || next.tag === 'CCONJ' ? comma : undefined;
}

function isFinite(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word || (at > 0 && /^\p{Lu}/u.test(word.text))) return false;
  if (word.tag === 'AUX') return !['being', 'been', 'be', 'having'].includes(word.lower);
  if (word.tag !== 'VERB' || word.lower.endsWith('ing') || before?.lower === 'to') return false;
  return before?.tag !== 'DET' && before?.tag !== 'ADJ' && before?.tag !== 'ADP';
}

/** 'cells grown in light' before another verb: a participle, not the verb. */
function isShortRelative(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word?.tag !== 'VERB' || word.lower === word.lemma) return false;
  if (!/(?:ed|en|wn|de|nd|lt|ught|ung|ut)$/.test(word.lower)) return false;
  const after = words[at + 1];
  if (after?.tag !== 'ADP' && after?.tag !== 'ADV' && word.lemma !== 'call') return false;
  for (let later = at + 1; later < words.length; later += 1) {
    const next = words[later];
    if (
      !next ||
      next.lower === ',' ||
      relatives.has(next.lower) ||
      (next.tag === 'CCONJ' && !isNounTag(words[later + 1]))
    )
      return false;
    if (joints.has(next.lower)) return false;
    if (later > at + 1 && isFinite(words, later)) return true;
  }
  return false;
}

function endOfVerb(words: readonly Word[], at: number): number {
  let end = at + 1;
  const isAux = words[at]?.tag === 'AUX';
  if (!isAux) return end;
  for (let next = end; next < words.length; next += 1) {
    const word = words[next];
    if (word?.tag === 'ADV' || word?.tag === 'PART') continue;
    if (word?.tag === 'AUX') {
      end = next + 1;
      continue;
    }
    if (word?.tag === 'VERB') end = next + 1;
    break;
  }
  return end;
}

/** 'Sabin, a rival, preferred a live but' hides a verb that was not known as one. */
function goesOnAfterAside(words: readonly Word[]): boolean {
  const first = words.findIndex(({ lower }) => lower === ',');
  const last = words.findLastIndex(({ lower }) => lower === ',');
  return (
    first > 0 &&
    last > first &&
    words.length - last > 3 &&
    !words.slice(last).some(({ lower }) => lower === 'and' || lower === 'or')
  );
}

function withoutAsides(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  let depth = 0;
  for (const word of words) {
    if (word.lower === '(') depth += 1;
    if (depth === 0) kept.push(word);
    if (word.lower === ')') depth -= 1;
  }
  const comma = kept.findIndex(({ lower }) => lower === ',');
  const isList = kept.some(({ lower }, no) => no > comma && (lower === 'and' || lower === 'or'));
  return comma > 0 && !isList ? kept.slice(0, comma) : kept;
}

function isPlural(subject: readonly Word[], verb: Word | undefined): boolean {
  if (verb) {
    if (verb.lower === 'are' || verb.lower === 'were' || verb.lower === 'have') return true;
    if (verb.lower === 'is' || verb.lower === 'was' || verb.lower === 'has') return false;
    const isThird = verb.lower.endsWith('s') && verb.lower !== verb.lemma;
    if (isThird) return false;
    if (verb.tag === 'VERB' && verb.lower === verb.lemma) return true;
  }
  const isName = subject.every(
    ({ text, lower }) => /^\p{Lu}/u.test(text) || ['the', 'and', 'of'].includes(lower),
  );
  if (isName) return subject[0]?.lower === 'the' && isPluralNoun(headOf(subject));
  if (subject.some(({ lower }) => lower === 'and')) return true;
  return isPluralNoun(headOf(subject));
}

/** The noun a phrase is about: 'cells' of 'the cells of plants'. */
export function headOf(words: readonly Word[]): Word | undefined {
  const stop = words.findIndex(
    ({ tag, lower }, no) =>
      no > 0 && (tag === 'ADP' || relatives.has(lower) || lower === ',' || lower === '('),
  );
  return (stop < 0 ? words : words.slice(0, stop)).findLast(isNounTag);
}

export function isBeing(word: Word | undefined): boolean {
  return word !== undefined && beings.has(word.lower);
}
