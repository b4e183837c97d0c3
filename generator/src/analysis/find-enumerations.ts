import { countries } from '../data/place-names.ts';
import { commonVerbs, dullNouns, leaningWords } from '../data/word-lists.ts';
import { asAnswer } from './names.ts';
import { shown, type Place } from './phrase-words.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Sentence } from './sentence.ts';

/** What things of one list are, so that others of the same kind can stand beside them. */
type MemberKind = 'country' | 'name' | 'plural' | 'singular';

/** 'lead, tin and antimony' inside of a sentence. */
export type Enumeration = {
  sentence: Sentence;
  members: readonly string[];
  kind: MemberKind;
  /** Where it stands among the words of its sentence. */
  from: number;
  end: number;
};

export function findEnumerations(sentences: readonly Sentence[], place: Place): Enumeration[] {
  return sentences.flatMap((sentence) => {
    if (sentence.block.kind === 'row') return [];
    const { words } = sentence;
    const listed = readAfterSign(sentence, place);
    const found: Enumeration[] = listed ? [listed] : [];
    if (listed) return found;
    for (const [at, { lower, tag }] of words.entries()) {
      if (lower !== 'and' || tag !== 'CCONJ' || at < (found.at(-1)?.end ?? 0)) continue;
      const made = readAround(sentence, at, place);
      if (made) found.push(made);
    }
    return found;
  });
}

/** What follows a colon, 'such as', 'including' or 'namely' up to the end is taken apart at its commas. */
function readAfterSign(sentence: Sentence, place: Place): Enumeration | undefined {
  const { words } = sentence;
  const sign = words.findLastIndex(
    ({ lower }, no) =>
      lower === ':' ||
      lower === 'including' ||
      lower === 'namely' ||
      (lower === 'as' && words[no - 1]?.lower === 'such'),
  );
  const from = sign + 1;
  const stop = words.findIndex(({ lower }, no) => no >= from && /^[.;:)–—]$/.test(lower));
  const end = stop < 0 ? words.length : stop;
  if (sign < 2 || !words.slice(from, end).some(({ lower }) => lower === 'and' || lower === 'or'))
    return undefined;
  const items: Word[][] = [[]];
  for (const word of words.slice(from, end)) {
    if (word.lower === ',' || word.lower === 'and' || word.lower === 'or') {
      if (items.at(-1)?.length) items.push([]);
    } else items.at(-1)?.push(word);
  }
  const bare = items.map(withoutThe);
  const isPlain = bare.every(
    (item) =>
      isItem(item) &&
      item.every(
        ({ tag, lower }) =>
          tag !== 'AUX' && tag !== 'PRON' && lower !== 'to' && lower !== 'between',
      ) &&
      /^\p{L}/u.test(item[0]?.text ?? ''),
  );
  const kind = kindOf(bare, false);
  if (!isPlain || !kind || bare.length < 2) return undefined;
  return finish({ sentence, items: bare, kind, from, end }, place);
}

type Read = Omit<Enumeration, 'members'> & { items: readonly (readonly Word[])[] };

function finish({ items, ...read }: Read, place: Place): Enumeration | undefined {
  const members = items.map((item) => asAnswer(place.names.inSentence(item, shown(item, place))));
  return new Set(members).size < members.length ? undefined : { ...read, members };
}

