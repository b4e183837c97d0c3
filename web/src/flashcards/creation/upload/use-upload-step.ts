import { findLengthProblem, findMissing } from '@engram/core/flashcards/check-material.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isBusy, listToCheck } from '../../../materials/draft/draft.ts';
import { countMaterial, gatherText } from '../../../materials/gather-material.ts';
import { useJudgement } from '../../../materials/use-judgement.ts';
import { findViolation } from '../../../practice-tests/creation/use-continue.ts';
import { useContinue } from './use-continue.ts';
import { useWizard } from '../use-wizard.ts';

/** Where the keyboard goes when continuing fails. */
export type ErrorPlaces = {
  textField: RefObject<HTMLTextAreaElement | null>;
  errorBox: RefObject<HTMLDivElement | null>;
};

type Places = ErrorPlaces & { continueButton: RefObject<HTMLButtonElement | null> };

/** All that the parts of the first step have to know. */
export function useUploadStep({ textField, errorBox, continueButton }: Places) {
  const { wizard, draft, store, plan, rules } = useWizard();
  const { isLoading } = wizard;
  const [failures, setFailures] = useState(0);
  const { submit } = useContinue({ onFailed: () => setFailures((count) => count + 1) });

  // Only once the reason is on the screen, and the panel awake again, can the keyboard go there.
  const told = useRef(0);
  useEffect(() => {
    if (isLoading || failures === told.current) return;
    told.current = failures;
    (errorBox.current ?? textField.current)?.focus();
  }, [failures, isLoading, textField, errorBox]);

  const text = useMemo(() => gatherText(draft), [draft]);
  const judgement = useJudgement(text);
  const characters = useMemo(() => countMaterial(draft), [draft]);
  const tooLong = findLengthProblem(characters, plan.limits.characters);
  const missing = findMissing(characters);
  const isUpload = draft.mode === 'upload';
  const isReading = isUpload && draft.files.some(isBusy);
  const unchecked = isUpload ? listToCheck(draft).length : 0;
  const isAboutField = [tooLong, missing].includes(wizard.error);
  return {
    draft,
    store,
    plan,
    rules,
    judgement,
    characters,
    tooLong,
    isLoading,
    /** Of those who have begun, and are not at it any more. */
    missing: characters > 0 && !isReading ? missing : undefined,
    /** Photos whose words wait for somebody to look at them. */
    unchecked,
    error: isAboutField ? undefined : (wizard.error ?? findViolation(judgement)),
    canContinue: missing === undefined && tooLong === undefined && !isReading && unchecked === 0, // [FWIZ-05]
    submit() {
      // The panel falls asleep while it is saved, and would drop the keyboard.
      if (document.activeElement === textField.current) continueButton.current?.focus();
      submit();
    },
  };
}

export type UploadStepState = ReturnType<typeof useUploadStep>;
