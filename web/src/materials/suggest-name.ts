import { findKind } from '@engram/core/materials/kinds.ts';

/** What is made of materials could be called so, by the first one's file or the heading of its text; nothing where that is a sentence. */
export function suggestName(parts: readonly { material: { title: string } }[]): string {
  const title = parts[0]?.material.title ?? '';
  const name = findKind(title) === undefined ? title : title.slice(0, title.lastIndexOf('.'));
  return name.length > longestName || /[.!?:;,]$/.test(name) ? '' : name.trim();
}

const longestName = 60;
