import { findFileProblem, findTotalProblem } from '@engram/core/materials/check-files.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { cutTexts } from './cut-texts.ts';
import {
  type Draft,
  type DraftFile,
  type DraftMode,
  emptyDraft,
  type FileProgress,
  listProcessed,
  type Processed,
} from './draft.ts';
import type { UploadRules } from '../upload-rules.ts';

/** A file as the browser describes it, under an id of ours. */
export type NewFile = {
  id: string;
  name: string;
  size: number;
  lastModified: number;
  address?: string | undefined;
};

export type DraftChange =
  | { type: 'open'; mode: DraftMode }
  | { type: 'write'; text: string }
  | ({ type: 'add-files' } & Adding)
  | { type: 'add-source'; source: DraftFile; maxFiles: number }
  | { type: 'retry-file'; id: string; rules: UploadRules }
  /** With the name of what had none before. */
  | { type: 'note-progress'; id: string; progress: FileProgress; name?: string | undefined }
  | { type: 'remove-file'; id: string }
  | { type: 'select'; materials: readonly Material[] }
  | { type: 'cut'; max: number }
  | { type: 'uncut-files'; files: readonly DraftFile[] }
  | { type: 'reset' };

/** The draft after a change; it knows neither the clock nor the network. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.type) {
    case 'open':
      return { ...draft, mode: change.mode, repeated: [] };
    case 'write':
      return { ...draft, text: change.text };
    case 'add-files':
      return addFiles(draft, change);
    case 'add-source':
      return addSource(draft, change);
    case 'retry-file':
      return retryFile(draft, change);
    case 'note-progress':
      return updateFile(draft, change.id, (file) => ({
        ...file,
        name: change.name ?? file.name,
        progress: change.progress,
      }));
    case 'remove-file':
      return removeFile(draft, change.id);
    case 'select':
      return { ...draft, selected: [...change.materials] };
    case 'cut':
      return draft.mode === 'text' ? cutText(draft, change.max) : cutFiles(draft, change.max);
    case 'uncut-files':
      return uncutFiles(draft, change.files);
    case 'reset':
      return emptyDraft;
  }
}

/** Why a file is not even sent, beside the others that are. */
export function findStartProblem(
  file: NewFile,
  { others, rules }: { others: readonly DraftFile[]; rules: UploadRules },
): string | undefined {
  const sent = others.filter((other) => other.id !== file.id && isInUse(other));
  return findFileProblem(file, rules) ?? findTotalProblem([...sent, file], rules.totalBytes);
}

type Adding = {
  files: readonly NewFile[];
  rules: UploadRules;
  /** A file that failed, whose place the first one takes. */
  replaced?: string | undefined;
};

function addFiles(draft: Draft, { files: chosen, rules, replaced }: Adding): Draft {
  const files = [...draft.files];
  let place = files.find((file) => file.id === replaced && !isInUse(file));
  const notAdded: string[] = [];
  const repeated: string[] = [];
  for (const file of chosen) {
    const known = files.find((other) => isSame(other, file));
    if (known && isInUse(known)) {
      repeated.push(file.name);
      continue;
    }
    // One that failed gives way to itself.
    const former = known ?? place;
    if (former === place) place = undefined;
    const added = begin(file, { others: files, rules });
    if (former) files.splice(files.indexOf(former), 1, added);
    else if (files.length >= rules.maxFiles) notAdded.push(file.name);
    else files.push(added);
  }
  return { ...draft, files, notAdded, repeated };
}

/** What is no file: a page by its address, or a transcript. */
function addSource(
  draft: Draft,
  { source, maxFiles }: { source: DraftFile; maxFiles: number },
): Draft {
  const known = draft.files.find(
    (file) => source.address !== undefined && file.address === source.address && isInUse(file),
  );
  const files = draft.files.filter(
    (file) => isInUse(file) || file.address === undefined || file.address !== source.address,
  );
  if (known) return { ...draft, notAdded: [], repeated: [known.name] };
  if (files.length >= maxFiles) return { ...draft, notAdded: [source.name], repeated: [] };
  return { ...draft, files: [...files, source], notAdded: [], repeated: [] };
}

function retryFile(draft: Draft, { id, rules }: { id: string; rules: UploadRules }): Draft {
  const begun = updateFile(draft, id, (file) => begin(file, { others: draft.files, rules }));
  return { ...begun, repeated: [] };
}

function removeFile(draft: Draft, id: string): Draft {
  const files = draft.files.filter((file) => file.id !== id);
  return { ...draft, files, notAdded: [], repeated: [] };
}

type Beginning = { others: readonly DraftFile[]; rules: UploadRules };

function begin(
  { id, name, size, lastModified, address }: NewFile,
  beginning: Beginning,
): DraftFile {
  const file = { id, name, size, lastModified, ...(address !== undefined && { address }) };
  const problem = address === undefined ? findStartProblem(file, beginning) : undefined;
  return { ...file, progress: problem === undefined ? { state: 'waiting' } : refuse(problem) };
}

function refuse(message: string): FileProgress {
  const hint = message === materialMessages.heic ? materialMessages.heicHint : undefined;
  return { state: 'failed', message, ...(hint !== undefined && { hint }) };
}

function isInUse({ progress }: DraftFile): boolean {
  return progress.state !== 'failed';
}

/** Chosen again by mistake; a file that has changed meanwhile is another one. */
function isSame(one: Omit<NewFile, 'id'>, other: Omit<NewFile, 'id'>): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

function updateFile(draft: Draft, id: string, update: (file: DraftFile) => DraftFile): Draft {
  return { ...draft, files: draft.files.map((file) => (file.id === id ? update(file) : file)) };
}

function cutText(draft: Draft, max: number): Draft {
  return { ...draft, text: cutTexts([draft.text], max).join('') };
}

/** Takes from the end: the last files lose their text first, and those left without any go. */
function cutFiles(draft: Draft, max: number): Draft {
  const processed = listProcessed(draft);
  const texts = cutTexts(
    processed.map(({ progress }) => progress.extractedText),
    max,
  );
  const files = draft.files.flatMap((file) => {
    const index = processed.findIndex(({ id }) => id === file.id);
    const progress = processed[index]?.progress;
    if (!progress) return [file];
    const extractedText = texts[index];
    if (extractedText === undefined) return [];
    return [{ ...file, progress: cutProgress(progress, extractedText) }];
  });
  return { ...draft, files };
}

function cutProgress(progress: Processed, extractedText: string): Processed {
  const isWhole = countCharacters(extractedText) === countCharacters(progress.extractedText);
  if (isWhole) return progress;
  // As many pages as are still used; where nobody knows how many, none are claimed.
  const { pages: _pages, pageStarts: allStarts, ...rest } = progress;
  const pageStarts = allStarts?.filter((start) => start < extractedText.length);
  const pages = pageStarts && { pageStarts, pages: pageStarts.length };
  return { ...rest, ...pages, extractedText, isCut: true };
}

/** What had been read is as it was, among what came or went on since. */
function uncutFiles(draft: Draft, before: readonly DraftFile[]): Draft {
  const restored = before.flatMap((was) => {
    if (was.progress.state === 'processed') return [was];
    const now = draft.files.find(({ id }) => id === was.id);
    return now ? [now] : [];
  });
  const added = draft.files.filter(({ id }) => before.every((file) => file.id !== id));
  return { ...draft, files: [...restored, ...added] };
}
