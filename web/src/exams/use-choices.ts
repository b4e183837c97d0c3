import type { ExamThing } from '@engram/core/exams/exam.ts';
import { examLimits } from '@engram/core/limits.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { setListQuery } from '../flashcards/queries.ts';
import { materialsQuery } from '../materials/library/queries.ts';

type Choice = { id: string; name: string };

export type Choices = { materials: readonly Choice[]; sets: readonly Choice[] };

/** The materials and sets of a learner, those used last first; undefined until they are here. */
export function useChoices(): Choices | undefined {
  const materials = useInfiniteQuery(materialsQuery({ search: '', order: 'last-used' }));
  const sets = useQuery(setListQuery);
  if (materials.isPending || sets.isPending) return undefined;
  const texts = materials.data?.pages.flatMap((page) => page.materials) ?? [];
  return {
    materials: texts.map(({ id, title }) => ({ id, name: title })),
    sets: sets.data ?? [],
  };
}

/** All of it, as far as one exam can have it. */
export function chooseAll({ materials, sets }: Choices): ExamThing[] {
  const texts = materials.map(({ id }) => ({ kind: 'material' as const, id }));
  const decks = sets.map(({ id }) => ({ kind: 'set' as const, id }));
  return [...texts, ...decks].slice(0, examLimits.maxThings);
}
