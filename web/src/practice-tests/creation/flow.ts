import type { Reply } from '@engram/core/endpoint.ts';
import { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { z } from '@engram/core/zod.ts';
import type { ProcessedFile } from '../../materials/draft.ts';
import { parseJson } from '../../parse-json.ts';

const Saved = saveStudyMaterial.reply;

/** A file as the flow keeps it [UPL-19] [ENT-34]. */
const UploadedFile = z.object({ name: z.string(), size: z.int(), extractedText: z.string() });

/** What the configuration of a test notes of it [UPL-20]. */
const DocumentInfo = z.object({
  type: z.literal('study_material'),
  name: z.string(),
  size: z.int(),
});

/** What the steps of test creation hand to each other. */
const KeptFlow = z.object({
  studyMaterial: z.string(),
  uploadedFiles: z.array(UploadedFile),
  documentInfo: z.array(DocumentInfo),
  /** Where each material stands in it. */
  parts: Saved.shape.parts,
  /** From the content policy; the material may be used all the same. */
  warning: z.string().optional(),
});

export type Flow = z.infer<typeof KeptFlow> & {
  /** Why the last attempt to continue failed; it does not outlive the page. */
  error?: string;
};

const emptyFlow: Flow = {
  studyMaterial: '',
  uploadedFiles: [],
  documentInfo: [],
  parts: [],
};

export type FlowChange =
  | {
      type: 'keep-material';
      saved: Reply<typeof saveStudyMaterial>;
      files: readonly ProcessedFile[];
    }
  | { type: 'fail'; message: string }
  | { type: 'forget-error' }
  | { type: 'reset' };

export function changeFlow(flow: Flow, change: FlowChange): Flow {
  switch (change.type) {
    case 'keep-material':
      return keepMaterial(change);
    case 'fail':
      return { ...flow, error: change.message };
    case 'forget-error': {
      const { error, ...rest } = flow;
      return error === undefined ? flow : rest;
    }
    case 'reset':
      return emptyFlow;
  }
}

/** From what this tab has stored. */
export function reviveFlow(stored: string | undefined): Flow {
  if (stored === undefined) return emptyFlow;
  const parsed = KeptFlow.safeParse(parseJson(stored));
  return parsed.success ? parsed.data : emptyFlow;
}

type Kept = Extract<FlowChange, { type: 'keep-material' }>;

function keepMaterial({ saved, files }: Kept): Flow {
  const { studyMaterial, parts, warning } = saved;
  return {
    studyMaterial,
    parts,
    uploadedFiles: files.map(({ name, size, progress }) => ({
      name,
      size,
      extractedText: progress.extractedText,
    })),
    documentInfo: files.map(({ name, size }) => ({ type: 'study_material', name, size })),
    ...(warning !== undefined && { warning }),
  };
}
