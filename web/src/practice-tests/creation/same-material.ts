import { saveStudyMaterial, type StudyMaterialPart } from '@engram/core/materials/api.ts';
import { TestConfig } from '@engram/core/practice-tests/config.ts';
import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { z } from '@engram/core/zod.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { emptyDraft } from '../../materials/draft/draft.ts';
import { makeParts } from '../../materials/gather-material.ts';

/** What 'With Same Material' or the page of a material brings along in the navigation [CONF-59]. */
export const SameMaterial = z
  .object({
    /** Empty where only the library has it. */
    studyMaterial: z.string(),
    parts: z.array(TestPart).optional(),
    /** Of the test that was made of it. */
    testConfig: TestConfig.optional(),
    /** The step it is taken to; without one, that of the configuration. */
    step: z.enum(['config', 'mark']).optional(),
  })
  .refine(({ studyMaterial, parts = [] }) => studyMaterial !== '' || parts.length > 0);
export type SameMaterial = z.infer<typeof SameMaterial>;

/** Saves it like any other; what was deleted from the library comes back as a text. */
export async function saveSameMaterial(
  { studyMaterial: text, parts = [] }: SameMaterial,
  signal: AbortSignal,
) {
  const ids = [...new Set(parts.map(({ materialId }) => materialId))];
  const asText = makeParts({ ...emptyDraft, mode: 'text', text });
  if (ids.length === 0) return save(asText, signal);
  try {
    return await save(
      ids.map((id) => ({ id })),
      signal,
    );
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not-found';
    if (!isGone) throw error;
    return save(asText, signal);
  }
}

function save(parts: StudyMaterialPart[], signal: AbortSignal) {
  return call(saveStudyMaterial, { body: { parts } }, { signal });
}
