import { findPage } from '@engram/core/materials/find-page.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question, Span } from '@engram/core/questions/question.ts';
import { prepareWithPlaces } from '@engram/generator/prepare-places.ts';

export type SentText = { studyMaterial: string; parts: readonly TestPart[] };

/** The prepared text, and the parts with their places in it. */
export function prepareParts({ studyMaterial, parts }: SentText): {
  text: string;
  parts: TestPart[];
} {
  const sent = parts.flatMap(({ start, pageStarts = [] }) => [start, ...pageStarts]);
  const { text, places } = prepareWithPlaces(studyMaterial, sent);
  let next = 0;
  const take = () => places[next++] ?? 0;
  const placed = parts.map(({ materialId, title, pageStarts, recording }) => ({
    materialId,
    title,
    start: take(),
    ...(pageStarts ? { pageStarts: pageStarts.map(take) } : {}),
    ...(recording && { recording }),
  }));
  return { text, parts: placed.toSorted((one, other) => one.start - other.start) };
}

/** Those that are in as much of the text as is used, with the pages that are. */
export function cutParts(parts: readonly TestPart[], length: number): TestPart[] {
  return parts
    .filter(({ start }) => start < length)
    .map(({ pageStarts, ...part }) => ({
      ...part,
      ...(pageStarts ? { pageStarts: pageStarts.filter((start) => start < length) } : {}),
    }));
}

/** The question with the pages that its quotes begin on. */
export function placePage(question: Question, parts: readonly TestPart[]): Question {
  if (!question.source) return question;
  const place = <S extends Span>(span: S): S => ({ ...span, page: findPage(span.start, parts) });
  const { also, ...first } = question.source;
  const source = { ...place(first), ...(also && { also: also.map(place) }) };
  return { ...question, source };
}
