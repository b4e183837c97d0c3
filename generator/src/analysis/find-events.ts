import { capitalise, withoutStop } from './clean-text.ts';
import { shown, type Place } from './phrase-words.ts';
import { isYear, startOfDate, withFocus } from './read-dates.ts';
import type { Word } from './read-words.ts';
import { isPluralNoun } from './retag.ts';
import { standsAlone, type Sentence } from './sentence.ts';
import {
  cutSecondDeed,
  onlyAside,
  trimTail,
  withoutOpener,
  withoutShortLead,
  withoutSubjectAside,
} from './trim-event.ts';

/** Something that happened in one year: 'The corvée was abolished'. */
export type DatedEvent = { year: string; event: string; sentence: Sentence };

export function findEvents(sentences: readonly Sentence[], place: Place): DatedEvent[] {
  return sentences.flatMap((sentence) => {
    if (sentence.block.kind === 'row') return [];
    const listed = readDatedLine(sentence);
    if (listed) return [listed];
    if (sentence.block.term || !sentence.words.some(isYear)) return [];
    return splitParts(sentence.words).flatMap((words) => {
      const found = readPart(words, place) ?? readRelative(words, place);
      return found && isWhole(found.event) ? [{ ...found, sentence }] : [];
    });
  });
}

/** '1789: The Estates General meet' in a list of dates. */
function readDatedLine(sentence: Sentence): DatedEvent | undefined {
  if (sentence.block.kind === 'prose') return undefined;
  const found = /^((?:1\d|20)\d\d)(?:\s*[:–—-]\s*|\s+)(\p{Lu}?[^\d]{12,120})$/u.exec(sentence.text);
  const [, year, event] = found ?? [];
  if (year === undefined || event === undefined) return undefined;
  return { year, event: capitalise(withoutStop(event)), sentence };
}

type Dated = { year: string; event: string };
type Told = { text: string; words: readonly Word[] };

function readPart(all: readonly Word[], place: Place): Dated | undefined {
  const words = cutSecondDeed(onlyAside(trimTail(withoutOpener(all))));
  const years = words.filter(isYear);
  const [year] = years;
  if (!year || years.length > 1) return undefined;
  const at = words.indexOf(year);
  const start = startOfDate(words, at);
  const from = start === undefined ? undefined : withFocus(words, start);
  if (from === undefined) return undefined;
  const told =
    readLead(words, from, at, place) ??
    readAside(words, from, at, place) ??
    readClauseAround(words, { from, at }, place);
  if (!told) return undefined;
  const event = capitalise(withoutStop(told.text));
  if (['ADV', 'ADP'].includes(told.words.at(-1)?.tag ?? '')) return undefined;
  // The date counts as words, so that a short clause is whole.
  const kept = [...told.words, ...words.slice(from, at + 1)];
  return standsAlone(`${event}.`, kept) ? { year: year.text, event } : undefined;
}

/** '… by the Dutch, who planted coffee on Java in 1696': the name before the comma did it. */
function readRelative(words: readonly Word[], place: Place): Dated | undefined {
  const at = words.findLastIndex(isYear);
  const start = startOfDate(words, at);
  const from = start === undefined ? undefined : withFocus(words, start);
  const who = words.findIndex(
    ({ lower }, no) =>
      no > 2 && (lower === 'who' || lower === 'which') && words[no - 1]?.lower === ',',
  );
  if (at < 0 || from === undefined || who < 0 || who > from) return undefined;
  let opening = who - 1;
  while (opening > 0 && isNamePart(words, opening - 1)) opening -= 1;
  if (opening === who - 1) return undefined;
  if (words[opening - 1]?.lower === 'the') opening -= 1;
  const did = words.slice(who + 1, from);
  const isOne =
    ['VERB', 'AUX'].includes(did[0]?.tag ?? '') &&
    did.every(({ lower }) => lower !== ',' && lower !== 'and' && !relatives.has(lower));
  if (!isOne || did.length < 2) return undefined;
  const subject = words.slice(opening, who - 1);
  const event = capitalise(`${shown(subject, place)} ${shown(did, place)}`);
  const kept = [...subject, ...did, ...words.slice(from, at + 1)];
  return standsAlone(`${event}.`, kept) ? { year: words[at]?.text ?? '', event } : undefined;
}

function isNamePart(words: readonly Word[], no: number): boolean {
  const isCapital = /^\p{Lu}/u.test(words[no]?.text ?? '') && words[no]?.tag !== 'PUNCT';
  return isCapital || (words[no]?.lower === 'of' && /^\p{Lu}/u.test(words[no - 1]?.text ?? ''));
}

/** 'In 1854 …', 'Writing in 1951, …' and 'When Luther circulated his theses in 1517, …'. */
function readLead(
  words: readonly Word[],
  from: number,
  at: number,
  place: Place,
): Told | undefined {
  const hasComma = words[at + 1]?.lower === ',';
  const [first] = words;
  if (first?.lower === 'when' && hasComma) return tell(words.slice(1, from), place);
  const isLed = hasComma && first?.tag === 'VERB' && /(?:ed|ing)$/.test(first.lower);
  if (from > 0 && !isLed) return undefined;
  return tell(withoutSubjectAside(words.slice(hasComma ? at + 2 : at + 1)), place);
}

