import { materialLimits } from '../limits.ts';
import { documentKinds, findKind, type DocumentKind } from './kinds.ts';
import { materialMessages } from './messages.ts';
import { isHeicName, isPhotoName } from './photo-kinds.ts';

/** What is known of a file before anybody has read it. */
export type ChosenFile = { readonly name: string; readonly size: number };

export type FileRules = {
  kinds?: readonly DocumentKind[];
  /** Whether photos of pages are read here, too. */
  takesPhotos?: boolean;
  /** Flashcards take less than tests unless their wizard says otherwise (C24). */
  maxBytes?: number;
};

/** Why a chosen file is not worth sending, if so [UPL-09] [UPL-10] [UPL-11]. */
export function findFileProblem(
  { name, size }: ChosenFile,
  {
    kinds = documentKinds,
    takesPhotos = false,
    maxBytes = materialLimits.flashcardFileBytes,
  }: FileRules = {},
): string | undefined {
  const kind = findKind(name);
  if (takesPhotos && isHeicName(name)) return materialMessages.heic;
  const isTaken = kind === undefined ? takesPhotos && isPhotoName(name) : kinds.includes(kind);
  if (!isTaken) return materialMessages.typeNotAllowed(kinds, takesPhotos);
  if (size === 0) return materialMessages.fileEmpty;
  return size > maxBytes ? materialMessages.fileOverLimit(maxBytes) : undefined;
}

/** Whether so many bytes are more than a plan allows for one test; 20 MB where no plan is known. */
export function findTotalProblem(
  files: readonly ChosenFile[],
  totalBytes: number = materialLimits.totalFileBytes,
): string | undefined {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > totalBytes ? materialMessages.totalOverLimit : undefined; // [UPL-14]
}

export type SelectionRules = { maxBytes?: number; totalBytes?: number };

/** The same over all files at once, before they are used (C22) [UPL-14] [UPL-15]. */
export function findSelectionProblem(
  files: readonly ChosenFile[],
  { maxBytes = materialLimits.flashcardFileBytes, totalBytes }: SelectionRules = {},
): string | undefined {
  const tooLarge = files.filter(({ size }) => size > maxBytes);
  if (tooLarge.length > 0) return materialMessages.filesOverLimit(tooLarge.map(({ name }) => name));
  return findTotalProblem(files, totalBytes);
}
