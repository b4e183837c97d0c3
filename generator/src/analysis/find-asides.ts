import { dullNouns } from '../data/word-lists.ts';
import { capitalise, cleanText, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { explainsClause, hangsInside } from './find-appositions.ts';
import { keyOf, weigh } from './phrase-words.ts';
import type { Names } from './names.ts';
import { parseClause } from './parse-clause.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Sentence } from './sentence.ts';

/** What a sentence explains by the way: 'a pigment (a molecule that absorbs light)'. */
export function findAsides(
  sentence: Sentence,
  { material, names }: { material: string; names: Names },
): Fact[] {
  const { words, block } = sentence;
  if (block.kind === 'row' || block.term) return [];
  const marked = readMarked(sentence, { material, names });
  const asides = words.flatMap((word, at) => {
    const close = word.lower === '(' ? ')' : word.lower === ',' ? ',' : undefined;
    const isRelative = isExplaining(words, at + 1);
    const from = isRelative ? at + 3 : at + 1;
    const opening = words[from];
    const opens =
      ['a', 'an', 'the'].includes(opening?.lower ?? '') ||
      (isRelative && words[at + 2]?.lower === 'are' && opening?.tag === 'NOUN');
    if (close === undefined || !opens) return [];
    const end = endOf(words, from, close);
    const body = words.slice(from, end);
    const term = termBefore(words, at, material);
    // 'According to decay theory, a trace that …' only begins there.
    const isLead = close === ',' && opensLead(words.slice(0, at));
    if (!term || isLead || body.some(({ lower }) => lower === 'called' || lower === 'known'))
      return [];
    if (hangsInside(body)) return [];
    if (body.length < 5 || body.length > 24 || names.isName(term.at(-1) ?? word)) return [];
    if (dullNouns.has(term.at(-1)?.lower ?? '')) return [];
    if (close === ',' && explainsClause(term, body)) return [];
    // Only a description tells what the word means; ', the river and the sea' goes on with a list.
    if (
      !body
        .slice(1, 6)
        .some(({ lower }) =>
          ['that', 'which', 'who', 'of', 'in', 'used', 'for', 'made', 'by'].includes(lower),
        )
    )
      return [];
    const joint = body.findIndex(({ lower }) => lower === 'and' || lower === 'or');
    const relative = body.findIndex(({ lower }) => ['that', 'which', 'who', 'of'].includes(lower));
    if (
      (joint > 0 && joint < relative) ||
      body.some(({ lower }) => lower === ',' || lower === ';' || lower === ':')
    )
      return [];
    // 'humus, the stable remains of plants', but not the first of several things.
    const isSum =
      body[0]?.lower === 'the' &&
      body.slice(2, 5).some(({ lower }) => lower === 'of') &&
      !['and', 'or', 'the', 'a', 'an'].includes(words[end + 1]?.lower ?? '') &&
      !words.slice(0, at).some(({ lower }) => lower === ',');
    const hasMark =
      close === ')' || isRelative || isSum || body.some(({ lower }) => marks.has(lower));
    // ', the control unit decides …' is the sentence itself.
    if (!hasMark || parseClause(body)) return [];
    return [makeAside(sentence, { term, body }, { material, names })];
  });
  return [...marked, ...asides];
}

/** '*Oliguria* is the term for an output below …': the print shows which word is explained. */
function readMarked(sentence: Sentence, place: { material: string; names: Names }): Fact[] {
  const { words } = sentence;
  return words.flatMap((first, at) => {
    if (!/[*_]$/.test(place.material.slice(Math.max(0, first.start - 1), first.start))) return [];
    const last = words.findIndex(
      ({ end }, no) => no >= at && no < at + 4 && /^[*_]/.test(place.material.slice(end, end + 1)),
    );
    const from = last < 0 ? 0 : endOfMeaning(words, last + 1);
    const term = words.slice(at, last + 1);
    if (from === 0 || !isNounTag(term.at(-1)) || term.some(({ tag }) => tag === 'PUNCT')) return [];
    const end = words.findIndex(
      ({ lower, tag }, no) =>
        no > from &&
        (/^(?:[,;.:(]|while|whereas|but)$/.test(lower) ||
          (tag === 'CCONJ' && ['VERB', 'AUX'].includes(words[no + 1]?.tag ?? ''))),
    );
    const body = words.slice(from, end < 0 ? words.length : end);
    const opens = ['a', 'an', 'the'].includes(body[0]?.lower ?? '');
    return opens && body.length > 3 && body.length < 25
      ? [makeAside(sentence, { term, body }, place)]
      : [];
  });
}

/** Behind 'is the term for', 'means' or 'describes'; 0 where nothing of the kind follows. */
function endOfMeaning(words: readonly Word[], at: number): number {
  const verb = words[at]?.tag === 'ADV' ? at + 1 : at;
  const said = words
    .slice(verb, verb + 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (/^(?:is|are) the (?:term|name|word)/.test(said)) return verb + 4;
  if (/^refers? to/.test(said)) return verb + 2;
  return /^(?:means?|describes?|denotes?)\b/.test(said) ? verb + 1 : 0;
}

const marks = new Set(['that', 'which', 'who', 'made', 'used', 'elected', 'formed', 'number']);

/** 'the electoral formula, which is the rule for …' */
function isExplaining(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === 'which' && /^(?:is|are)$/.test(words[at + 1]?.lower ?? '');
}

function endOf(words: readonly Word[], from: number, close: string): number {
  const at = words.findIndex(
    ({ lower }, no) => no > from && (lower === close || lower === '.' || lower === ';'),
  );
  return at < 0 ? words.length : at;
}

function opensLead([first, ...others]: readonly Word[]): boolean {
  if (first?.lower === 'according') return true;
  const isLink = first?.tag === 'ADP' || first?.tag === 'SCONJ';
  return isLink && !others.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
}

function termBefore(words: readonly Word[], at: number, material: string): Word[] | undefined {
  let from = at;
  while (from > 0 && at - from < 3) {
    const word = words[from - 1];
    if (!word || (!isNounTag(word) && word.tag !== 'ADJ')) break;
    from -= 1;
  }
  const verb = words[from - 1];
  if (verb?.tag === 'VERB' && (verb.lower === verb.lemma || /(?:ing|ed)$/.test(verb.lower))) {
    // 'working memory' is a term where it comes again; 'using memory' is none.
    const phrase = material.slice(verb.start, words[at - 1]?.end).toLowerCase();
    const all = material.toLowerCase();
    if (all.indexOf(phrase) !== all.lastIndexOf(phrase)) from -= 1;
    else if (/(?:ing|ed)$/.test(verb.lower)) return undefined;
  }
  const term = words.slice(from, at);
  const before = words[from - 1]?.lower ?? '';
  // 'rivers, lakes and the sea, a …' explains nobody knows which.
  return isNounTag(term.at(-1)) && before !== 'and' && before !== ',' ? term : undefined;
}

type Parts = { term: readonly Word[]; body: readonly Word[] };

function makeAside(
  sentence: Sentence,
  { term, body }: Parts,
  { material, names }: { material: string; names: Names },
): Fact {
  const text = (words: readonly Word[]) =>
    cleanText(material.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0));
  const name = names.inSentence(term, text(term));
  const before =
    sentence.words[sentence.words.findIndex(({ start }) => start === term[0]?.start) - 1];
  const article = before && ['a', 'an', 'the'].includes(before.lower) ? `${before.lower} ` : '';
  const isPlural = isPluralNoun(term.at(-1));
  const phrase = withoutStop(text(body));
  const being = isPlural ? 'are' : 'is';
  return {
    sentence,
    origin: 'naming',
    subject: `${article}${name}`,
    name,
    key: keyOf(term),
    subjectWords: term,
    isPlural,
    isPerson: false,
    isName: false,
    shape: 'definition',
    phrase,
    being,
    statement: capitalise(`${article}${name} ${being} ${phrase}.`),
    lead: '',
    isCut: false,
    isGuarded: false,
    weight: weigh(body),
    words: [],
    verb: [],
    rest: body,
  };
}
