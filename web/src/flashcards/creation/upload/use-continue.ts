import { extractTopics } from '@engram/core/flashcards/api.ts';
import type { Topic } from '@engram/core/flashcards/card-set.ts';
import { findLengthProblem, findMissing } from '@engram/core/flashcards/check-material.ts';
import { cardWizardMessages } from '@engram/core/flashcards/wizard-messages.ts';
import { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { errorTable } from '@engram/core/error-table.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver } from '../../../accounts/session/session-over.ts';
import { ApiError } from '../../../http/api-error.ts';
import { call } from '../../../http/call.ts';
import { logIgnored } from '../../../http/log-ignored.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { type Draft, listProcessed } from '../../../materials/draft/draft.ts';
import { countMaterial, gatherText, makeParts } from '../../../materials/gather-material.ts';
import { materialListsKey } from '../../../materials/library/queries.ts';
import { explainSaving, findViolation } from '../../../practice-tests/creation/use-continue.ts';
import { pathOfStep, useWizard } from '../use-wizard.ts';
import type { KeptWizard } from '../wizard.ts';

type Continuing = {
  /** The step leads the keyboard to what is wrong. */
  onFailed: () => void;
};

type Saving = { wanted: Draft; signal: AbortSignal };

/** From pressing Continue to Configure, or to the reason why not [FWIZ-05]. */
export function useContinue({ onFailed }: Continuing) {
  const { wizard, change, draft, plan } = useWizard();
  const navigate = useNavigate();
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
    async mutationFn({ wanted, signal }: Saving) {
      const saved = await call(
        saveStudyMaterial,
        { body: { parts: makeParts(wanted) } },
        { signal },
      );
      return { saved, topics: await findTopics(saved.studyMaterial, signal) };
    },
    onSuccess({ saved, topics }, { wanted, signal }) {
      void queryClient.invalidateQueries({ queryKey: materialListsKey });
      if (signal.aborted) return;
      running.current = undefined;
      const files = wanted.mode === 'upload' ? listProcessed(wanted) : [];
      change({ type: 'keep-material', saved, files, topics });
      goOn();
    },
    onError(error, { wanted, signal }) {
      if (signal.aborted) return;
      running.current = undefined;
      fail(explain(error, wanted));
    },
  });

  function goOn() {
    void navigate(pathOfStep('configure'));
  }

  function fail(message: string) {
    change({ type: 'fail', failure: { step: 'upload', message } });
    onFailed();
  }

  function submit() {
    if (running.current) return;
    const text = gatherText(draft);
    const characters = countMaterial(draft);
    const problem =
      findLengthProblem(characters, plan.limits.characters) ??
      findMissing(characters) ??
      // On this device, before anything is sent (N45).
      findViolation(judgeContent(text));
    if (problem !== undefined) return fail(problem);
    // What was read before is not read again, and the choices stay.
    const isSame = isSameMaterial(draft, wizard);
    if (isSame && wizard.extractedTopics.length > 0) return goOn();
    running.current = new AbortController();
    change({ type: 'load' });
    saving.mutate({ wanted: draft, signal: running.current.signal });
  }

  return { submit };
}

/** A saved material has no text here; it is known by its id. */
function isSameMaterial(draft: Draft, { studyMaterial, parts }: KeptWizard): boolean {
  if (draft.mode !== 'existing') return studyMaterial.trim() === gatherText(draft).trim();
  const ids = parts.map(({ material }) => material.id);
  return ids.join() === draft.selected.map(({ id }) => id).join();
}

/** None where nobody could tell: the wizard goes on with all of it [FWIZ-29] (N43). */
async function findTopics(studyMaterial: string, signal: AbortSignal): Promise<Topic[]> {
  try {
    const options = { signal, timeoutMs: topicsTimeoutMs };
    const { topics } = await call(extractTopics, { body: { studyMaterial } }, options);
    return topics;
  } catch (error) {
    if (signal.aborted || isSessionOver(error)) throw error;
    logIgnored('All content will be included.', error);
    return [];
  }
}

/** Nobody waits longer for what the wizard can do without. */
const topicsTimeoutMs = 30_000;

/** [BERR-20], and the words of the server where it refuses. */
function explain(error: unknown, { mode }: Draft): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (mode !== 'upload' || isRefusal) return explainSaving(error, { mode: 'text' });
  const isUnsent = error instanceof ApiError && error.code === 'network-request-failed';
  return cardWizardMessages.fileFailed(
    isUnsent ? materialMessages.noConnection : readFailure(error, errorTable.internal.message),
  );
}
