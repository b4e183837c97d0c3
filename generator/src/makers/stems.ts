import type { Fact } from '../analysis/fact.ts';
import { humanVerbs, roles } from '../data/word-lists.ts';
import type { Word } from '../analysis/read-words.ts';
import { withoutTail } from './fine-stems.ts';

/** A question whose answer is the subject, without turning the sentence around. */
export function askSubject(
  fact: Fact,
  style: 'options' | 'open',
  hasKin = true,
): string | undefined {
  const text = frame(fact, style, hasKin);
  return text === undefined || isBroken(text) ? undefined : text;
}

/** What was cut out of a sentence must not show. */
function isBroken(text: string): boolean {
  return /\s[,;:.]|,\s*[,?]|\b(?:who|whom|whose|which|that|and|or|of|the|an?) ?\?/.test(text);
}

function frame(fact: Fact, style: 'options' | 'open', hasKin: boolean): string | undefined {
  const { isPlural, being, shape, lead } = fact;
  const phrase = withoutTail(fact.phrase).replace(/^the (?:term|name|word) for /, '');
  if (fact.isCut || fact.weight < (fact.isQuoted === true ? 1 : 2)) return undefined;
  const isPerson =
    fact.isPerson ||
    (shape === 'deed' && !isPlural && roles.has(fact.subjectWords.at(-1)?.lemma ?? ''));
  // 'The leading case is *The Wagon Mound*' gives an example, and says not what the word means.
  if (
    shape === 'definition' &&
    !isPerson &&
    /^(?:the )?\p{Lu}\p{Ll}+ \p{Lu}/iu.test(phrase) &&
    /^(?:[Tt]he )?\p{Lu}/u.test(phrase) &&
    fact.origin === 'sentence'
  )
    return undefined;
  if (shape === 'definition') {
    // 'the term for a minor term' would be clumsy.
    if (fact.isQuoted !== true && /^(?:an?|the) (?:\p{Ll}+ )?(?:term|word|name)\b/u.test(phrase))
      return style === 'open'
        ? `What do we call ${phrase}?`
        : `Which of the following ${being} ${phrase}?`;
    if (fact.isQuoted === true) return `Which term fits the description “${phrase}”?`;
    if (isPerson) return `Who ${being} ${phrase}?`;
    if (fact.origin === 'naming') return `What is the term for ${phrase}?`;
    const isTerm =
      !/^\p{Lu}/u.test(fact.name) || fact.origin !== 'sentence' || /^\p{Lu}{2}/u.test(fact.name);
    const isSingled =
      /^the (?:\w+est|first|last|only|most|main|material|capital|symbol|name|number|home|mark|sign|cause|result|source|seat|centre|center|basis|effect)\b/.test(
        phrase,
      );
    if (isSingled && fact.origin !== 'entry')
      return style === 'open'
        ? `What ${being} ${phrase}?`
        : `Which of the following ${being} ${phrase}?`;
    if (isTerm && !isPlural && (being === 'is' || being === 'refers to'))
      return `What is the term for ${phrase}?`;
    if (isTerm && isPlural && being === 'are') return `What is the name for ${phrase}?`;
    if (style === 'open')
      return (
        askHead(fact, `${being} ${phrase}`, hasKin) ??
        (isPlural ? undefined : `What ${being} ${phrase}?`)
      );
    return `Which of the following ${being} ${phrase}?`;
  }
  // What 'a higher Bank Rate' does is not what Bank Rate does.
  if (
    fact.phrase.includes(':') ||
    /^(?:an?|the) (?:\p{Ll}+er|more|less|\p{Ll}+est) /iu.test(fact.subject)
  )
    return undefined;
  const opening = lead === '' ? '' : `${lead.slice(0, 1).toUpperCase()}${lead.slice(1)}, `;
  if (lead.length > 45 || fact.verb.some(({ lower }) => lower === 'not' || lower === "n't"))
    return undefined;
  const meant = meaningOf(fact);
  if (meant !== undefined) return `What is the term for ${meant}?`;
  const begin = (word: string) => (opening === '' ? word : `${opening}${word.toLowerCase()}`);
  // 'Who discovered radium in 1898?' reads better than 'In 1898, who …?'.
  const year = /^in (?:1\d{3}|20\d\d)$/i.test(lead) && !/[,\d]/.test(phrase);
  if (isPerson && year) return `Who ${phrase} ${lead.toLowerCase()}?`;
  if (isPerson) return `${begin('Who')} ${phrase}?`;
  if (style === 'options') return `${begin('Which of the following')} ${phrase}?`;
  const byHead = (lead === '' ? askHead(fact, phrase, hasKin) : undefined) ?? askSort(fact, begin);
  // A single name may be a person as well as a city.
  const isNamed =
    /^\p{Lu}\p{Ll}+$/u.test(fact.name) && humanVerbs.has(fact.verb.at(-1)?.lemma ?? '');
  return byHead ?? (isPlural ? undefined : `${begin(isNamed ? 'Who or what' : 'What')} ${phrase}?`);
}

