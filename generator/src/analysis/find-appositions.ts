import { dullNouns, leaningWords, stopWords } from '../data/word-lists.ts';
import { headOf } from './parse-clause.ts';
import { shown, weigh, withoutArticle, type Place } from './phrase-words.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Sentence } from './sentence.ts';

/** A word that a sentence explains in passing. */
export type Apposition = { term: string; description: string; sentence: Sentence };

/** 'on vellum, a fine parchment made from calfskin' and 'Books … are called incunabula'. */
export function findAppositions(sentences: readonly Sentence[], place: Place): Apposition[] {
  return sentences.flatMap((sentence) => {
    if (sentence.block.kind === 'row' || sentence.block.term) return [];
    const called = readCalled(sentence);
    return [...readCommas(sentence, place), ...(called ? [called] : [])];
  });
}

function readCommas(sentence: Sentence, place: Place): Apposition[] {
  const { words } = sentence;
  return words.flatMap((comma, at) => {
    // ', which is the rule for …' explains as well as ', the rule for …'.
    const skipped =
      words[at + 1]?.lower === 'which' && /^(?:is|are|was)$/.test(words[at + 2]?.lower ?? '')
        ? 2
        : 0;
    const article = words[at + 1 + skipped];
    if (comma.lower !== ',' || !article) return [];
    const isBare = !['a', 'an', 'the'].includes(article.lower);
    if (isBare && (skipped > 0 || !opensPlural(words, at))) return [];
    // 'In Paris, the …' and 'According to the theory, a …' open a sentence and explain nothing.
    const opening = words.slice(0, at);
    const isLead =
      opening[0]?.lower === 'according' ||
      (opening[0]?.tag === 'ADP' &&
        opening.every(
          ({ tag, lower }) => (tag !== 'VERB' && tag !== 'AUX') || lower.endsWith('ing'),
        ));
    if (isLead) return [];
    const isClosed = isSubjectAside(words, at);
    const term = termBefore(words, at, isClosed);
    const body = bodyAfter(words, at + 1 + skipped, isClosed);
    if (!term || !body || explainsClause(term, body) || hangsInside(body)) return [];
    const name = place.names.inSentence(term, shown(term, place));
    return [{ term: name, description: shown(body, place), sentence }];
  });
}

/**
 * 'They engulf invaders, a process that …' explains what they do, not the invaders; 'uses titration,
 * a method that …' explains a word that is itself a doing.
 */
export function explainsClause(term: readonly Word[], body: readonly Word[]): boolean {
  const head = headOf(withoutArticle(body))?.lemma.toLowerCase() ?? '';
  if (!doings.has(head)) return false;
  const last = term.at(-1)?.lower ?? '';
  return (
    !doings.has(last) &&
    !/(?:tion|sion|sis|ing|ment|ism|age|ance|ence|graphy|lysis|al|ery|ency|ysm|tomy|therapy|ation|ure)$/.test(
      last,
    )
  );
}

/** ', the first of which was …' and ', some of whom …' go on with the sentence and explain nothing. */
export function hangsInside(body: readonly Word[]): boolean {
  return body.some(
    ({ lower }, at) =>
      lower === 'whose' ||
      (/^(?:which|whom)$/.test(lower) && body[at - 1]?.lower === 'of') ||
      (lower === 'of' && body[at - 1]?.lower === 'each'),
  );
}

const doings = new Set(
  `process practice method condition phenomenon technique event step change procedure operation act action
  activity reaction response habit custom strategy tactic policy situation state development trend effect
  observation fact figure idea move result decision success failure view claim feat task job sign mistake
  error discovery finding principle approach problem risk mechanism`.split(/\s+/),
);

/** 'release cytokines, small proteins through which …': both in the plural, and the last explains. */
function opensPlural(words: readonly Word[], at: number): boolean {
  const noun = words.findIndex(({ tag }, no) => no > at && tag !== 'ADJ' && tag !== 'NOUN') - 1;
  const relative = words
    .slice(noun + 1, noun + 3)
    .some(({ lower }) => /^(?:that|which)$/.test(lower));
  return (
    relative &&
    noun > at &&
    noun - at < 4 &&
    isPluralNoun(words[noun]) &&
    isPluralNoun(words[at - 1])
  );
}

/** 'Brigandage, a mixture of …, troubled the south': behind the second comma the verb follows. */
function isSubjectAside(words: readonly Word[], at: number): boolean {
  const close = words.findIndex(({ lower }, no) => no > at && /^[,.;:]$/.test(lower));
  const next = words[close + 1];
  return (
    words[close]?.lower === ',' &&
    (next?.tag === 'VERB' || next?.tag === 'AUX') &&
    words.slice(0, at).every(({ tag }) => tag !== 'VERB' && tag !== 'AUX' && tag !== 'PUNCT')
  );
}

