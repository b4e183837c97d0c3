import { isAside } from '../structure/asides/aside-lines.ts';
import { listPatterns, type Pattern } from './proposal-patterns.ts';
import type { ProposedMark } from './proposal.ts';
import type { Range } from '../structure/document.ts';
import type { ReadText, Unit } from './read-units.ts';
import { trimStretch } from './trim-stretch.ts';

export type Candidate = ProposedMark & { weight: number };

/** Everything in a text that could be worth marking. */
export function findCandidates(read: ReadText): Candidate[] {
  const patterns = listPatterns(read.language);
  return read.units.flatMap((unit) => {
    if (unit.kind === 'code' || unit.isAside) return [];
    return [...findOfUnit(read, unit), ...findInSentences(read, unit, patterns)];
  });
}

/** A few words may be too little to know the language by. */
const languagesWithWords = new Set(['en', 'de', 'es', 'fr', 'und']);

/** The word that a line explains, and the cells of a table but those of its head. */
function findOfUnit({ text, language }: ReadText, { entry, cells, header }: Unit): Candidate[] {
  if (!languagesWithWords.has(language)) return [];
  const ranges: Range[] = entry ? [entry.term] : header && cells ? cells.slice(1) : [];
  return ranges.flatMap((range) => {
    // Some writers put a star behind the words that matter.
    const { start, end } = trimStretch(text, range);
    const words = text.slice(start, end).split(/\s+/).length;
    const isLabel =
      /^(?:note|example|hint|tip|remember|summary|definition|source|hinweis|beispiel|merke|nota|ejemplo|remarque|exemple)s?$/i.test(
        text.slice(start, end),
      );
    const isBare = /^\d?$|\d.*,.*\d/.test(text.slice(start, end));
    return words > 5 || isBare || isLabel ? [] : [{ start, end, kind: 'term', weight: 5 }];
  });
}

function findInSentences(
  { text }: ReadText,
  { kind: unitKind, sentences }: Unit,
  patterns: readonly Pattern[],
): Candidate[] {
  if (unitKind === 'row') return [];
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    // A line in capitals is a heading that was not read as one.
    if (isAside(words) || !/\p{Ll}|\p{Lo}/u.test(words)) return [];
    return patterns.flatMap(({ kind, weight, pattern, refuses }) =>
      Array.from(words.matchAll(pattern)).flatMap((match): Candidate[] => {
        const found = match[1] ?? match[0];
        if (refuses?.test(found)) return [];
        const at = match.index + match[0].indexOf(found);
        const start = sentence.start + at;
        return [{ ...trimStretch(text, { start, end: start + found.length }), kind, weight }];
      }),
    );
  });
}