function readAround(sentence: Sentence, joint: number, place: Place): Enumeration | undefined {
  const { words } = sentence;
  const end = endOfItem(words, joint + 1);
  const items: (readonly Word[])[] = [words.slice(joint + 1, end)];
  let stop = words[joint - 1]?.lower === ',' ? joint - 1 : joint;
  let from = stop;
  for (;;) {
    const start = startOfItem(words, stop);
    if (start >= stop && items.length > 1) break;
    if (start >= stop) return undefined;
    items.unshift(words.slice(start, stop));
    from = start;
    if (words[start - 1]?.lower !== ',' || items.length > 8) break;
    // ', the lake' after a lead is no item of the list.
    if (startOfItem(words, start - 1) >= start - 1) break;
    stop = start - 1;
  }
  const before = words[from - 1];
  const next = words[end];
  // 'In the Suez Crisis, Israel, France and Britain invaded …': the first is no part of the list.
  const isLed = words[0]?.tag === 'ADP' && before !== undefined && before.lower !== ',';
  if (isLed && isVerbAt(words, end)) {
    const [lead] = items.splice(0, 1);
    from += (lead?.length ?? 0) + 1;
  }
  const bare = items.map(withoutThe);
  const kind = kindOf(bare, from < 2);
  if (!kind || !bare.every(isItem) || opensAside(items)) return undefined;
  if (items.length < (kind === 'country' || kind === 'name' ? 2 : 3)) return undefined;
  if (['between', 'both', 'from', 'than', '-', '+'].includes(before?.lower ?? '')) return undefined;
  if (['of', 'who', 'whose', '-', '('].includes(next?.lower ?? '')) return undefined;
  if (['that', 'which'].includes(next?.lower ?? '') && before?.lower !== 'of') return undefined;
  if (next && !isVerbAt(words, end) && (isNounTag(next) || next.tag === 'ADJ')) return undefined;
  // 'Andrae in Denmark and Hare in England' are two pairs.
  if (next?.tag === 'ADP' && next.lower === before?.lower) return undefined;
  if (isBracketed(words, from)) return undefined;
  return finish({ sentence, items: bare, kind, from, end }, place);
}

function isBracketed(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at).map(({ lower }) => lower);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** The tagger takes 'use' of 'Ireland and Malta use the …' for a noun. */
export function isVerbAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.tag === 'VERB' || word.tag === 'AUX') return true;
  return commonVerbs.has(word.lower) && words[at + 1]?.tag === 'DET';
}

/** 'the Bastille, a fortress and prison'. */
function opensAside(items: readonly (readonly Word[])[]): boolean {
  const articles = items.map(([first]) => (first?.tag === 'DET' ? first.lower : ''));
  return articles.some(
    (article, no) => no > 0 && article.startsWith('a') && article !== articles[0],
  );
}

const most = 4;

function endOfItem(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && end - from < most + 1 && isPart(words, end, from)) end += 1;
  while (end > from && !isNounTag(words[end - 1])) end -= 1;
  return end;
}

function startOfItem(words: readonly Word[], stop: number): number {
  let from = stop;
  while (from > 0 && stop - from < most + 1 && isPart(words, from - 1, -1)) {
    from -= 1;
    if (words[from]?.tag === 'DET') break;
  }
  if (isNounTag(words[stop - 1])) return from;
  // 'lead' of 'an alloy of lead, tin and antimony' is taken for a verb.
  const [before, odd] = words.slice(Math.max(0, stop - 2), stop);
  return odd?.tag === 'VERB' && odd.lower === odd.lemma && before?.tag === 'ADP' ? stop - 1 : stop;
}

function isPart(words: readonly Word[], at: number, first: number): boolean {
  const word = words[at];
  if (!word || (first >= 0 && at > first && isVerbAt(words, at))) return false;
  if (word.tag === 'DET')
    return first < 0 || at === first ? ['a', 'an', 'the'].includes(word.lower) : false;
  return (isNounTag(word) || word.tag === 'ADJ') && /^\p{L}/u.test(word.text);
}

function withoutThe(item: readonly Word[]): readonly Word[] {
  // 'no smoking' must not become 'smoking'.
  return ['a', 'an', 'the'].includes(item[0]?.lower ?? '') ? item.slice(1) : item;
}

function isItem(item: readonly Word[]): boolean {
  const last = item.at(-1);
  if (!last || item.length > most) return false;
  if (item.length === 1 && (dullNouns.has(last.lower) || last.lower.length < 3)) return false;
  return item.every(({ lower }) => !leaningWords.has(lower) && !vague.has(lower));
}

const vague = new Set('other others more most many some such same own various several'.split(' '));

function kindOf(items: readonly (readonly Word[])[], isFirst: boolean): MemberKind | undefined {
  const areNames = items.map((item) => item.every(({ text }) => /^\p{Lu}/u.test(text)));
  if (areNames.every(Boolean)) {
    const all = items.every((item) => countries.has(item.map(({ lower }) => lower).join(' ')));
    return all ? 'country' : 'name';
  }
  // Only what opens the sentence has a capital and yet no name.
  if (areNames.some((isName, no) => isName && (no > 0 || !isFirst))) return undefined;
  const plural = items.map((item) => isPluralNoun(item.at(-1)));
  if (plural.every(Boolean)) return 'plural';
  return plural.some(Boolean) ? undefined : 'singular';
}
