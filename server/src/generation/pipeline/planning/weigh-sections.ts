import type { WeighedPart } from '@engram/generator/pick/weighed-part.ts';
import { listTopicParts } from './share-by-weakness.ts';
import { type Spot, weighParts } from './weigh-parts.ts';

/** The sections of a text, each with how weak it is. */
export function weighSections(text: string, spots: readonly Spot[]): WeighedPart[] {
  const sections = listTopicParts(text);
  const weights = weighParts(sections, spots);
  return sections.map(({ start, end }, no) => ({ start, end, weight: weights[no] ?? 0 }));
}
