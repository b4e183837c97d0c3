import { isWeak, type Tally } from '@engram/core/attempts/is-weak.ts';
import type { CoveredSentence } from '@engram/core/materials/material-page.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Source, Span } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { prepareWithPlaces } from '@engram/generator/prepare-places.ts';
import type { Sentence } from './read-sentences.ts';

/** A question of a test, with the parts of that test, which its places count from. */
export type AskedQuestion = Tally & {
  source: Source;
  /** Of each of its quotes, where those are judged one by one. */
  bySpan?: readonly Tally[];
  parts: readonly Pick<TestPart, 'materialId' | 'start'>[];
};

type Material = { id: string; text: string; sentences: readonly Sentence[] };

/** The sentences that questions are about, and how those went, in the order of the text. */
export function coverSentences(
  { id, text, sentences }: Material,
  questions: readonly AskedQuestion[],
): CoveredSentence[] {
  const { text: prepared, places } = prepareWithPlaces(
    text,
    sentences.flatMap(({ start, end }) => [start, end]),
  );
  const stretches = sentences.map((_, no) => ({
    start: places[2 * no] ?? 0,
    end: places[2 * no + 1] ?? 0,
  }));
  const tallies = new Map<number, Tally>();
  for (const { source, parts, bySpan, right, asked } of questions) {
    const touched = new Map<number, number>();
    for (const [no, span] of spansOf(source).entries()) {
      const place = findPlace(span, { id, prepared, parts });
      if (place === undefined) continue;
      const rightHere = bySpan?.[no]?.right ?? right;
      for (const sentence of findTouched(stretches, place, span.quote.length)) {
        // Of two quotes in one sentence it is as good as the worse one.
        touched.set(sentence, Math.min(rightHere, touched.get(sentence) ?? rightHere));
      }
    }
    for (const [sentence, rightHere] of touched) {
      const before = tallies.get(sentence) ?? { right: 0, asked: 0 };
      tallies.set(sentence, { right: before.right + rightHere, asked: before.asked + asked });
    }
  }
  return sentences.flatMap(({ start, end }, no) => {
    const tally = tallies.get(no);
    if (!tally) return [];
    const missed = tally.asked - tally.right;
    return [{ start, end, asked: tally.asked, missed, isWeak: isWeak(tally) }];
  });
}

/** Whether a question is about this material and not about another that its test was made of. */
export function isAbout(id: string, { source, parts }: Pick<AskedQuestion, 'source' | 'parts'>) {
  return findPart(source, parts)?.materialId === id;
}

function findPart({ start }: Pick<Span, 'start'>, parts: AskedQuestion['parts']) {
  return parts.findLast((part) => part.start <= start);
}

type Within = { id: string; prepared: string; parts: AskedQuestion['parts'] };

/** Where a quote is in this text alone; places of a test count through all of its parts. */
function findPlace(span: Span, { id, prepared, parts }: Within): number | undefined {
  const part = findPart(span, parts);
  if (part?.materialId !== id) return undefined;
  const place = span.start - part.start;
  if (prepared.startsWith(span.quote, place)) return place;
  const found = prepared.indexOf(span.quote);
  return found < 0 ? undefined : found;
}

type Stretch = { start: number; end: number };

/** Which of the stretches, that rise and never overlap, so many characters reach into. */
function findTouched(stretches: readonly Stretch[], place: number, length: number): number[] {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stretches[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  const touched: number[] = [];
  for (let no = low; (stretches[no]?.start ?? Infinity) < place + length; no += 1) touched.push(no);
  return touched;
}
