import { findPage } from '@engram/core/materials/find-page.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
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
  const placed = parts.map(({ materialId, title, pageStarts }) => ({
    materialId,
    title,
    start: take(),
    ...(pageStarts ? { pageStarts: pageStarts.map(take) } : {}),
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

/** The question with the page that its quote begins on. */
export function placePage(question: Question, parts: readonly TestPart[]): Question {
  const { source } = question;
  if (!source) return question;
  return { ...question, source: { ...source, page: findPage(source.start, parts) } };
}
