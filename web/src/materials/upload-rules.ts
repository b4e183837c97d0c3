import { materialLimits } from '@engram/core/limits.ts';
import {
  documentKinds,
  type DocumentKind,
  endingsOf,
  listEndings,
  mediaTypes,
} from '@engram/core/materials/kinds.ts';
import {
  listPhotoEndings,
  photoEndings,
  photoKinds,
  photoMediaTypes,
} from '@engram/core/materials/photo-kinds.ts';
import type { Plan } from '@engram/core/plans/catalogue.ts';

/** What the place in use takes. */
export type UploadRules = {
  kinds: readonly DocumentKind[];
  /** Photos of pages, and scans. */
  takesPhotos: boolean;
  maxBytes: number;
  maxFiles: number;
  totalBytes: number;
};

/** Of test creation [UPL-01] [UPL-02] [UPL-03], C22. */
export function testUploadRules(plan: Plan): UploadRules {
  return {
    kinds: documentKinds,
    takesPhotos: true,
    maxBytes: materialLimits.maxFileBytes,
    maxFiles: materialLimits.maxFiles,
    totalBytes: plan.limits.uploadBytes,
  };
}

/** Of the flashcard wizard [FWIZ-10] [FWIZ-11], C24. */
export function cardUploadRules(plan: Plan): UploadRules {
  return {
    kinds: documentKinds,
    takesPhotos: true,
    maxBytes: materialLimits.maxFileBytes,
    maxFiles: 1,
    totalBytes: plan.limits.uploadBytes,
  };
}

/** As the file dialog and a drag are told, by type and by ending. */
export function acceptOf({
  kinds,
  takesPhotos,
}: Pick<UploadRules, 'kinds' | 'takesPhotos'>): Record<string, string[]> {
  const accept: Record<string, string[]> = {};
  for (const kind of kinds) {
    for (const type of [mediaTypes[kind], ...(otherTypes[kind] ?? [])]) {
      accept[type] = endingsOf(kind).map((ending) => `.${ending}`);
    }
  }
  if (!takesPhotos) return accept;
  for (const kind of photoKinds) accept[photoMediaTypes[kind]] = [...photoEndings[kind]];
  return accept;
}

/** For the hint of a drop area. */
export function listTaken({ kinds, takesPhotos }: Pick<UploadRules, 'kinds' | 'takesPhotos'>) {
  const endings = listEndings(kinds);
  return takesPhotos ? `${endings}, ${listPhotoEndings()}` : endings;
}

/** What other systems call the same. */
const otherTypes: Partial<Record<DocumentKind, readonly string[]>> = {
  md: ['text/x-markdown'],
  rtf: ['text/rtf'],
  html: ['application/xhtml+xml'],
};
