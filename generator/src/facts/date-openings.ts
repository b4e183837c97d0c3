import { findLean } from '../lean/find-lean.ts';
import type { Document, Range } from '../structure/document.ts';
import type { FactRule, GapFact } from './fact.ts';
import { findInEnglish, type Statement } from './statements.ts';

/**
 * 'In 1687 Isaac Newton published …' and 'The Bank of England was founded in 1694': the sentence is
 * asked without the year.
 */
export const dateOpenings: FactRule<GapFact> = {
  name: 'date openings',
  find: (document) => findInEnglish(document, (statement) => findIn(document, statement)),
  good: [
    { text: 'In 1687 Isaac Newton published three laws of motion.', why: '1687' },
    { text: 'On 9 November 1989 the Berlin Wall was opened.', why: '1989' },
    {
      text: 'On July 4, 1776, the Congress of the United States declared independence.',
      why: '1776',
    },
    {
      text: 'In October 1962, American aircraft photographed the sites of missiles that were in Cuba.',
      why: '1962',
    },
    { text: 'The Bank of England was founded in 1694.', why: '1694' },
    { text: 'The World Trade Organization (WTO) was founded in 1995.', why: '1995' },
    { text: 'The Treaty of Kanagawa was signed on 31 March 1854 in a small town.', why: '1854' },
    { text: 'Isaac Newton published three laws of motion in 1687.', why: '1687' },
  ],
  bad: [
    { text: 'The bank was founded in 1694 by a group of merchants.', why: 'which bank' },
    { text: 'Isaac Newton worked on the laws of motion in 1687.', why: 'no event' },
    { text: 'Isaac Newton published several books, one of them in 1687.', why: 'not the only one' },
    {
      text: 'The Bank of England was founded in 1694, and a rival was founded in 1695.',
      why: 'two years of one sentence',
    },
    { text: 'The Bank of England was founded in about 1694.', why: 'not exact' },
    { text: 'In 1774 he discovered oxygen in the laboratory.', why: 'leans' },
    { text: 'In 1945 the war ended in the whole of the country.', why: 'leans and names nothing' },
    { text: 'In 1630s Japan the ports were closed to the ships of Spain.', why: 'a decade' },
    { text: 'In 1914-18 the British army fought in the fields of Flanders.', why: 'a span' },
    { text: 'In 1789 and 1790 the Assembly of France met in Paris.', why: 'two years' },
    { text: 'In 1798 Thomas Malthus wrote an essay, and in 1803 he revised it.', why: 'two years' },
    { text: 'In 2500 years the sea has risen by a metre at the coast of Crete.', why: 'a span' },
    {
      text: 'In 1956 (Miller) the limit of memory was described by the author.',
      why: 'a citation',
    },
    {
      text: 'In 1789 France was the most populous state of western Europe.',
      why: 'true of many years',
    },
    {
      text: 'In 2013 the Windows system ran on more than 90% of the computers in the shops.',
      why: 'a count',
    },
    { text: 'In 1950 people lived in small houses near the river.', why: 'names nothing' },
  ],
};

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const opening = new RegExp(
  String.raw`^(?:In (?:(?:early|late|mid) )?(?:(?:${months}) )?|On \d{1,2} (?:${months}) |On (?:${months}) \d{1,2}, )(1\d{3}|20\d{2}),? (?=\p{L})(?!(?:and|or|to|until|years?|people|men|soldiers|BC|AD|BCE|CE)\b)`,
  'u',
);

const events =
  'founded|established|signed|ratified|abolished|published|discovered|invented|introduced|adopted|executed|crowned|assassinated|launched|opened|completed|created|passed|enacted|proclaimed|defeated|captured|patented|repealed|dissolved|annexed|born|set up';
const deeds =
  'published|founded|discovered|invented|patented|abolished|introduced|proposed|coined|died|established|signed|defeated|invaded|annexed|conquered|proclaimed|declared|completed|isolated|crossed|circumnavigated';

/** A name, what happened to it or what it did once, and the year of that. */
const ending = new RegExp(
  String.raw`^(?<event>(?:The (?=\p{Lu}))?(?:\p{Lu}[\p{L}'’.-]*)(?: (?:of|the|de|van|von|and|\p{Lu}[\p{L}'’.-]*)){0,6}(?: \(\p{Lu}{2,6}\))? (?:(?:was|were) (?:${events})|(?:${deeds})(?: [\p{L}'’“”" -]{4,80}?)?) (?:in (?:(?:${months}) )?|on \d{1,2} (?:${months}) ))(?<year>1\d{3}|20\d{2})(?=\.$| (?:in|at|by|near|after) [^,;]{3,60}\.$)`,
  'u',
);

function findIn(document: Document, statement: Statement): GapFact[] {
  return [...findOpening(document, statement), ...findEnding(document, statement)];
}

function findEnding(document: Document, { range, section, text }: Statement): GapFact[] {
  const { event = '', year = '' } = ending.exec(text)?.groups ?? {};
  if (year === '' || severalNumbers.test(text.replace(year, '')) || doubtful.test(event)) return [];
  if (findLean(document, range) !== null) return [];
  const start = range.start + event.length;
  const answer: Range = { start, end: start + year.length };
  return [
    { rule: dateOpenings.name, shape: 'gap', section, proof: [range], sentence: range, answer },
  ];
}

const severalNumbers = /\b(?:1\d{3}|20\d{2})s?\b/u;
const doubtful =
  /\b(?:one|some|several|first|again|also|probably|perhaps|about|around|early|late|mid)\b/iu;

function findOpening(document: Document, { range, section, text }: Statement): GapFact[] {
  const found = opening.exec(text);
  const [whole = '', year = ''] = found ?? [];
  if (year === '') return [];
  const rest = text.slice(whole.length);
  if (/\b(?:1\d{3}|20\d{2})s?\b/u.test(rest) || !namesSomething(rest) || isState(rest)) return [];
  const restRange = { start: range.start + whole.length, end: range.end };
  if (findLean(document, range) !== null || findLean(document, restRange) !== null) return [];
  const start = range.start + whole.lastIndexOf(year);
  const answer: Range = { start, end: start + year.length };
  return [
    { rule: dateOpenings.name, shape: 'gap', section, proof: [range], sentence: range, answer },
  ];
}

/** Without a name nobody could tell which event is meant. */
function namesSomething(rest: string): boolean {
  return /(?:^|[\s(“"])(?!(?:The|A|An|In|On)\b)\p{Lu}\p{L}+/u.test(rest);
}

/** What was so, was counted or was said in one year was so in the years around it. */
function isState(rest: string): boolean {
  if (/%|\b(?:per ?cent|million|billion|more than|(?:about|over) [$£€]?\d+)\b/u.test(rest))
    return true;
  if (/["“].{40,}["”]/u.test(rest)) return true;
  const verb = states.exec(rest);
  if (verb === null) return false;
  // 'The wall was opened' tells what happened, 'France was a kingdom' does not.
  const isPassive = /^(?:was|were)/.test(verb[0]) && participles.test(verb[1] ?? '');
  const isMain = !/[,;]| (?:that|which|who|whose|when|where|because) /u.test(
    rest.slice(0, verb.index),
  );
  return isMain && !isPassive;
}

const states =
  /\b(?:was|were|had|lived|remained|stood|consisted|contained|knew|believed|could|used to)\b(?: (\p{L}+))?/u;
const participles = /(?:ed|en|de|ne|ght|ld|ut|un|et)$/u;
