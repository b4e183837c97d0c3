import { textLimits } from '@engram/core/questions/question.ts';
import { isAside } from '../structure/asides/aside-lines.ts';
import { isTelling } from '../questions/context.ts';
import { cutAround } from './cut-around.ts';
import type { Framed } from './frame.ts';
import { frameCell } from './frame-cell.ts';
import { countWords, hole, plainWords } from './plain-words.ts';
import type { Range } from '../structure/document.ts';
import type { ReadText as Read, Unit } from './read-units.ts';
import { splitSentences } from '../structure/sentences/split-sentences.ts';

export function findFrame(read: Read, unit: Unit, stretch: Range): Framed {
  if (unit.kind === 'row' && !unit.entry) {
    const framed = frameCell(read, unit, stretch);
    if (!framed.ok || unit.header) return framed;
    return { ok: true, frame: { ...framed.frame, leads: [aboutOf(unit)] } };
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
  const before = sentences[no - 1];
  const isNote = unit.kind !== 'code' && !isWhole(read.text.slice(found.start, found.end));
  const isShort = countWords(left) < fewestWords;
  const leads = isNote ? [leadOf(unit)] : leadIn(read, unit, { sentence: found, before, isShort });
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
  const { holed, source } = cutAround(
    text,
    isFirst ? { start: unit.start, end: found.end } : found,
    stretch,
  );
  const isOwn = !isFirst && isWhole(text.slice(found.start, found.end)) && !leans(read, found);
  const lead = isFirst ? aboutOf(unit) : `${aboutOf(unit)}${pair.term}: `;
  const sentence = isFirst ? joinColumns(holed) : holed;
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

const longLine = 300;

/** A note is often only the end of the sentence that its lead begins. */
function leadOf(unit: Unit): string {
  const words = nameLead(unit);
  return words === '' ? '' : `${words}: `;
}

/** What a line that explains a word is about. */
function aboutOf(unit: Unit): string {
  const words = nameLead(unit);
  return words === '' ? '' : `${words} – `;
}

/** Without the number of a heading, which says nothing. */
function nameLead({ lead, about }: Unit): string {
  const words = plainWords(lead ?? about ?? '')
    .replace(/^(?:slide|folie|chapter|kapitel|unit|part|section)\s*\d+\s*[:.–-]\s*/iu, '')
    .replace(/^(?:[A-Z]?\d+(?:\.\d+)*[.)]?|[IVX]+[.)]|[A-Z][.)])\s+/u, '')
    .replace(/[\s:.,;]+$/u, '');
  // 'Misc, not sure where it goes' and '(copied from the door)' are notes of the writer.
  const isRemark = isAside(words) || /^\(.*\)$/.test(words) || (lead === null && !isTelling(words));
  return words.length > longLine || isRemark ? '' : words;
}

/** 'It filters the blood.' says nothing to somebody who cannot see what stands before it. */
function leadIn(
  read: Read,
  unit: Unit,
  { sentence, before, isShort }: { sentence: Range; before: Range | undefined; isShort: boolean },
): string[] {
  const { text } = read;
  if (!isShort && !leans(read, sentence)) return [];
  const isShown = before && before.end - before.start <= longLine;
  return [
    ...(isShown ? [`${plainWords(text.slice(before.start, before.end))} `] : []),
    leadOf(unit),
  ];
}

function leans({ text, language }: Read, { start, end }: Range): boolean {
  const words = plainWords(text.slice(start, end));
  if (language === 'en' && pointing.test(words)) return true;
  return leaning[language]?.test(words.slice(0, 40)) === true;
}

/** 'Historians regard this mechanism as too simple.', 'The process is called upwelling.' */
const pointing =
  /\b(?:this|these|those|such an?)\s\p{L}|\b[Tt]he (?:two|three|former|latter|others)(?=[,.;]| (?:is|are|was|were|can|have|has|together|of them)\b)|^The (?:process|term|theory|method|idea|effect|principle|phenomenon|reaction|result|procedure|rule|system|word|name|theorem|practice|policy|event|movement|change|difference|reason|cause|problem|solution|experiment|study|author)(?! of\b)\b/u;

const leaning: Readonly<Record<string, RegExp>> = {
  en: /^(Because|So|But|And|However|Therefore|It|Its|They|Their|This|These|Those|He|She|His|Her|Such|Both)(?![\p{L}])/u,
  de: /^(Er|Sie|Es(?! gibt)|Dies\p{L}*|Ihre?|Seine?|Dort|Dabei|Dadurch|Damit|Dazu)(?![\p{L}])/u,
  es: /^(Él|Ella|Ellos|Ellas|Est[aeo]s?|Sus?|Aquell[ao]s?)(?![\p{L}])/u,
  fr: /^(Ils?(?! y a)|Elles?|Ce|Cet|Cette|Ces|Cela|Son|Sa|Ses|Leurs?)(?![\p{L}])/u,
};

/** A point that is a sentence of its own. */
function isWhole(sentence: string): boolean {
  return (
    /^["'“„«(*_¿¡]*\p{Lu}/u.test(sentence) &&
    /[.!?]["'”’»)*_]*$/u.test(sentence) &&
    countWords(sentence) >= 5
  );
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
