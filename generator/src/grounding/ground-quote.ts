import { type Source, textLimits } from '@engram/core/questions/question.ts';
import { isNegation, splitWords } from '../content-words.ts';
import { findSection } from '../section.ts';
import { adoptFormulas } from './adopt-formulas.ts';
import { alignWords } from './align-words.ts';
import { findWords, isInsideWord, isUnspaced } from './find-words.ts';
import { foldText } from './fold-text.ts';
import type { TextIndex, TextView } from './index-text.ts';
import { hasSameFormulas } from './same-formulas.ts';

export type Grounding = { ok: true; source: Source } | { ok: false };

/**
 * Where in the material a quote stands. What copying changes does not count: case, punctuation, a
 * lost article. A content word, a number or a negation that is missing, added, changed or moved
 * does. Three dots join two passages of one section, but hide no negation and no number; the source
 * then runs from the first to the last.
 */
export function groundQuote(index: TextIndex, quote: string): Grounding {
  // Nothing longer can be a source, and folding it would cost time.
  if (quote.length > 3 * longestQuote) return { ok: false };
  const written = adoptFormulas(quote.normalize('NFC').trim(), index.formulas);
  const { folded } = foldText(written);
  for (const view of index.views) {
    const place = findPassage(index, view, folded, 0) ?? findJoined(index, view, folded);
    if (place === undefined) continue;
    const found = makeSource(index, view, place);
    return found.ok && !hasSameFormulas(found.source.quote, written) ? { ok: false } : found;
  }
  return { ok: false };
}

/** A stretch of the folded text. */
type Place = { start: number; end: number };

const longestQuote = textLimits.quote;
const fewestWords = 3;
const fewestSigns = 12;
const longestMark = 20;

function findPassage(
  index: TextIndex,
  view: TextView,
  folded: string,
  from: number,
): Place | undefined {
  const bare = stripEnds(folded);
  const isShort = isTooShort(bare);
  for (const wording of folded === bare ? [bare] : [folded, bare]) {
    if (!hasWord.test(wording)) continue;
    for (const place of findExact(view, wording, from)) {
      if (!isShort || isWholeLine(index, view, place)) return takeStop(view, folded, place);
    }
  }
  const aligned = isShort ? undefined : alignWords(view, findWords(folded), from);
  return aligned && !isCut(view.folded, aligned) ? takeStop(view, folded, aligned) : undefined;
}

const hasWord = /[\p{L}\p{N}]/u;

/** Without what models put around a quote: marks of quotation, dots, brackets. */
function stripEnds(folded: string): string {
  return folded.replace(/^[^\p{L}\p{N}%$€£+-]+|[^\p{L}\p{M}\p{N}%°+]+$/gu, '');
}

/** A full stop that both have belongs to the source, also where only the words were compared. */
function takeStop(view: TextView, folded: string, place: Place): Place {
  const next = view.folded.charAt(place.end);
  const isStop = /[.!?。！？]/u.test(next) && folded.includes(next, folded.length - 4);
  return isStop ? { ...place, end: place.end + 1 } : place;
}

function isTooShort(bare: string): boolean {
  const words = findWords(bare);
  // A sign of a script without spaces says as much as two or three letters.
  const wide = words.filter(({ word }) => isUnspaced(word)).length;
  return words.length < fewestWords || bare.length + wide < fewestSigns;
}

function* findExact(view: TextView, wording: string, from: number): Generator<Place> {
  const { folded } = view;
  for (let at = folded.indexOf(wording, from); at >= 0; at = folded.indexOf(wording, at + 1)) {
    const place = { start: at, end: at + wording.length };
    if (!isCut(folded, place)) yield place;
  }
}

function isCut(folded: string, { start, end }: Place): boolean {
  return [start, end].some((at) => isInsideWord(folded, at) || isInsideNumber(folded, at));
}

/** '3.5' is not '5', '1,000' is not '1', '-5' is not '5', and neither '10^6' nor '10 1/2' is '10'. */
function isInsideNumber(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - 2), at);
  const after = folded.slice(at, at + 4);
  if (/^\d/.test(after)) return /\d[.,^]$|\^-$|(?:^|[^\p{L}\p{N}])-$/u.test(before);
  return /\d$/.test(before) && /^(?:[.,]\d|\^| \d\/\d)/.test(after);
}

