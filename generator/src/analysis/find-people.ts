import { countries } from '../data/place-names.ts';
import { thingNames } from '../data/word-lists.ts';
import { capitalise, withoutStop } from './clean-text.ts';
import {
  isCapital,
  isPast,
  isRole,
  isSurelyPerson,
  nameOf,
  namesIn,
  type NameRun,
} from './person-names.ts';
import { shown, type Place } from './phrase-words.ts';
import type { Word } from './read-words.ts';
import type { Sentence } from './sentence.ts';

/** What somebody did, without the name: 'Supplied woodcuts'. */
export type PersonDeed = { person: string; deed: string; sentence: Sentence };

/** People of a text and what the sentences about them say that they did. */
export function findDeeds(sentences: readonly Sentence[], place: Place): PersonDeed[] {
  const found = sentences.flatMap((sentence) =>
    sentence.block.kind === 'row'
      ? []
      : namesIn(sentence.words).map((run) => ({ run, sentence, name: nameOf(run, place) })),
  );
  const people = new Set(
    found.flatMap(({ run, sentence, name }) => {
      // A word that only opens a sentence has its capital for that.
      const [first] = run.words;
      const isOpening = run.at === 0 && run.words.length === 1 && first !== undefined;
      if (isOpening && !place.names.isName(first)) return [];
      return isSurelyPerson(run, sentence.words) ? [name] : [];
    }),
  );
  const fullOf = (name: string) =>
    [...people].find((full) => full.endsWith(` ${name}`)) ?? (people.has(name) ? name : undefined);
  const alone = found.flatMap(({ run, sentence, name }): PersonDeed[] => {
    const person = fullOf(name);
    if (person === undefined) return [];
    const { words } = sentence;
    const deed =
      deedShown(run, words, place) ??
      deedAfter(run, words, place) ??
      deedOfWho(run, words, place) ??
      deedBefore(run, words, place);
    return deed === undefined || saysName(deed, person) ? [] : [{ person, deed, sentence }];
  });
  const joint = sentences.flatMap((sentence) =>
    sentence.block.kind === 'row' ? [] : findJointDeeds(sentence, place),
  );
  return [...alone, ...joint];
}

/** 'Duncan Godden and Alan Baddeley showed …'. */
function findJointDeeds(sentence: Sentence, place: Place): PersonDeed[] {
  const { words } = sentence;
  const runs = namesIn(words);
  return runs.flatMap((run, no) => {
    const next = runs[no + 1];
    const end = run.at + run.words.length;
    if (!next || words[end]?.lower !== 'and' || next.at !== end + 1) return [];
    const [verb] = words.slice(next.at + next.words.length);
    const mayBe = [run, next].every(
      ({ words: own }) =>
        own.length > 1 &&
        own.length < 4 &&
        own.every(({ lower }) => !thingNames.has(lower) && !countries.has(lower) && lower !== 'of'),
    );
    const opens = words
      .slice(0, run.at)
      .every(({ tag }) => ['ADP', 'NUM', 'DET', 'PUNCT', 'NOUN', 'ADJ'].includes(tag));
    if (!mayBe || !opens || !verb || !isPast(verb)) return [];
    const deed = tellDeed(words.slice(next.at + next.words.length), place);
    const person = `${nameOf(run, place)} and ${nameOf(next, place)}`;
    return deed === undefined || saysName(deed, person) ? [] : [{ person, deed, sentence }];
  });
}

/** 'Lucas Cranach, court painter to the Elector, | supplied woodcuts that …'. */
function deedAfter(
  { words: run, at }: NameRun,
  words: readonly Word[],
  place: Place,
): string | undefined {
  const comma = words.slice(0, at).findLastIndex(({ lower }) => /^[,;:]$/.test(lower));
  const near = words.slice(comma + 1, at);
  const isSubject = near.every(
    ({ tag, lower }) =>
      !blocking.has(tag) && !['by', 'of', 'with', 'from', 'to', 'for', 'and'].includes(lower),
  );
  const joins =
    near[0]?.tag === 'CCONJ' &&
    comma > 0 &&
    (near.length === 1 || (near[1]?.lower === 'in' && near[2]?.tag === 'NUM' && near.length === 3));
  if (!isSubject && !joins) return undefined;
  let from = at + run.length;
  // 'His engineer, Le Père, concluded …': the name itself is the aside.
  const isAside = comma >= 0 && comma === at - 1 && isRole(words[at - 2]?.lemma ?? '');
  if (words[from]?.lower === ',') {
    const close = words.findIndex(({ lower }, no) => no > from && lower === ',');
    if (!isAside && (close < 0 || close - from > 18)) return undefined;
    from = isAside ? from + 1 : close + 1;
  }
  if (words[from]?.tag === 'ADV') from += 1;
  const verb = words[from];
  if (!verb || !isPast(verb)) return undefined;
  return tellDeed(words.slice(from), place);
}

const blocking: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON', 'SCONJ']);

/** 'goes back to Ludwig Roselius, who patented a process'. */
function deedOfWho(
  { words: run, at }: NameRun,
  words: readonly Word[],
  place: Place,
): string | undefined {
  const next = at + run.length;
  const verb = words[next + 2];
  if (words[next]?.lower !== ',' || words[next + 1]?.lower !== 'who') return undefined;
  // What follows the comma is what the main clause says.
  const own = words.slice(next + 2);
  const close = own.findIndex(({ lower }) => lower === ',');
  return verb && isPast(verb) ? tellDeed(close < 0 ? own : own.slice(0, close), place) : undefined;
}

