import type { Draft } from '@engram/core/questions/draft.ts';
import { normalForm } from '@engram/core/rich-text/formulas/normal-form.ts';
import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { listTexts } from '../lint/draft-parts.ts';

/**
 * Whether every formula and every piece of code in a question made by rule is one of the material:
 * a swap within a formula would make a new one.
 */
export function hasOwnFormulas(draft: Draft, { text, formulas }: TextIndex): boolean {
  return listTexts(draft)
    .flatMap((words) => findUnits(words))
    .every(({ kind, content }) =>
      kind === 'formula' ? formulas.has(normalForm(content)) : text.includes(content),
    );
}
