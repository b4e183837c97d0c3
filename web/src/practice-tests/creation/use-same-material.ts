import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tellCancelled } from '../../generation/cancelling.ts';
import { materialListsKey } from '../../materials/library/queries.ts';
import { paths } from '../../paths.ts';
import { SameMaterial, saveSameMaterial } from './same-material.ts';
import { explainSaving, findViolation } from './use-continue.ts';
import { useFlow } from './use-flow.ts';

/** Takes over the material of another test, without the step Input [CONF-59]; whether it is at it. */
export function useSameMaterial(): boolean {
  const { state } = useLocation();
  const { flow, change, store, plan } = useFlow();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const same = useMemo(() => SameMaterial.safeParse(state).data, [state]);

  /** What cannot be used as it is can be changed where material is entered. */
  function mend({ studyMaterial }: SameMaterial, message: string) {
    store.change({ type: 'open', mode: 'text' });
    store.change({ type: 'write', text: studyMaterial });
    change({ type: 'fail', failure: { step: 'input', message } });
    void navigate(paths.testInput, { replace: true, state: null });
  }

  const takeOver = useEffectEvent(async (given: SameMaterial, signal: AbortSignal) => {
    const violation = findViolation(judgeContent(given.studyMaterial));
    if (violation !== undefined) return mend(given, violation);
    try {
      const saved = await saveSameMaterial(given, signal);
      void queryClient.invalidateQueries({ queryKey: materialListsKey });
      if (signal.aborted) return;
      const { testConfig } = given;
      if (flow.generating) tellCancelled(flow.generating);
      change({ type: 'reset' });
      change({ type: 'keep-material', saved, files: [], seed: crypto.randomUUID(), testConfig });
      change({ type: 'fit-plan', limits: plan.limits });
      const next = given.step === 'mark' ? paths.testMark : paths.testConfig;
      void navigate(next, { replace: true, state: null });
    } catch (error) {
      if (!signal.aborted) mend(given, explainSaving(error, { mode: 'text' }));
    }
  });

  // The server is outside of React; whoever goes on elsewhere is not fetched back.
  useEffect(() => {
    if (!same) return undefined;
    const controller = new AbortController();
    void takeOver(same, controller.signal);
    return () => controller.abort();
  }, [same]);

  return same !== undefined;
}
