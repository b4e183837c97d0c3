import type { Fact } from '../analysis/fact.ts';
import { humanVerbs, roles } from '../data/word-lists.ts';
import type { Word } from '../analysis/read-words.ts';

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
  const { phrase, isPlural, being, shape, lead } = fact;
  if (fact.isCut || fact.weight < (fact.isQuoted === true ? 1 : 2)) return undefined;
  const isPerson =
    fact.isPerson ||
    (shape === 'deed' && !isPlural && roles.has(fact.subjectWords.at(-1)?.lemma ?? ''));
  if (shape === 'definition') {
    if (fact.isQuoted === true) return `Which term fits the description “${phrase}”?`;
    if (isPerson) return `Who ${being} ${phrase}?`;
    if (fact.origin === 'naming') return `What is the term for ${phrase}?`;
    const isTerm =
      !/^\p{Lu}/u.test(fact.name) || fact.origin !== 'sentence' || /^\p{Lu}{2}/u.test(fact.name);
    const isSingled =
      /^the (?:\w+est|first|last|only|most|main|material|capital|symbol|name|number|home|mark|sign|cause|result|source|seat|centre|center|basis|effect)\b/.test(
        phrase,
      );
    if (isSingled)
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
  const opening = lead === '' ? '' : `${lead.slice(0, 1).toUpperCase()}${lead.slice(1)}, `;
  if (lead.length > 45 || fact.verb.some(({ lower }) => lower === 'not' || lower === "n't"))
    return undefined;
  const begin = (word: string) => (opening === '' ? word : `${opening}${word.toLowerCase()}`);
  if (isPerson) return `${begin('Who')} ${phrase}?`;
  if (style === 'options') return `${begin('Which of the following')} ${phrase}?`;
  const byHead = (lead === '' ? askHead(fact, phrase, hasKin) : undefined) ?? askSort(fact, begin);
  // A single name may be a person as well as a city.
  const isNamed =
    /^\p{Lu}\p{Ll}+$/u.test(fact.name) && humanVerbs.has(fact.verb.at(-1)?.lemma ?? '');
  return byHead ?? (isPlural ? undefined : `${begin(isNamed ? 'Who or what' : 'What')} ${phrase}?`);
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
  return join(helperOf(first, fact.isPlural), subject, first.lemma.toLowerCase(), rest);
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
