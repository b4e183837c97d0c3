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
  const bodyWords = withoutBrackets(
    sentence.words.filter(({ start, end }) => start >= body.start && end <= bodyEnd),
  );
  const raw = place.material.slice(nameWords[0]?.start ?? term.start, term.end);
  const name = withoutStop(cleanText(raw)).replace(/\s*\(.*\)$/, '');
  const text = withoutStop(
    cleanText(place.material.slice(body.start, bodyEnd)).replace(/\s*\([^()]*\)/g, ''),
  );
  const [first] = bodyWords;
  const last = nameWords.findLast(isNounTag) ?? nameWords.at(-1);
  if (!first || !last || bodyWords.length < 2 || text.length > 220 || name.length < 2) return [];
  if (openers.test(name)) return [];
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
  if (clause && !isParticiple(clause) && !shows(clause, nameWords))
    return readClause(sentence, { words: withoutPoint(bodyWords), clause }, place);
  if (isRemark(text)) return [];
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

/** What opens a remark instead of naming a thing; 'key light' is a term, 'Key: …' is none. */
const openers =
  /^(?:(?:example|note|tip|source|definition|answer|q|a(?!\s)|figure|table|e\.g|see|objective|date|author|importance|summary|nb|remember|goal|purpose|advantage|disadvantage|topic|result|reason|question|warning|caution|hint|why|how|what|when|where)s?\b|(?:key|mark)s?$|(?:last|first|final|main|key|quick|top) (?:tip|division|fact|point|term|word|idea|date|message|concept|question)s?\b)/i;

/** Where a word comes from, or what it is in another language, does not say what it means. */
function isRemark(text: string): boolean {
  return (
    /\b(?:the word for|literally|comes? from|derived from|named after|short for|stands for|pronounced|also (?:called|known|spelt))\b/i.test(
      text,
    ) || /^(?:in|from|at|by|for|on|see|used|not|as|like|often|usually|very|with) /i.test(text)
  );
}

/** 'Tilt – The camera turns up or down': a sentence about something else, which shows what the term means. */
function shows({ subject, verb, lead, rest }: Clause, name: readonly Word[]): boolean {
  const head = name.findLast(isNounTag)?.lemma ?? name.at(-1)?.lemma;
  const isPast = verb.some(({ lower, lemma, tag }) =>
    tag === 'AUX' ? /^(?:was|were|had|did)$/.test(lower) : lower !== lemma && !lower.endsWith('s'),
  );
  return (
    lead.length === 0 &&
    !isPast &&
    verb.length + rest.length > 4 &&
    subject.length <= 4 &&
    subject.every(({ lemma, tag, text, lower }, no) => {
      const isName = no > 0 && text !== lower;
      return lemma !== head && tag !== 'PRON' && !isName;
    })
  );
}

function withoutBrackets(words: readonly Word[]): Word[] {
  let depth = 0;
  return words.filter(({ lower }) => {
    if (lower === '(') depth += 1;
    const isOutside = depth === 0;
    if (lower === ')') depth -= 1;
    return isOutside;
  });
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
  /^(?:test|principle|criticism|evaluation|evidence|strength|weakness|limitation|application|conclusion|finding|aim|procedure|discussion|background|context|detail|default|origin|division|use|usage|meaning|cost|price|location|size|formula|symptom|treatment|cause|effect|history|consequence|exam|essay|quote|link|video|homework|reading|important|attention)(?:e?s)?$/i;

/** Examples behind a dash and second thoughts behind a semicolon explain nothing. */
function endOfMeaning(material: string, start: number, end: number): number {
  const text = material.slice(start, end);
  const cut = text.search(/\s[–—]\s|[;:]\s/);
  const isEnough = cut > 0 && text.slice(0, cut).trim().split(/\s+/).length >= 2;
  return isEnough ? start + cut : end;
}

/** 'the study of how sounds contrast': it can follow 'is the term for'. */
export function isMeaning(words: readonly Word[], text: string): boolean {
  if (parseClause(withoutPoint(words)) && !opensRelative(words)) return false;
  const links =
    /\s(?:of|that|which|who|whose|for|used|made|in|by|where|with|between|to|from)\s/.test(text);
  if (/^(?:an?|the|any|one)\s/i.test(text))
    return links || (text.includes(',') && words.length > 5);
  // 'Films of the 1940s shot on location', 'Alternating between actions that …'.
  const [first, second] = words;
  if (!first || !second || words.length < 5 || !links) return false;
  if (/^(?:everything|anything|anyone|everyone|someone)$/.test(first.lower)) return true;
  if (first.lower.endsWith('ing') && first.lower.length > 5) return second.tag !== 'VERB';
  const noun = words.findIndex(isNounTag);
  // 'layers of tissue slide against each other' is a sentence whose verb was not known as one.
  if (isPluralNoun(words[noun]) && !/,|\s(?:that|which|who|whose|used|made)\s/.test(text))
    return false;
  const isPhrase = words.slice(0, noun).every(({ tag }) => tag === 'ADJ' || tag === 'NUM');
  const next = words[noun + 1];
  return (
    noun >= 0 &&
    noun < 3 &&
    isPhrase &&
    (next?.tag === 'ADP' || isNounTag(next) || relative.test(next?.lower ?? ''))
  );
}

/** 'the list of changes that will go …' has no verb before its 'that'. */
function opensRelative(words: readonly Word[]): boolean {
  const at = words.findIndex(({ lower }) => /^(?:that|which|who|whose)$/.test(lower));
  const verb = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  return words[0]?.tag === 'DET' && at > 1 && verb > at && verb < at + 4;
}

const relative = /^(?:that|which|who|whose|where|used|made)$/;

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
  // 'the median' is 'the value …', but 'heat' is 'the transfer …'.
  if (/^the\s/i.test(body) && !isUncounted(name, body)) return `the ${name}`;
  if (!/^an?\s/i.test(body) || mass.test(name)) return name;
  return `${/^[aeio]|^u(?!n[ia]|s[ae])/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** 'Deflation' and 'anatomy, the study of …' stand without an article. */
export function isUncounted(name: string, body: string): boolean {
  return mass.test(name) || unheard.test(body);
}

/** What is explained so is a field, a habit or a quality, which has no article. */
const unheard =
  /^the (?:\S+ )?(?:study|science|art|practice|process|ability|tendency|act|belief|view|theory|idea|use|state|quality|property|force|transfer|movement|loss|release|power|right|world|spread|exchange|making|amount|feeling|doctrine|rule|fear|custom|way)\b/i;

/** 'things created by members of a society' has no verb of its own. */
function isParticiple({ verb, rest }: Clause): boolean {
  return (
    verb.length === 1 &&
    /(?:ed|en|made|built)$/.test(verb[0]?.lower ?? '') &&
    rest[0]?.tag === 'ADP'
  );
}
