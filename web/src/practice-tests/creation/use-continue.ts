import type { Reply } from '@engram/core/endpoint.ts';
import { errorTable } from '@engram/core/error-table.ts';
import { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { judgeContent, type Judgement } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { tellCancelled } from '../../generation/cancelling.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { type Draft, listProcessed } from '../../materials/draft/draft.ts';
import { findMaterialProblem, gatherText, makeParts } from '../../materials/gather-material.ts';
import { materialListsKey } from '../../materials/library/queries.ts';
import { inputMessages } from './messages.ts';
import { useFlow } from './use-flow.ts';

export type Continuing = {
  /** The screen leads the keyboard to what is wrong. */
  onFailed: () => void;
  /** What comes next, once the material is in the flow. */
  onSaved: (saved: Reply<typeof saveStudyMaterial>) => void;
};

/** From pressing the button to what comes next, or to the reason why not [INP-22] to [INP-27]. */
export function useContinue({ onFailed, onSaved }: Continuing) {
  const { flow, change, draft, plan, rules } = useFlow();
  const queryClient = useQueryClient();
  // Not in the state of the mutation, which a second click of the same moment does not see yet.
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = undefined;
    change({ type: 'stop-loading' });
  }, [change]);

  // Whoever has left is not to be fetched back by a late answer.
  useEffect(() => cancel, [cancel]);

  const saving = useMutation({
    mutationFn: ({ wanted, signal }: Saving) =>
      call(saveStudyMaterial, { body: { parts: makeParts(wanted) } }, { signal }),
    onSuccess(saved, { wanted, signal }) {
      void queryClient.invalidateQueries({ queryKey: materialListsKey });
      if (signal.aborted) return;
      running.current = undefined;
      if (flow.generating) tellCancelled(flow.generating);
      const files = wanted.mode === 'upload' ? listProcessed(wanted) : [];
      change({ type: 'keep-material', saved, files, seed: crypto.randomUUID() });
      onSaved(saved);
    },
    onError(error, { wanted, signal }) {
      if (signal.aborted) return;
      running.current = undefined;
      fail(explainSaving(error, wanted));
    },
  });

  function fail(message: string) {
    change({ type: 'fail', failure: { step: 'input', message } });
    onFailed();
  }

  function submit() {
    if (running.current) return;
    const problem =
      findMaterialProblem(draft, { plan, rules })?.message ??
      // On this device, before anything is sent [INP-25] [POL-01] [POL-02] [UPL-24].
      findViolation(judgeContent(gatherText(draft)));
    if (problem !== undefined) return fail(problem);
    running.current = new AbortController();
    change({ type: 'load' });
    saving.mutate({ wanted: draft, signal: running.current.signal });
  }

  return { submit, isSaving: flow.loading, cancel };
}

type Saving = { wanted: Draft; signal: AbortSignal };

export function findViolation(judgement: Judgement): string | undefined {
  if (judgement.verdict !== 'prohibited') return undefined;
  return policyMessages.violation(judgement.reason); // [POL-05]
}

/** A refusal in the server's own words; else that it failed, and why if anybody knows. */
export function explainSaving(error: unknown, { mode }: Pick<Draft, 'mode'>): string {
  if (error instanceof ApiError && error.code === 'not-found') return inputMessages.materialGone;
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (isRefusal) return readFailure(error, materialMessages.inputFailed);
  if (mode !== 'upload') return sayInputFailed(error);
  return materialMessages.filesFailed(sayReason(error)); // [BERR-08]
}

function sayInputFailed(error: unknown): string {
  const cause = readFailure(error, '');
  const sentences = [materialMessages.inputFailed, cause].filter((sentence) => sentence !== ''); // [BERR-09]
  return sentences.join('. ');
}

function sayReason(error: unknown): string {
  const isUnsent = error instanceof ApiError && error.code === 'network-request-failed';
  return isUnsent ? materialMessages.noConnection : readFailure(error, errorTable.internal.message);
}
