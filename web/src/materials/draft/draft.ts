import { materialKinds } from '@engram/core/materials/kinds.ts';
import { Material } from '@engram/core/materials/material.ts';
import { PhotoReading } from '@engram/core/materials/reading-api.ts';
import { SourceAddress } from '@engram/core/materials/source-address.ts';
import { z } from '@engram/core/zod.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { draftMessages } from '../messages.ts';

const Processed = z.object({
  state: z.literal('processed'),
  extractedText: z.string(),
  type: z.enum(materialKinds),
  pages: z.int().optional(),
  pageStarts: z.array(z.int()).optional(),
  /** Only its beginning is used, as its owner wanted. */
  isCut: z.boolean().optional(),
  /** What its owner should know, although it was read. */
  warnings: z.array(z.string()),
});
export type Processed = z.infer<typeof Processed>;

const Failed = z.object({
  state: z.literal('failed'),
  message: z.string(),
  hint: z.string().optional(),
  /** Not refused on this device, nor lost before its turn. */
  wasSent: z.boolean().optional(),
});

const Progress = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('sending'), percent: z.number() }),
  z.object({ state: z.literal('reading') }),
  /** A photo or a scan, page by page. */
  z.object({
    state: z.literal('recognizing'),
    page: z.int(),
    pages: z.int(),
    percent: z.number(),
  }),
  /** Its words wait for somebody who compares them with the picture. */
  z.object({ state: z.literal('to-check'), reading: PhotoReading }),
  Processed,
  Failed,
]);
export type FileProgress = z.infer<typeof Progress>;

const DraftFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  lastModified: z.number(),
  /** Of what is no file: the page it is read from, or the video it is the transcript of. */
  address: SourceAddress.optional(),
  progress: Progress,
});
export type DraftFile = z.infer<typeof DraftFile>;

export const draftModes = ['upload', 'text', 'existing'] as const;
export type DraftMode = (typeof draftModes)[number];

/** What somebody has gathered to make a test or a set of. */
const Draft = z.object({
  mode: z.enum(draftModes),
  text: z.string(),
  files: z.array(DraftFile),
  /** Names of files there was no room for, at the last choice. */
  notAdded: z.array(z.string()),
  /** Names of files that were there already, at the last choice. */
  repeated: z.array(z.string()),
  selected: z.array(Material),
});
export type Draft = z.infer<typeof Draft>;

/** Opens on Upload Files (N07). */
export const emptyDraft: Draft = {
  mode: 'upload',
  text: '',
  files: [],
  notAdded: [],
  repeated: [],
  selected: [],
};

/** From what this tab has stored; what the page was busy with when it closed is lost. */
export function reviveDraft(stored: string | undefined): Draft {
  if (stored === undefined) return emptyDraft;
  const parsed = Draft.safeParse(parseJson(stored));
  if (!parsed.success) return emptyDraft;
  const { data } = parsed;
  return { ...data, notAdded: [], repeated: [], files: data.files.map(interruptUnlessOver) };
}

/** For a browser without room for the texts of files: they have to be chosen again. */
export function withoutFileTexts(draft: Draft): Draft {
  return {
    ...draft,
    files: draft.files.map((file) =>
      file.progress.state === 'failed' ? file : { ...file, progress: interrupted },
    ),
  };
}

export function isBusy({ progress }: DraftFile): boolean {
  return ['waiting', 'sending', 'reading', 'recognizing'].includes(progress.state);
}

type FileToCheck = DraftFile & { progress: Extract<FileProgress, { state: 'to-check' }> };

export function listToCheck({ files }: Draft): FileToCheck[] {
  return files.flatMap((file) => {
    const { progress } = file;
    return progress.state === 'to-check' ? [{ ...file, progress }] : [];
  });
}

export type ProcessedFile = DraftFile & { progress: Processed };

export function listProcessed({ files }: Draft): ProcessedFile[] {
  return files.flatMap((file) => {
    const { progress } = file;
    return progress.state === 'processed' ? [{ ...file, progress }] : [];
  });
}

const interrupted = {
  state: 'failed',
  message: draftMessages.interrupted,
  hint: draftMessages.interruptedHint,
} as const;

function interruptUnlessOver(file: DraftFile): DraftFile {
  return isBusy(file) ? { ...file, progress: interrupted } : file;
}
