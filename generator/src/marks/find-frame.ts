import { textLimits } from '@engram/core/questions/question.ts';
import { cutAround } from './cut-around.ts';
import type { Framed } from './frame.ts';
import { frameCell } from './frame-cell.ts';
import { countWords, hole, plainWords } from './plain-words.ts';
import type { Range } from '../structure/document.ts';
import type { ReadText as Read, Unit } from './read-units.ts';
import { splitSentences } from '../structure/sentences/split-sentences.ts';
import { findBefore } from './surroundings/find-before.ts';
import { nameHeading } from './surroundings/name-heading.ts';

export function findFrame(read: Read, unit: Unit, stretch: Range): Framed {
  if (unit.kind === 'row' && !unit.entry) return frameCell(read, unit, stretch);
  const { entry } = unit;
  if (entry && (isIn(stretch, entry.term) || isIn(stretch, entry.meaning))) {
    return frameEntry(read, { ...unit, entry }, stretch);
  }
  const found = unit.sentences.find((sentence) => isIn(stretch, sentence));
  if (!found) return { ok: false, reason: 'two-sentences' };
  const { holed, source } = cutAround(read.text, found, stretch);
  if (unit.kind === 'item' && countWords(holed.replace(hole, ' ')) === 0)
    return completeList(read, unit, source);
  const before = findBefore(read, unit, found);
  const under = [...unit.under, ...(before ? listLabels(read, unit, before) : [])];
  return { ok: true, frame: { under, before, sentence: holed, isNamed: false, source } };
}

const mostWordsOfLabel = 8;

/** 'Tay Bridge, 28 December 1879.' opens a point, and all that follows in it is about it. */
function listLabels({ text }: Read, { kind, sentences: [first] }: Unit, before: Range): string[] {
  if (kind !== 'item' || first === undefined || before.start <= first.start) return [];
  const label = nameHeading(text.slice(first.start, first.end));
  return /^\p{Lu}/u.test(label) && countWords(label) <= mostWordsOfLabel ? [label] : [];
}

/** Of a line that explains a word so much is shown where the word is asked for. */
const longLine = 300;

type Entry = Unit & { entry: NonNullable<Unit['entry']> };

/** 'Osmosis: movement of water …' with a hole in the word or in what is said about it. */
function frameEntry(read: Read, unit: Entry, stretch: Range): Framed {
  const { text, language } = read;
  const { term, meaning } = unit.entry;
  const pair = {
    term: plainWords(text.slice(term.start, term.end)),
    meaning: plainWords(text.slice(meaning.start, meaning.end)),
  };
  const isAll = (range: Range) =>
    pair.meaning.length <= textLimits.option &&
    plainWords(text.slice(range.start, range.end)).replace(/[.;,]$/, '') ===
      plainWords(text.slice(stretch.start, stretch.end));
  const sentences = splitSentences(text, meaning, language);
  const common = { isNamed: true, under: unit.under, before: findBefore(read, unit, unit) };
  if (isIn(stretch, term)) {
    const long = unit.end - unit.start > longLine;
    const end = long ? (sentences[0]?.end ?? unit.end) : unit.end;
    const { holed, source } = cutAround(text, { start: unit.start, end }, stretch);
    const frame = { ...common, sentence: joinColumns(holed), source };
    return { ok: true, frame: { ...frame, ...(isAll(term) && { pair }) } };
  }
  const found = sentences.find((sentence) => isIn(stretch, sentence));
  if (!found) return { ok: false, reason: 'two-sentences' };
  const whole = isAll(meaning) && { pair };
  if (found === sentences[0]) {
    const { holed, source } = cutAround(text, { start: unit.start, end: found.end }, stretch);
    return { ok: true, frame: { ...common, sentence: joinColumns(holed), source, ...whole } };
  }
  const { holed, source } = cutAround(text, found, stretch);
  const before = findBefore(read, unit, found);
  const name = before && before.start > unit.start ? nameHeading(pair.term) : '';
  const under = name === '' ? unit.under : [...unit.under, name];
  return { ok: true, frame: { isNamed: true, under, before, sentence: holed, source } };
}

/** Two columns in one line have nothing between them but room. */
function joinColumns(line: string): string {
  return line.replace(/(?<=\S)(?:\t| {2,})\s*(?=[\p{L}\p{N}\uE000])/u, ': ');
}

function isIn(stretch: Range, { start, end }: Range): boolean {
  return stretch.start >= start && stretch.end <= end;
}

const mostPoints = 8;
const mostWordsOfPoint = 6;

/** A point that is marked as a whole is missed in its list. */
function completeList({ text, units }: Read, unit: Unit, source: Range): Framed {
  const refused: Framed = { ok: false, reason: 'nothing-left' };
  const points = units.filter(({ group, parent, kind }) => {
    return kind === 'item' && group === unit.group && parent === unit.parent;
  });
  const words = points.map((point) =>
    plainWords(text.slice(point.start, point.end)).replace(/[.;,]$/, ''),
  );
  const isShort = words.every((point) => countWords(point) <= mostWordsOfPoint);
  const { under } = unit;
  if (under.length === 0 || points.length < 2 || points.length > mostPoints || !isShort) {
    return refused;
  }
  const sentence = words.map((point, no) => (points[no] === unit ? hole : point)).join(', ');
  return { ok: true, frame: { under, before: null, sentence, isNamed: true, source } };
}