/** 'Polyuria describes an output of …' says what the word means. */
function meaningOf({ verb, phrase, isName, isPerson, sort }: Fact): string | undefined {
  const said = verb.length === 1 ? (verb[0]?.lower ?? '') : '';
  const found = /^\S+(?: to)? ((?:an?|the|any) .+)$/.exec(phrase)?.[1];
  const isWord = !isName && !isPerson && sort === undefined;
  return isWord && found !== undefined && /^(?:describes?|means?|denotes?|refers?)$/.test(said)
    ? withoutTail(found)
    : undefined;
}

/** 'Which government feared for its route?': what is asked for is no thing. */
function askSort(fact: Fact, begin: (word: string) => string): string | undefined {
  const { sort, phrase, subjectWords } = fact;
  const last = subjectWords.at(-1)?.text ?? '';
  if (sort === undefined || sort === 'person' || fact.isPlural) return undefined;
  const isPlain = /^\p{Ll}{4,}$/u.test(last);
  const noun = isPlain
    ? last
    : { body: 'organisation', place: 'place', event: 'event', work: 'work', language: 'language' }[
        sort
      ];
  return `${begin(`Which ${noun}`)} ${phrase}?`;
}

/** 'Which cells lack a nucleus?' says what kind of answer is wanted. */
function askHead(
  { subjectWords, isName }: Fact,
  predicate: string,
  hasKin: boolean,
): string | undefined {
  const last = subjectWords.at(-1);
  // 'Sainte-Laguë method' is a method, 'first-past-the-post' is no post.
  const isJoined = subjectWords.some(({ text }) => text === '-');
  if (!hasKin || (isJoined && subjectWords.at(-2)?.text === subjectWords.at(-2)?.lower))
    return undefined;
  if (!last || isName || subjectWords.length < 2 || last.tag !== 'NOUN' || last.text !== last.lower)
    return undefined;
  return predicate.toLowerCase().includes(last.lower)
    ? undefined
    : `Which ${last.text} ${predicate}?`;
}

/** 'did James Hargreaves invent' with what remains: the turned sentence after a question word. */
export function turn(
  fact: Pick<Fact, 'verb' | 'subject' | 'isPlural'>,
  rest: string,
): string | undefined {
  const [first, ...others] = fact.verb.filter(({ tag }) => tag !== 'ADV');
  if (!first || fact.verb.some(({ lower }) => lower === 'not' || lower === "n't")) return undefined;
  const { subject } = fact;
  const tail = others.map(({ text }) => text).join(' ');
  const isHaving = others.length === 0 && first.lemma === 'have';
  if (first.tag === 'AUX' && !isHaving) return join(first.lower, subject, tail, rest);
  if (others.length > 0) return undefined;
  return join(helperOf(first, fact.isPlural), subject, baseOf(first), rest);
}

/** 'criticise' of 'criticised', as the text spells it. */
function baseOf({ lower, lemma }: Word): string {
  const base = lemma.toLowerCase();
  return /[iy]s(?:e[ds]?|ing)$/.test(lower) ? base.replace(/([iy])ze$/, '$1se') : base;
}

function helperOf({ lower, lemma }: Word, isPlural: boolean): string {
  if (lower.endsWith('s') && lower !== lemma && lower !== 'was') return 'does';
  // 'Tom Jones cost eighteen shillings' does not show its tense.
  if (/^(?:cost|put|set|cut|hit|let|shut|spread|read|split|burst)$/.test(lower)) return 'did';
  if (lower === lemma) return isPlural ? 'do' : 'did';
  return 'did';
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
