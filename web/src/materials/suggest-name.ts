import { findKind } from '@engram/core/materials/kinds.ts';
import type { Material } from '@engram/core/materials/material.ts';

type Named = { material: Pick<Material, 'title' | 'usedInTests' | 'usedInFlashcardSets'> };

/**
 * What a test that is made of materials is called (D35): by the first one's file or the heading of its
 * text, with a number from the second on. Nothing where that is a sentence.
 */
export function suggestTestName(parts: readonly Named[]): string {
  return suggestName(parts, ({ usedInTests }) => usedInTests);
}

/** As a test, by the sets that were made of it. */
export function suggestSetName(parts: readonly Named[]): string {
  return suggestName(parts, ({ usedInFlashcardSets }) => usedInFlashcardSets);
}

function suggestName(
  [first]: readonly Named[],
  countUses: (material: Named['material']) => number,
): string {
  if (!first) return '';
  const { title } = first.material;
  const bare = findKind(title) === undefined ? title : title.slice(0, title.lastIndexOf('.'));
  const name = bare.trim();
  if (name === '' || name.length > longestName || /[.!?:;,]$/.test(name)) return '';
  const before = countUses(first.material);
  if (before === 0) return name;
  // A second number would be read as one with the first.
  return /\d$/.test(name) ? `${name} (${before + 1})` : `${name} ${before + 1}`;
}

const longestName = 60;
