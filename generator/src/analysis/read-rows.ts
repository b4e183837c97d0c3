import type { Range } from './blocks.ts';
import { cleanText, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { keyOf, weigh } from './phrase-words.ts';
import { beingOf, isMeaning, opensDeed } from './read-entry.ts';
import type { Names } from './names.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Sentence } from './sentence.ts';

/** What the rows of tables say: the first cell is the subject, a longer cell explains it. */
export function readRows(
  sentences: readonly Sentence[],
  place: { material: string; names: Names },
): Fact[] {
  return sentences.flatMap((sentence) => {
    const { cells = [], header = [] } = sentence.block;
    const [first, ...others] = cells;
    if (!first || cells.length !== header.length) return [];
    return others.flatMap(
      (cell, no) => readCell(sentence, { first, cell, title: header[no + 1] }, place) ?? [],
    );
  });
}

type Cell = { first: Range; cell: Range; title: Range | undefined };

function readCell(
  sentence: Sentence,
  { first, cell, title }: Cell,
  { material, names }: { material: string; names: Names },
): Fact | undefined {
  const name = cleanText(material.slice(first.start, first.end));
  const text = withoutStop(cleanText(material.slice(cell.start, cell.end)));
  const column = title ? cleanText(material.slice(title.start, title.end)).toLowerCase() : '';
  const inside = ({ start, end }: Range, range: Range) => start >= range.start && end <= range.end;
  const subjectWords = sentence.words.filter((word) => inside(word, first));
  const rest = sentence.words.filter((word) => inside(word, cell));
  const head = subjectWords.findLast(isNounTag) ?? subjectWords.at(-1);
  const [opening] = rest;
  if (!head || !opening || subjectWords.length > 5 || /^\d/.test(name)) return undefined;
  if (rest.length < 3 || text.length > 160 || /[.;:]\s/.test(text)) return undefined;
  const isDeed = opensDeed(rest, text);
  const isDefinition =
    /^(?:an?|the)\s/i.test(text) || /definition|meaning|description|explanation/.test(column);
  if (!isDeed && !isDefinition) return undefined;
  const isQuoted = !isDeed && !isMeaning(rest, text);
  const phrase = isQuoted ? text : names.asMeaning(rest, text);
  const shownName = names.asTerm(subjectWords, name);
  const isPlural = !isDeed && isPluralNoun(head) && !/^an?\s/i.test(text);
  const being = beingOf(isPlural, text);
  return {
    sentence,
    origin: 'row',
    subject: isQuoted ? `the term ${shownName}` : shownName,
    name: shownName,
    key: keyOf(subjectWords),
    subjectWords,
    isPlural,
    isPerson: names.isPerson(subjectWords),
    isName: subjectWords.filter(isNounTag).every(names.isName),
    shape: isDeed ? 'deed' : 'definition',
    phrase,
    being,
    isQuoted,
    statement: isQuoted
      ? `The term ${shownName} fits the description “${phrase}”.`
      : isDeed
        ? `${name} ${phrase}.`
        : `${name} ${being} ${phrase}.`,
    lead: '',
    isCut: false,
    isGuarded: false,
    weight: weigh(rest),
    words: [],
    verb: [],
    rest,
  };
}
