import { textLimits } from '@engram/core/questions/question.ts';
import { cutAround } from './cut-around.ts';
import type { Framed } from './frame.ts';
import { frameCell } from './frame-cell.ts';
import { countWords, hole, plainWords } from './plain-words.ts';
import type { Range } from './read-cells.ts';
import type { ReadText as Read, Unit } from './read-units.ts';
import { splitSentences } from './split-sentences.ts';

export function findFrame(read: Read, unit: Unit, stretch: Range): Framed {
  if (unit.kind === 'row') return frameCell(read, unit, stretch);
  if (unit.entry) return frameEntry(read, { ...unit, entry: unit.entry }, stretch);
  const sentences = unit.kind === 'code' ? [unit] : splitSentences(read.text, unit, read.language);
  const no = sentences.findIndex(({ start, end }) => stretch.start >= start && stretch.end <= end);
  const found = sentences[no];
  if (!found) return { ok: false, reason: 'two-sentences' };
  const sentence = cutAround(read.text, found, stretch);
  const left = sentence.holed.replace(hole, ' ');
  if (unit.kind === 'item' && countWords(left) === 0)
    return completeList(read, unit, sentence.source);
  const before = sentences[no - 1];
  const lead =
    unit.kind === 'item' && !isWhole(read.text.slice(found.start, found.end))
      ? leadOf(unit)
      : leadIn(read, unit, { sentence: found, before });
  return { ok: true, frame: { lead, sentence: sentence.holed, source: sentence.source } };
}

type Entry = Unit & { entry: NonNullable<Unit['entry']> };

/** 'Osmosis: movement of water …' with a hole in the word or in what is said about it. */
function frameEntry(read: Read, unit: Entry, stretch: Range): Framed {
  const { text, language } = read;
  const { term, meaning } = unit.entry;
  const pair = {
    term: plainWords(text.slice(term.start, term.end)),
    meaning: plainWords(text.slice(meaning.start, meaning.end)),
  };
  const isWithin = ({ start, end }: Range) => stretch.start >= start && stretch.end <= end;
  const isAll = (range: Range) =>
    pair.meaning.length <= textLimits.option &&
    plainWords(text.slice(range.start, range.end)).replace(/[.;,]$/, '') ===
      plainWords(text.slice(stretch.start, stretch.end));
  const sentences = splitSentences(text, meaning, language);
  if (isWithin(term)) {
    const long = unit.end - unit.start > longLine;
    const end = long ? (sentences[0]?.end ?? unit.end) : unit.end;
    const { holed, source } = cutAround(text, { start: unit.start, end }, stretch);
    const lead = '';
    return { ok: true, frame: { lead, sentence: holed, source, ...(isAll(term) && { pair }) } };
  }
  const found = sentences.find(isWithin);
  if (!found) return { ok: false, reason: 'two-sentences' };
  const { holed, source } = cutAround(text, found, stretch);
  const isFirst = found === sentences[0];
  return {
    ok: true,
    frame: {
      lead: `${pair.term}: `,
      sentence: holed,
      source: isFirst
        ? { start: Math.max(unit.start, source.end - longQuote), end: source.end }
        : source,
      ...(isAll(meaning) && { pair }),
    },
  };
}

const longLine = 300;
const longQuote = 900;
/** A point of a list is often only the end of the sentence that its lead begins. */
function leadOf({ lead, heading }: Unit): string {
  const words = plainWords(lead ?? heading ?? '').replace(/[\s:.,;]+$/u, '');
  return words === '' || words.length > longLine ? '' : `${words}: `;
}

/** 'It filters the blood.' says nothing to somebody who cannot see what stands before it. */
function leadIn(
  { text, language }: Read,
  unit: Unit,
  { sentence, before }: { sentence: Range; before: Range | undefined },
): string {
  const opening = plainWords(
    text.slice(sentence.start, Math.min(sentence.end, sentence.start + 40)),
  );
  if (!leaning[language]?.test(opening)) return '';
  if (before && before.end - before.start <= longLine) {
    return `${plainWords(text.slice(before.start, before.end))} `;
  }
  return before ? '' : leadOf(unit);
}

const leaning: Readonly<Record<string, RegExp>> = {
  en: /^(It|Its|They|Their|This|These|Those|He|She|His|Her|Such|Both)(?![\p{L}])/u,
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
  return { ok: true, frame: { lead, sentence, source } };
}
