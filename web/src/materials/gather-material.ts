import type { StudyMaterialPart } from '@engram/core/materials/api.ts';
import { findSelectionProblem } from '@engram/core/materials/check-files.ts';
import { findCountProblem } from '@engram/core/materials/check-length.ts';
import { blankLine, countCharacters, joinTexts } from '@engram/core/materials/measure-text.ts';
import type { Plan } from '@engram/core/plans/catalogue.ts';
import { type Draft, listProcessed, type ProcessedFile } from './draft/draft.ts';
import { findTitle, makeTitle } from './make-title.ts';
import { gatherMessages } from './messages.ts';
import type { UploadRules } from './upload-rules.ts';

/** The text of a draft as far as it is on this device; that of saved materials is not. */
export function gatherText(draft: Draft): string {
  if (draft.mode === 'text') return draft.text;
  if (draft.mode === 'existing') return '';
  return joinTexts(listProcessed(draft).map(({ progress }) => progress.extractedText)).text; // [UPL-04]
}

/** How long the study material will be. */
export function countMaterial(draft: Draft): number {
  if (draft.mode !== 'existing') return countCharacters(gatherText(draft));
  const joins = Math.max(0, draft.selected.length - 1) * blankLine.length;
  return draft.selected.reduce((sum, { characters }) => sum + characters, joins);
}

export type MaterialProblem = { isTooLong: boolean; message: string };

/** Why a draft cannot be used as it is, if so. */
export function findMaterialProblem(
  draft: Draft,
  { plan, rules }: { plan: Plan; rules: UploadRules },
): MaterialProblem | undefined {
  if (draft.mode === 'existing' && draft.selected.length === 0) {
    return { isTooLong: false, message: gatherMessages.nothingSelected };
  }
  const sizes =
    draft.mode === 'upload' ? findSelectionProblem(listProcessed(draft), rules) : undefined;
  if (sizes !== undefined) return { isTooLong: false, message: sizes };
  const origin = draft.mode === 'text' ? 'text' : 'documents';
  const problem = findCountProblem(countMaterial(draft), { origin, plan });
  return problem && { isTooLong: problem.code === 'text-too-long', message: problem.message };
}

/** One part for each file, the text, or what was chosen from the library. */
export function makeParts(draft: Draft): StudyMaterialPart[] {
  if (draft.mode === 'existing') return draft.selected.map(({ id }) => ({ id }));
  if (draft.mode === 'upload') return listProcessed(draft).map(makeFilePart);
  const text = cleanText(draft.text);
  return [{ title: findTitle(text) ?? gatherMessages.untitled, kind: 'text', text }];
}

function makeFilePart({ name, size, address, progress }: ProcessedFile): StudyMaterialPart {
  const isFile = progress.type !== 'web' && progress.type !== 'transcript';
  return {
    title: (isFile ? makeTitle(name) : findTitle(name)) ?? gatherMessages.untitled,
    kind: progress.type,
    text: cleanText(progress.extractedText),
    sizeBytes: size,
    ...(progress.pageStarts && { pageStarts: progress.pageStarts }),
    ...(address !== undefined && { address }),
  };
}

/** What no database keeps takes the place of one sign each, so that positions stay. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ');
}
