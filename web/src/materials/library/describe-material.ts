import type { Material } from '@engram/core/materials/material.ts';
import { writeIsoDay } from '../../iso-day.ts';
import { kindNames, libraryMessages as messages } from './messages.ts';

type Usage = Pick<Material, 'usedInTests' | 'usedInFlashcardSets'>;

/** Such as ", used in 2 tests, 1 flashcard set"; nothing for what was never used. */
export function describeUsage({ usedInTests, usedInFlashcardSets }: Usage): string {
  const places = [
    ...(usedInTests > 0 ? [messages.tests(usedInTests)] : []),
    ...(usedInFlashcardSets > 0 ? [messages.flashcardSets(usedInFlashcardSets)] : []),
  ];
  return places.length === 0 ? '' : messages.usedIn(places);
}

type Origin = Pick<Material, 'kind' | 'pages' | 'characters'>;

/** Such as "PDF, 8 pages" or "Pasted, 9,800 characters". */
export function describeOrigin({ kind, pages, characters }: Origin): string {
  const write = kind === 'transcript' ? messages.minutes : messages.pages;
  const size = pages === undefined ? messages.characters(characters) : write(pages);
  return messages.origin(kindNames[kind], size);
}

export type Calendar = {
  now: number;
  /** The user's (D29); the browser's while nobody knows it. */
  timeZone: string | undefined;
};

/** Such as "Today", "13 Mar" or "13 Mar 2025". */
export function describeDay(time: string, { now, timeZone }: Calendar): string {
  const date = new Date(time);
  const day = writeIsoDay(date, timeZone);
  const today = writeIsoDay(now, timeZone);
  if (day === today) return messages.today;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(date);
}