/** 'As Susumu Tonegawa showed in 1976, gene segments are cut …' is told as 'showed that …'. */
function deedShown(
  { words: run, at }: NameRun,
  words: readonly Word[],
  place: Place,
): string | undefined {
  const verb = words[at + run.length];
  const comma = words.findIndex(({ lower }, no) => no > at + run.length && lower === ',');
  const isShown =
    at === 1 && words[0]?.lower === 'as' && verb !== undefined && finding.has(verb.lower);
  if (!isShown || comma < 0 || comma > at + run.length + 4) return undefined;
  const told = tellDeed(words.slice(comma + 1), place, cutSoThat);
  const opening = words[comma + 1];
  if (told === undefined || !opening) return undefined;
  const lower = `${told.slice(0, 1).toLowerCase()}${told.slice(1)}`;
  return finish(`${verb.lower} that ${place.names.isName(opening) ? told : lower}`);
}

const finding = new Set(
  'showed proved found discovered argued demonstrated observed noted'.split(' '),
);

/** The result of it is told elsewhere. */
const cutSoThat = new Set(['so', 'while', 'which', 'and', 'but', 'because', 'since', 'whereas']);

/** Where the 'by' stands before 'the German chemist Runge'. */
function agentSign(words: readonly Word[], at: number): number {
  let by = at - 1;
  while (by > at - 5 && ['DET', 'ADJ', 'NOUN', 'PROPN'].includes(words[by]?.tag ?? '')) by -= 1;
  return words[by]?.lower === 'by' ? by : -1;
}

/** '… was proposed by George Miller in 1956' is told as 'proposed …'. */
function deedBefore(
  { words: run, at }: NameRun,
  words: readonly Word[],
  place: Place,
): string | undefined {
  const by = agentSign(words, at);
  const isDated = /^\d{4}$/.test(words[by - 1]?.text ?? '') && words[by - 2]?.lower === 'in';
  const did = by - (isDated ? 3 : 1);
  const verb = words[did];
  const being = words[did - 1];
  const sameForm = /(?:ed|led|made|built|found|taught|won|held|brought)$/;
  if (by < 0 || verb?.tag !== 'VERB' || !sameForm.test(verb.lower)) return undefined;
  const next = words[at + run.length];
  if (next && isCapital(words[at + run.length + 1]) && next.lower === 'and') return undefined;
  const isPassive = being?.lower === 'was' || being?.lower === 'were';
  const isAside =
    being?.lower === ',' &&
    words.slice(0, did - 1).every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
  if (!isPassive && !isAside) return undefined;
  const object = words.slice(0, did - 1);
  if (object.some(({ lower }) => lower === ',' || lower === ';') || object.length > 14)
    return undefined;
  const [first] = object;
  if (!first || ['it', 'they', 'he', 'she', 'this', 'these'].includes(first.lower))
    return undefined;
  if (object.some(({ tag }) => tag === 'AUX')) return undefined;
  const named = place.names.inSentence(object, shown(object, place));
  return finish(`${verb.lower} ${named}`);
}

const usualEnds: ReadonlySet<string> = new Set(
  'which who whose where although though but so since while whereas partly when and after without until because before'.split(
    ' ',
  ),
);

function tellDeed(
  words: readonly Word[],
  place: Place,
  ends: ReadonlySet<string> = usualEnds,
): string | undefined {
  const end = words.findIndex(
    ({ lower, tag }, no) =>
      no > 1 &&
      (lower === ';' ||
        lower === ':' ||
        lower === '.' ||
        lower === '–' ||
        (lower === ',' && ends.has(words[no + 1]?.lower ?? '')) ||
        (lower === ',' && words[no + 1]?.tag === 'PRON') ||
        (lower === ',' && words[no + 1]?.lower.endsWith('ing')) ||
        (lower === 'and' &&
          !words[no + 1]?.lower.endsWith('ing') &&
          ['VERB', 'AUX'].includes(words[no + 1]?.tag ?? '') &&
          tag === 'CCONJ')),
  );
  const kept = end < 0 ? words : words.slice(0, end);
  return finish(withoutStop(shown(kept, place)));
}

function finish(deed: string): string | undefined {
  const isFit =
    deed.length >= 14 &&
    deed.length <= 130 &&
    deed.includes(' ') &&
    !/\bbetween (?!.* and )/.test(deed) &&
    !saysNothing.test(deed) &&
    !/\b(?:it|them|this|these|such|him|her|there|latter|former)\b/i.test(deed);
  return isFit ? capitalise(deed) : undefined;
}

/** 'Introduced the term', 'put the emphasis elsewhere': of what, the sentences before would tell. */
const saysNothing =
  /\b(?:something|somebody|elsewhere|so|both (?:his|her)|as well|too|(?:a|the) (?:second|third|next)|another)\b|\b(?:the|a|an) (?:\p{L}+ )?(?:term|name|idea|model|theory|method|technique|concept|experiments?|work|problem|question|study|book|plan|process|system|rule|view|policy|same|test|word)$/u;

function saysName(deed: string, person: string): boolean {
  return person.split(' ').some((part) => part.length > 3 && deed.includes(part));
}
