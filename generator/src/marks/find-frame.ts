import { textLimits } from '@engram/core/questions/question.ts';
import { cutAround } from './cut-around.ts';
import type { Framed } from './frame.ts';
import { frameCell } from './frame-cell.ts';
import { leadIn, leans } from './lead-in.ts';
import { aboutOf, leadOf, longLine } from './name-lead.ts';
import { countWords, hole, plainWords } from './plain-words.ts';
import type { Range } from '../structure/document.ts';
import type { ReadText as Read, Unit } from './read-units.ts';
import { splitSentences } from '../structure/sentences/split-sentences.ts';

export function findFrame(read: Read, unit: Unit, stretch: Range): Framed {
  if (unit.kind === 'row' && !unit.entry) {
    const framed = frameCell(read, unit, stretch);
    if (!framed.ok || unit.header) return framed;
    return {
      ok: true,
      frame: { ...framed.frame, leads: [aboutOf(unit)] },
    };
  }
  const { entry } = unit;
  if (entry && (isIn(stretch, entry.term) || isIn(stretch, entry.meaning))) {
    return frameEntry(read, { ...unit, entry }, stretch);
  }
  const { sentences } = unit;
  const no = sentences.findIndex(({ start, end }) => stretch.start >= start && stretch.end <= end);
  const found = sentences[no];
  if (!found) return { ok: false, reason: 'two-sentences' };
  const sentence = cutAround(read.text, found, stretch);
  const left = sentence.holed.replace(hole, ' ');
  if (unit.kind === 'item' && countWords(left) === 0)
    return completeList(read, unit, sentence.source);
  const written = read.text.slice(found.start, found.end);
  const isNote = unit.kind !== 'code' && !isWhole(written) && !(no > 0 && isEnded(written));
  const isShort = countWords(left) < fewestWords;
  const leads = isNote ? [leadOf(unit)] : leadIn(read, unit, { no, isShort });
  return { ok: true, frame: { leads, sentence: sentence.holed, source: sentence.source } };
}

/** 'Aim for high cohesion.' and 'The target is 50 hertz.' do not say of what. */
const fewestWords = 4;

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
  if (isIn(stretch, term)) {
    const long = unit.end - unit.start > longLine;
    const end = long ? (sentences[0]?.end ?? unit.end) : unit.end;
    const { holed, source } = cutAround(text, { start: unit.start, end }, stretch);
    const leads = [aboutOf(unit)];
    const sentence = joinColumns(holed);
    return { ok: true, frame: { leads, sentence, source, ...(isAll(term) && { pair }) } };
  }
  const found = sentences.find((sentence) => isIn(stretch, sentence));
  if (!found) return { ok: false, reason: 'two-sentences' };
  const isFirst = found === sentences[0];
  const isLeaning = !isFirst && leans(read, found);
  // 'It' is the word itself; '85 % of the grapes come from it' is about what was said of the word.
  const isAboutTerm = /^(?:It|Its|They|Their)\b/u.test(text.slice(found.start, found.end));
  const isNear = found.end - unit.start <= longLine;
  const isFromStart = isFirst || (isLeaning && !isAboutTerm && isNear);
  const shown = isFromStart ? { start: unit.start, end: found.end } : found;
  const { holed, source } = cutAround(text, shown, stretch);
  const isOwn = !isFirst && isWhole(text.slice(found.start, found.end)) && !isLeaning;
  const lead = isFromStart ? aboutOf(unit) : `${aboutOf(unit)}${pair.term}: `;
  const sentence = isFromStart ? joinColumns(holed) : holed;
  const leads = isOwn ? [] : [lead];
  return { ok: true, frame: { leads, sentence, source, ...(isAll(meaning) && { pair }) } };
}

/** Two columns in one line have nothing between them but room. */
function joinColumns(line: string): string {
  return line.replace(/(?<=\S)(?:\t| {2,})\s*(?=[\p{L}\p{N}\uE000])/u, ': ');
}

function isIn(stretch: Range, { start, end }: Range): boolean {
  return stretch.start >= start && stretch.end <= end;
}

/** A point that is a sentence of its own. */
function isWhole(sentence: string): boolean {
  return (
    /^["'“„«(*_¿¡]*\p{Lu}/u.test(sentence) &&
    /[.!?]["'”’»)*_]*$/u.test(sentence) &&
    countWords(sentence) >= 5
  );
}

/** 'OSV is the rarest.' is too short to be sure, but among sentences it is one. */
function isEnded(sentence: string): boolean {
  return /^\p{Lu}/u.test(sentence) && /[.!?]$/u.test(sentence);
}

const mostPoints = 8;
const mostWordsOfPoint = 6;

/** A point that is marked as a whole is missed in its list. */
function completeList({ text, units }: Read, unit: Unit, source: Range): Framed {
  const refused: Framed = { ok: false, reason: 'nothing-left' };
  const lead = leadOf(unit);
  const points = units.filter(({ group, lead: other, kind }) => {
    return kind === 'item' && group === unit.group && other === unit.lead;
  });
  const words = points.map((point) =>
    plainWords(text.slice(point.start, point.end)).replace(/[.;,]$/, ''),
  );
  const isShort = words.every((point) => countWords(point) <= mostWordsOfPoint);
  if (lead === '' || points.length < 2 || points.length > mostPoints || !isShort) return refused;
  const sentence = words.map((point, no) => (points[no] === unit ? hole : point)).join(', ');
  return { ok: true, frame: { leads: [lead], sentence, source } };
}
