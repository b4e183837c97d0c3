import { cardTypes } from '@engram/core/flashcards/card.ts';
import { isPremiumType } from '@engram/core/flashcards/change-config.ts';
import { flashcardLimits } from '@engram/core/limits.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SureCount } from '../../generation/built-in-contract.ts';
import { sureCountQuery } from '../../generation/sure-count-query.ts';
import { isWithoutAi, modelsQuery } from '../../practice-tests/creation/models.ts';
import { cutForPlan } from '../../practice-tests/creation/without-ai/use-sure-counts.ts';
import { useDebounced } from '../../use-debounced.ts';
import { useWizard } from './use-wizard.ts';

/** What the text gives without AI; undefined where AI makes the cards, or nothing can be counted. */
export function useSureCards():
  | { supported: SureCount | undefined; coming: SureCount | undefined }
  | undefined {
  const { wizard, plan } = useWizard();
  const { data: menu } = useQuery(modelsQuery);
  const { studyMaterial, flashcardConfig } = wizard;
  const { characters } = plan.limits;
  const chosen = useDebounced(flashcardConfig.cardTypes, settlingMs);
  const material = useMemo(
    () => cutForPlan(studyMaterial, characters),
    [studyMaterial, characters],
  );
  const enabled = isWithoutAi(menu);
  const types = cardTypes.filter((type) => plan.isPremium || !isPremiumType(type));
  const every = types.map((type) => ({ type, count: flashcardLimits.maxPerType }));
  const kind = 'count-cards';
  const supported = useQuery({ ...sureCountQuery({ kind, material, wanted: every }), enabled });
  const coming = useQuery({
    ...sureCountQuery({ kind, material, wanted: chosen }),
    enabled,
    placeholderData: keepPreviousData,
  });
  if (!enabled || supported.isError || coming.isError) return undefined;
  return { supported: supported.data, coming: coming.data };
}

const settlingMs = 250;
