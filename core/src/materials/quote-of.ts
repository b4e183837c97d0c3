import type { TestPart } from '../practice-tests/practice-test.ts';
import type { Source, Span } from '../questions/question.ts';
import { spansOf } from '../questions/spans.ts';
import { cutBefore, cutBehind } from '../rich-text/inlines/cut-at-space.ts';
import { matchOutside } from '../rich-text/inlines/match-outside.ts';
import { findPage } from './find-page.ts';
import type { Moment } from './moment.ts';
import { findClosing, findOpening } from './paragraph-around.ts';
import { holdsRow, writeRows } from './table-rows.ts';

/** A file or a text that the material was joined of. */
export type QuotedPart = Pick<TestPart, 'title' | 'start' | 'pageStarts' | 'recording'>;

export type Quote = {
  before: string;
  highlighted: string;
  after: string;
  /** The file or text it stands in; unknown for material without parts. */
  title: string | undefined;
  page: number | undefined;
  /** Of a transcript, instead of a page. */
  moment?: Moment;
};

/** Everything a question quotes, in its order. */
export function quotesOf(
  source: Source,
  studyMaterial: string,
  parts: readonly QuotedPart[],
): Quote[] {
  return spansOf(source).map((span) => quoteOf(span, studyMaterial, parts));
}

/** A quote among its neighbours, and the file and page they stand on. */
export function quoteOf(
  { quote, start, end, page }: Span,
  studyMaterial: string,
  parts: readonly QuotedPart[],
): Quote {
  const part = parts.findLast((one) => one.start <= start);
  const nextStart = parts.find((one) => one.start > start)?.start ?? studyMaterial.length;
  const isRow = holdsRow(quote);
  const found = page ?? findPage(start, parts) ?? undefined;
  const { recording } = part ?? {};
  return {
    before: isRow ? '' : lastSentence(studyMaterial.slice(part?.start ?? 0, start)),
    highlighted: writeRows(quote, studyMaterial, start),
    after: isRow ? '' : firstSentence(studyMaterial.slice(end, nextStart)),
    title: part?.title,
    page: recording ? undefined : found,
    ...(recording && found !== undefined && { moment: { ...recording, minute: found - 1 } }),
  };
}

/** Enough to know what is talked about. */
const maxAround = 180;

/** Ends a sentence, with what closes it. */
const sentenceEnd = /[.!?…]["'”’)\]]*\s+/gu;

function lastSentence(textBefore: string): string {
  const paragraph = textBefore.slice(findOpening(textBefore));
  const last = listEnds(paragraph.trimEnd()).at(-1);
  return cutFront(evenSpaces(last === undefined ? paragraph : paragraph.slice(last)));
}

function firstSentence(textAfter: string): string {
  const paragraph = textAfter.slice(0, findClosing(textAfter));
  const end = listEnds(paragraph).find((at) => at > 0);
  return cutBack(evenSpaces(end === undefined ? paragraph : paragraph.slice(0, end)));
}

/** The stops inside of a formula or of code end none. */
function listEnds(paragraph: string): number[] {
  return matchOutside(paragraph, sentenceEnd).flatMap(({ index, 0: end }) =>
    index > 0 ? [index + end.length] : [],
  );
}

function cutFront(text: string): string {
  return text.length <= maxAround ? text : `…${cutBefore(text, maxAround)}`;
}

function cutBack(text: string): string {
  return text.length <= maxAround ? text : `${cutBehind(text, maxAround - 1)} …`.trimStart();
}

function evenSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