function tell(words: readonly Word[], place: Place): Told {
  return { text: textOf(words, place), words };
}

/** The words where they stand together, joined where something was taken out. */
function textOf(words: readonly Word[], place: Place): string {
  const runs: Word[][] = [];
  for (const [no, word] of words.entries()) {
    const before = words[no - 1];
    if (before && word.start - before.end <= 3) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs
    .map((run) => shown(run, place))
    .join(' ')
    .replace(/\s+([,.;])/g, '$1')
    .trim();
}

/** 'A canal, completed in 1863, brought …': the year belongs to the aside. */
function readAside(
  words: readonly Word[],
  from: number,
  at: number,
  place: Place,
): Told | undefined {
  const comma = words.findIndex(({ lower }) => lower === ',');
  const close = words.findIndex(({ lower }, no) => no > at && lower === ',');
  const opening = words[comma + 1]?.tag === 'ADV' ? words[comma + 2] : words[comma + 1];
  if (comma < 1 || comma > 7 || comma > from || close < 0) return undefined;
  if (words[0]?.tag === 'ADP') return undefined;
  const subject = words.slice(0, comma);
  const hasVerb = subject.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const inside = words.slice(comma + 2, from);
  if (hasVerb || opening?.tag !== 'VERB' || opening.lower.endsWith('ing')) return undefined;
  if (inside.some(({ lower }) => lower === ',' || relatives.has(lower))) return undefined;
  const being = isPluralNoun(subject.at(-1)) ? 'were' : 'was';
  const did = shown(words.slice(comma + 1, from), place);
  const rest = shown(words.slice(at + 1, close), place);
  const kept = [...subject, ...words.slice(comma + 1, from), ...words.slice(at + 1, close)];
  return { text: `${shown(subject, place)} ${being} ${did} ${rest}`.trim(), words: kept };
}

/** The clause, where no other verb stands between its own and the year. */
function readClauseAround(
  all: readonly Word[],
  date: { from: number; at: number },
  place: Place,
): Told | undefined {
  const [opening, year] = [all[date.from], all[date.at]];
  if (!opening || !year || subordinate.has(all[0]?.lower ?? '')) return undefined;
  const words = withoutSubjectAside(withoutShortLead(all));
  const [from, at] = [words.indexOf(opening), words.indexOf(year)];
  const verb = words.findIndex(
    (word, no) => no > 0 && (word.tag === 'AUX' || isVerb(word)) && !word.lower.endsWith('ing'),
  );
  if (from < 0 || verb < 1 || verb > from) return undefined;
  // 'An expansion completed in 2015 added …': the year hangs on a participle.
  const isPassing =
    words[verb]?.tag === 'VERB' &&
    // '… showed in 1890 that …'.
    words[at + 1]?.lower !== 'that' &&
    words.some(
      (word, no) =>
        no > at && (isVerb(word) || word.tag === 'AUX') && words[no - 1]?.lower !== 'to',
    ) &&
    words.slice(at + 1, at + 3).every(({ tag }) => tag !== 'CCONJ');
  if (isPassing || words.slice(0, verb).some(({ lower }) => lower === ',')) return undefined;
  const between = words.slice(verb + 1, from);
  const ownEnd = between.findIndex(({ tag }) => tag !== 'AUX' && tag !== 'VERB' && tag !== 'ADV');
  const later = ownEnd < 0 ? [] : between.slice(ownEnd);
  const isFar = later.some((word) => relatives.has(word.lower) || isVerb(word));
  const end = words[at + 1]?.lower === ',' ? at + 2 : at + 1;
  return isFar
    ? undefined
    : tell(
        words.filter((_, no) => no < from || no >= end),
        place,
      );
}

function isVerb({ tag, text, lower }: Word): boolean {
  return tag === 'VERB' && text === lower;
}

const subordinate = new Set(
  'when while after before since until if although though because'.split(' '),
);
const relatives = new Set(
  'that which who whose whom where when after before until since'.split(' '),
);

function isWhole(event: string): boolean {
  return (
    event.length >= 17 &&
    event.length <= 150 &&
    !/\b(?:it|them|this|these|such|there|he|she|they|him|followed|latter|former|same)\b/i.test(
      event,
    ) &&
    !/\b(?:1\d{3}|20\d\d)\b/.test(event) &&
    !/^(?:His|Her|Its|Their)\b|\bbetween (?!.* and )|\b(?:happened|occurred|took place)$/.test(
      event,
    )
  );
}

/** At ';', and at ':' and ', and' where another date opens. */
function splitParts(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const [no, word] of words.entries()) {
    const joint = word.lower === ',' && words[no + 1]?.lower === 'and' ? 2 : 1;
    const opens = words[no + joint]?.lower === 'in' && isYear(words[no + joint + 1] ?? word);
    const isBorder = word.lower === ';' || (opens && (word.lower === ':' || joint === 2));
    const isJoint = word.lower === 'and' && parts.at(-1)?.length === 0;
    if (isBorder) parts.push([]);
    else if (!isJoint) parts.at(-1)?.push(word);
  }
  return parts;
}
