import type { Reply } from '@engram/core/endpoint.ts';
import type { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { findKind } from '@engram/core/materials/kinds.ts';

/** What a set could be called, by its file or the heading of its text; nothing where that is a sentence. */
export function suggestName(parts: Reply<typeof saveStudyMaterial>['parts']): string {
  const title = parts[0]?.material.title ?? '';
  const name = findKind(title) === undefined ? title : title.slice(0, title.lastIndexOf('.'));
  return name.length > longestName || /[.!?:;,]$/.test(name) ? '' : name.trim();
}

const longestName = 60;