function termBefore(words: readonly Word[], at: number, isClosed: boolean): Word[] | undefined {
  let from = at;
  while (from > 0 && at - from < 4) {
    const word = words[from - 1];
    const isPart = word && (isNounTag(word) || word.tag === 'ADJ') && /^\p{L}/u.test(word.text);
    if (!isPart) break;
    from -= 1;
  }
  // The tagger takes 'district' of 'is district magnitude' for a verb.
  const [helper, odd] = words.slice(Math.max(0, from - 2), from);
  if (odd?.tag === 'VERB' && odd.lower === odd.lemma && helper?.tag === 'AUX') from -= 1;
  // 'replaced it with working memory': the modifier belongs to the term.
  const modifier = words[from - 1];
  if (modifier?.lower.endsWith('ing') && words[from - 2]?.tag === 'ADP') from -= 1;
  const term = words.slice(from, at);
  const isMixed =
    /^\p{Lu}/u.test(term.at(-1)?.text ?? '') && term.some(({ text, lower }) => text === lower);
  if (isMixed) return undefined;
  const last = term.at(-1);
  const before = words[from - 1]?.lower ?? '';
  if (!last || !isNounTag(last) || dullNouns.has(last.lower)) return undefined;
  // 'Tea, the leaf of …, coffee' may be the first of a list.
  if (from === 0 && !isClosed) return undefined;
  // The last of a list is explained by nothing.
  if (['and', 'or', ',', '-', 'of', 'by'].includes(before)) return undefined;
  // 'the skin, the pulp, a layer of …' lists, and 'according to tradition, the …' adds.
  const isListed = /^(?:an?|the)$/.test(before) && words[from - 2]?.lower === ',';
  if (isListed || (before === 'to' && words[from - 2]?.lower === 'according')) return undefined;
  return term.some(({ lower }) => stopWords.has(lower)) ? undefined : term;
}

/** The noun phrase up to the next comma or the end, where it describes and states nothing. */
function bodyAfter(words: readonly Word[], from: number, isClosed: boolean): Word[] | undefined {
  const end = words.findIndex(({ lower }, no) => no > from && /^[,.;:–—(]$/.test(lower));
  const body = words.slice(from, end < 0 ? words.length : end);
  const noun = body.findIndex(isNounTag);
  const next = body[noun + 1];
  if (body.length < 5 || body.length > 24 || noun > 4 || weigh(body) < 3) return undefined;
  // 'memories, a condition called amnesia' explains the amnesia.
  if (body.some(({ lower }) => lower === 'called' || lower === 'known')) return undefined;
  if (!next || withoutArticle(body).some(({ lower }) => leaningWords.has(lower) || lower === 'it'))
    return undefined;
  const opens =
    ['of', 'that', 'which', 'for', 'in', 'near', 'used', 'made', 'by', 'whose', 'through'].includes(
      next.lower,
    ) ||
    (next.tag === 'VERB' && next.lower.endsWith('ed')) ||
    (isNounTag(next) && isNounTag(body[noun]));
  const relative = body.findIndex(({ lower }) =>
    ['that', 'which', 'who', 'whose', 'where', 'in'].includes(lower),
  );
  const verb = body.findIndex(
    ({ tag, lower }) => tag === 'AUX' || (tag === 'VERB' && !/(?:ed|ing|en|made|wn)$/.test(lower)),
  );
  const isDefinite = ['a', 'an', 'the'].includes(body[0]?.lower ?? '');
  if (
    isDefinite &&
    body.some(({ lower }, no) => lower === 'which' && body[no - 1]?.tag === 'ADP' && no < 5)
  )
    return undefined;
  const joint = body.findIndex(({ lower }) => lower === 'and');
  const isClause = verb >= 0 && (relative < 0 || verb < relative);
  return opens && !isClause && (joint < 0 || joint > 5 || isClosed) ? body : undefined;
}

function readCalled(sentence: Sentence): Apposition | undefined {
  if (!/ (?:called|known as|termed|classified as) /.test(sentence.text)) return undefined;
  const found =
    /^(\p{Lu}[^,;:()]{14,120}?) (?:is|are)(?: (?:often|usually|therefore|also|commonly))? (?:called|known as|termed|classified as) (?:an? |the )?(\p{L}[\p{L} -]{2,35}?)(?=[,.;]|$)/u.exec(
      sentence.text,
    );
  const [, description, term] = found ?? [];
  if (description === undefined || term === undefined) return undefined;
  const isLeaning =
    /^(?:It|This|These|They|Those|Such|He|She|Some|Many|Most|Others?|Both|Each|Both)\b/.test(
      description,
    );
  const isTold = / (?:is|are|was|were|by|because|when|if|called) /.test(
    `${description.replace(/\b(?:that|which|who) (?:is|are|was|were)\b/g, '')} `,
  );
  if (isLeaning || isTold || term.split(' ').length > 4 || description.split(' ').length < 4)
    return undefined;
  return { term, description, sentence };
}
