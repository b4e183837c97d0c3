import type { Material } from '@engram/core/materials/material.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';

type Materials = readonly Pick<Material, 'usedInTests'>[];

/** Only tests of the same materials can say what is known; an endless one chooses while it runs. */
export function canGoByWeakness(materials: Materials, { isEndlessMode }: TestConfig): boolean {
  return !isEndlessMode && materials.some(({ usedInTests }) => usedInTests > 0);
}

/** On until somebody turns it off. */
export function isWeaknessWanted({ byWeakness = true }: TestConfig): boolean {
  return byWeakness;
}
