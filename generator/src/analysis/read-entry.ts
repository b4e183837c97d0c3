import { leaningWords } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';
import { capitalise, cleanText, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { type Clause, parseClause } from './parse-clause.ts';
import { type Place, keyOf, weigh, withoutArticle, withoutPoint } from './phrase-words.ts';
import { readClause } from './read-clause.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun, isVerbForm } from './retag.ts';
import type { Sentence } from './sentence.ts';

export function readEntry(
  sentence: Sentence,
  { term, body }: { term: Range; body: Range },
  place: Place,
): Fact[] {
  const termWords = sentence.words.filter(
    ({ start, end }) => start >= term.start && end <= term.end,
  );
  const nameWords = isLettered(termWords, place) ? lettered(termWords) : withoutArticle(termWords);
  const bodyEnd = endOfMeaning(place.material, body.start, Math.min(body.end, sentence.end));
  const bodyWords = sentence.words.filter(
    ({ start, end }) => start >= body.start && end <= bodyEnd,
  );
  const raw = place.material.slice(nameWords[0]?.start ?? term.start, term.end);
  const name = withoutStop(cleanText(raw)).replace(/\s*\(.*\)$/, '');
  const text = withoutStop(cleanText(place.material.slice(body.start, bodyEnd)));
  const [first] = bodyWords;
  const last = nameWords.findLast(isNounTag) ?? nameWords.at(-1);
  if (!first || !last || bodyWords.length < 2 || text.length > 220 || name.length < 2) return [];
  if (
    /^(?:example|note|tip|source|definition|answer|q|a(?!\s)|figure|table|e\.g|see|objective|date|author|importance|summary|tip|nb|remember|goal|purpose|advantage|disadvantage|topic|mark|key|result|reason|question|warning|caution|hint|why|how|what|when|where)s?\b/i.test(
      name,
    )
  )
    return [];
  if (
    labels.test(name) ||
    // 'Godden & Baddeley (1975)' is a study.
    /&|\(\d{4}\)/.test(raw) ||
    /^\d|\d$|^(?:lecture|slide|chapter|unit|part|week|lesson|module|step|day)\b/i.test(name) ||
    bodyWords.some(({ lower }, no) => no < 2 && leaningWords.has(lower))
  )
    return [];
  // 'The School: The school teaches …' states something instead of explaining a word.
  const isSentence =
    !opensDeed(bodyWords, text) &&
    /^\p{Lu}/u.test(text) &&
    /[.!]$/.test(place.material.slice(body.start, bodyEnd).trim());
  const clause = isSentence ? parseClause(withoutPoint(bodyWords)) : undefined;
  if (clause && !isParticiple(clause))
    return readClause(sentence, { words: withoutPoint(bodyWords), clause }, place);
  const isWoven = isMeaning(bodyWords, text);
  const isVerb = !isWoven && isPredicate(bodyWords, text, last);
  const isQuoted = !isWoven && !isVerb;
  const isPlural = !isVerb && isPluralNoun(last) && !/^an?\s/i.test(text);
  const phrase = isQuoted ? text : place.names.asMeaning(bodyWords, text);
  const being = beingOf(isPlural, text);
  const isLong = /[.;:]\s/.test(text);
  if (isLong) return [];
  const shownName = place.names.asTerm(nameWords, name);
  const subject = isQuoted
    ? `the term ${shownName}`
    : subjectOf(shownName, text, { isVerb, isPlural });
  return [
    {
      sentence,
      origin: 'entry',
      subject,
      name: shownName,
      key: keyOf(nameWords),
      subjectWords: nameWords,
      isPlural,
      isPerson: place.names.isPerson(nameWords),
      isName: nameWords.filter(isNounTag).every(place.names.isName),
      shape: isVerb ? 'deed' : 'definition',
      phrase,
      being,
      isQuoted,
      statement: capitalise(
        isQuoted
          ? `${subject} fits the description “${phrase}”.`
          : `${subject} ${isVerb ? '' : `${being} `}${phrase}.`,
      ),
      lead: '',
      isCut: false,
      isGuarded: /^(?:can|may|must|is not)\b/.test(phrase),
      weight: weigh(bodyWords),
      words: [],
      verb: [],
      rest: bodyWords,
    },
  ];
}

/** 'A horizon' beside 'B horizon' has no article. */
function isLettered([first, second]: readonly Word[], { material }: Place): boolean {
  return first?.text === 'A' && second !== undefined && material.includes(`B ${second.text}`);
}

function lettered([letter, ...others]: readonly Word[]): Word[] {
  return letter ? [{ ...letter, tag: 'PROPN' }, ...others] : [];
}

/** Alone before a colon they open a remark; 'application layer' is still a term. */
const labels =
  /^(?:test|principle|criticism|evaluation|evidence|strength|weakness|limitation|application|conclusion|finding|aim|procedure|discussion|background|context|detail|history|consequence|exam|essay|quote|link|video|homework|reading|important|attention)(?:e?s)?$/i;

/** Examples behind a dash and second thoughts behind a semicolon explain nothing. */
function endOfMeaning(material: string, start: number, end: number): number {
  const text = material.slice(start, end);
  const cut = text.search(/\s[–—]\s|[;:]\s|\s\(/);
  const isEnough = cut > 0 && text.slice(0, cut).trim().split(/\s+/).length >= 2;
  return isEnough ? start + cut : end;
}

/** 'the study of how sounds contrast': it can follow 'is the term for'. */
export function isMeaning(words: readonly Word[], text: string): boolean {
  if (!/^(?:an?|the|any)\s/i.test(text) || parseClause(withoutPoint(words))) return false;
  return /\s(?:of|that|which|who|whose|for|used|made|in|by|where|with|between|to|from)\s/.test(
    text,
  );
}

/** 'forwards packets' of a router; nobody knows what is left out of 'begin as a plosive'. */
function isPredicate(words: readonly Word[], text: string, subject: Word): boolean {
  return opensDeed(words, text) && !isPluralNoun(subject) && words.length > 3;
}

/** 'Phishing refers to messages that …', because it is none of them. */
export function beingOf(isPlural: boolean, body: string): string {
  if (isPlural) return 'are';
  return /^(?:an?|the|any|one)\s/i.test(body) ? 'is' : 'refers to';
}

/** Whether what explains a word is a predicate: 'forwards packets'. */
export function opensDeed(words: readonly Word[], text: string): boolean {
  const [first, second] = words;
  if (!first || !second) return false;
  if (/^(?:is|are|was|were|has|have|can)\b/i.test(text)) return true;
  if (!/[a-z]s$/.test(first.lower) || /(?:ss|us|is)$/.test(first.lower)) return false;
  if (first.tag === 'VERB' || isVerbForm(first.lower))
    return second.tag !== 'ADP' && second.lower !== 'that';
  return (
    first.lemma !== first.lower &&
    ['DET', 'ADJ', 'NUM', 'PROPN', 'PRON'].includes(second.tag) &&
    first.tag !== 'ADJ'
  );
}

function subjectOf(
  name: string,
  body: string,
  { isVerb, isPlural }: { isVerb: boolean; isPlural: boolean },
): string {
  const isNamed = /^\p{Lu}/u.test(name) && !/ \p{Ll}+$/u.test(name);
  if (isPlural || isNamed) return name;
  if (!isVerb) return withArticle(name, body);
  return mass.test(name) ? name : `the ${name}`;
}

const mass =
  /(?:ion|ing|ism|ity|ment|ness|ance|ence|ics|sis|phy|logy|ware|data|cy|th|globin|lin|tin|gen|ose|ase|ide|ia|um)$/;

/** 'a cartel', but 'deflation': a word that is explained by 'a …' mostly can be counted. */
function withArticle(name: string, body: string): string {
  if (!/^an?\s/i.test(body) || mass.test(name)) return name;
  return `${/^[aeio]|^u(?!n[ia]|s[ae])/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** 'things created by members of a society' has no verb of its own. */
function isParticiple({ verb, rest }: Clause): boolean {
  return (
    verb.length === 1 &&
    /(?:ed|en|made|built)$/.test(verb[0]?.lower ?? '') &&
    rest[0]?.tag === 'ADP'
  );
}