function isWholeLine(index: TextIndex, view: TextView, place: Place): boolean {
  const { text } = index;
  const { start, end } = placeInText(view, place);
  // Marks before and after a line are short; a longer way to its ends means more words.
  const before =
    text
      .slice(Math.max(0, start - longestMark), start)
      .split('\n')
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + longestMark).split('\n');
  if (before.length === longestMark || after.length === longestMark) return false;
  return !hasWord.test(before.replace(/^\s*\d{1,2}[.)]/, '')) && !hasWord.test(after);
}

function findJoined(index: TextIndex, view: TextView, folded: string): Place | undefined {
  const parts = folded.split(/\s*[[(]?\.{3,}[\])]?\s*/).filter((part) => hasWord.test(part));
  if (parts.length < 2 || parts.length > 4) return undefined;
  const [first = '', ...others] = parts;
  let from = 0;
  for (let tries = 0; tries < 20; tries += 1) {
    const head = findPassage(index, view, first, from);
    if (head === undefined) return undefined;
    const tail = findTail(index, view, others, head);
    if (tail !== undefined) return { start: head.start, end: tail };
    from = head.start + 1;
  }
  return undefined;
}

/** The end of the last part, when all follow in order, near and in the same section. */
function findTail(
  index: TextIndex,
  view: TextView,
  parts: readonly string[],
  head: Place,
): number | undefined {
  let { end } = head;
  for (const part of parts) {
    const place = findPassage(index, view, part, end);
    if (place === undefined || hidesFact(view.folded.slice(end, place.start))) return undefined;
    end = place.end;
  }
  const whole = placeInText(view, { start: head.start, end });
  const isNear = whole.end - whole.start < longestQuote;
  const isSameSection =
    findSection(index.sections, whole.start) === findSection(index.sections, whole.end - 1);
  return isNear && isSameSection ? end : undefined;
}

/** A negation or a number in the rest of a sentence that was begun, or before one that goes on. */
function hidesFact(gap: string): boolean {
  const sentences = gap.slice(0, longestQuote).split(sentenceEnd);
  const torn = [sentences[0] ?? '', sentences.at(-1) ?? ''];
  return torn.some((part) => splitWords(part).some((word) => isNegation(word) || /\d/.test(word)));
}

const sentenceEnd = /(?<=\p{L}{3}|\d\d|["')\]%]|^)[.!?]["')\]]*\s|[。！？]/u;

function makeSource(index: TextIndex, view: TextView, place: Place): Grounding {
  const { start, end } = takeFormula(index.text, takeMarks(index.text, placeInText(view, place)));
  if (end <= start || end - start > longestQuote) return { ok: false };
  return { ok: true, source: { quote: index.text.slice(start, end), start, end, page: null } };
}

/** '**Osmosis**: water moves' is not cut between its marks. */
function takeMarks(text: string, { start, end }: Place): Place {
  const inner = text.slice(start, end);
  const [before = ''] = /[*_`~]+$/.exec(text.slice(Math.max(0, start - 3), start)) ?? [];
  const [after = ''] = /^[*_`~]+/.exec(text.slice(end, end + 3)) ?? [];
  const isOpen = before !== '' && (inner.includes(before) || before === after);
  const isClosed = after !== '' && (inner.includes(after) || before === after);
  return {
    start: isOpen ? start - before.length : start,
    end: isClosed ? end + after.length : end,
  };
}

const longestRest = 60;

/** A formula is not cut: what it ends with does not count when quotes are compared. */
function takeFormula(text: string, { start, end }: Place): Place {
  const isOpen = (text.slice(start, end).match(/\$/g)?.length ?? 0) % 2 === 1;
  if (!isOpen) return { start, end };
  const [rest] = /^[^$\n\p{L}]{0,60}\$/u.exec(text.slice(end, end + longestRest)) ?? [];
  if (rest !== undefined) return { start, end: end + rest.length };
  const [opening] =
    /\$[^$\n\p{L}]{0,60}$/u.exec(text.slice(Math.max(0, start - longestRest), start)) ?? [];
  return { start: start - (opening?.length ?? 0), end };
}

function placeInText(view: TextView, place: Place): Place {
  return { start: view.starts[place.start] ?? 0, end: view.ends[place.end - 1] ?? 0 };
}
