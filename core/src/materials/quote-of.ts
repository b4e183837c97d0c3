import type { TestPart } from '../practice-tests/practice-test.ts';
import type { Source, Span } from '../questions/question.ts';
import { spansOf } from '../questions/spans.ts';
import { writeRows } from './table-rows.ts';
import { findPage } from './find-page.ts';

/** A file or a text that the material was joined of. */
export type QuotedPart = Pick<TestPart, 'title' | 'start' | 'pageStarts'>;

export type Quote = {
  before: string;
  highlighted: string;
  after: string;
  /** The file or text it stands in; unknown for material without parts. */
  title: string | undefined;
  page: number | undefined;
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
  const isRow = quote.includes('|');
  return {
    before: isRow ? '' : lastSentence(studyMaterial.slice(part?.start ?? 0, start)),
    highlighted: writeRows(quote, studyMaterial, start),
    after: isRow ? '' : firstSentence(studyMaterial.slice(end, nextStart)),
    title: part?.title,
    page: page ?? findPage(start, parts) ?? undefined,
  };
}

/** Enough to know what is talked about. */
const maxAround = 180;

/** Ends a sentence, with what closes it. */
const sentenceEnd = /[.!?…]["'”’)\]]*\s+/gu;

function lastSentence(textBefore: string): string {
  const paragraph = textBefore.slice(textBefore.lastIndexOf('\n\n') + 1);
  const ends = [...paragraph.trimEnd().matchAll(sentenceEnd)];
  const last = ends.at(-1);
  const sentence = last ? paragraph.slice(last.index + last[0].length) : paragraph;
  return cutFront(evenSpaces(sentence));
}

function firstSentence(textAfter: string): string {
  const [paragraph = ''] = textAfter.split('\n\n', 1);
  const end = [...paragraph.matchAll(sentenceEnd)].find(({ index }) => index > 0);
  return cutBack(evenSpaces(end ? paragraph.slice(0, end.index + end[0].length) : paragraph));
}

function cutFront(text: string): string {
  if (text.length <= maxAround) return text;
  const kept = text.slice(-maxAround);
  return `…${kept.slice(kept.indexOf(' '))}`;
}

function cutBack(text: string): string {
  if (text.length <= maxAround) return text;
  const kept = text.slice(0, maxAround);
  return `${kept.slice(0, kept.lastIndexOf(' '))} …`;
}

function evenSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
