import { materialLimits } from '@engram/core/limits.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SureCount } from '../../../generation/built-in-contract.ts';
import { cutAtSentence } from '../../../generation/cut-at-sentence.ts';
import { sureCountQuery } from '../../../generation/sure-count-query.ts';
import { useDebounced } from '../../../use-debounced.ts';
import { isWithoutAi, modelsQuery } from '../models.ts';
import { useFlow } from '../use-flow.ts';

export type SureCounts = {
  /** In all types of the plan; undefined while it is counted. */
  supported: SureCount | undefined;
  /** Of the types and counts that were chosen. */
  coming: SureCount | undefined;
};

/**
 * What a text gives without AI, that of the flow unless another is given; undefined where AI makes the
 * test, or nothing can be counted.
 */
export function useSureCounts(text?: string): SureCounts | undefined {
  const { flow, plan } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const { studyMaterial, testConfig } = flow;
  const { questionTypes, characters } = plan.limits;
  const chosen = useDebounced(testConfig.formattedQuestionTypes, settlingMs);
  const material = useMemo(
    () => cutForPlan(text ?? studyMaterial, characters),
    [text, studyMaterial, characters],
  );
  const enabled = material !== '' && isWithoutAi(menu, testConfig.aiModel);
  const supported = useQuery({
    ...sureCountQuery({ kind: 'count-supported', material, types: [...questionTypes] }),
    enabled,
  });
  const coming = useQuery({
    ...sureCountQuery({ kind: 'count-questions', material, wanted: chosen }),
    enabled: enabled && chosen.length > 0,
    // Each press of a stepper would take the number away for a moment.
    placeholderData: keepPreviousData,
  });
  if (!enabled || supported.isError || coming.isError) return undefined;
  return { supported: supported.data, coming: coming.data };
}

/** As much of a text as is used of it. */
export function cutForPlan(text: string, characters: number): string {
  return cutAtSentence(text, Math.min(materialLimits.maxGenerationCharacters, characters));
}

const settlingMs = 250;
