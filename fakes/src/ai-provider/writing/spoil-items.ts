import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import { type Random, shuffle } from '@engram/core/seeded-random.ts';
import type { Fact } from '../../study-texts/study-text.ts';
import type { Memory } from '../solving/remember-items.ts';
import { obeyInjection } from './obey-injection.ts';
import { type PlantedKind, plantFault, type Planting } from './plant-fault.ts';
import type { Idea } from './written-idea.ts';

export type Planted = { stem: string; kind: PlantedKind; type: WrittenItem['type'] };

/** What to write, and what to do wrong while writing it. */
export type Writing<T> = {
  task: T;
  material: string;
  seed: string;
  planting: Planting;
  isObedient?: boolean;
  /** For whoever solves what was written by rule. */
  memory?: Memory | undefined;
};

type Spoiling = Pick<Writing<unknown>, 'material' | 'planting' | 'isObedient'> & {
  facts: readonly Fact[];
  random: Random;
};

/** The items with the faults that were ordered in them. */
export function spoilItems(
  ideas: readonly Idea[],
  { material, planting, isObedient, facts, random }: Spoiling,
): { items: WrittenItem[]; planted: Planted[] } {
  const planted: Planted[] = [];
  const honest = ideas.map(({ item }) => item);
  const items = ideas.map((idea) => {
    const kinds = random() < planting.share ? shuffle(planting.kinds, random) : [];
    for (const kind of kinds) {
      const faulty = plantFault(idea, kind, { facts, items: honest, random });
      if (!faulty) continue;
      planted.push({ stem: faulty.text, kind, type: faulty.type });
      return faulty;
    }
    return idea.item;
  });
  return { items: isObedient ? obeyInjection(items, material) : items, planted };
}
