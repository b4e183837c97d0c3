import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isBusy, listToCheck } from '../../../materials/draft/draft.ts';
import {
  countMaterial,
  findMaterialProblem,
  gatherText,
} from '../../../materials/gather-material.ts';
import { useJudgement } from '../../../materials/use-judgement.ts';
import { type Continuing, findViolation, useContinue } from '../use-continue.ts';
import { useFlow } from '../use-flow.ts';

/** Where the keyboard goes when continuing fails. */
export type ErrorPlaces = {
  textField: RefObject<HTMLTextAreaElement | null>;
  errorBox: RefObject<HTMLDivElement | null>;
};

type Asked = ErrorPlaces &
  Pick<Continuing, 'onSaved'> & { continueButton: RefObject<HTMLButtonElement | null> };

/** All that the parts of a place where material is added have to know. */
export function useInputStep({ textField, errorBox, continueButton, onSaved }: Asked) {
  const { flow, draft, store, plan, rules } = useFlow();
  const [failures, setFailures] = useState(0);
  const { submit, isSaving, cancel } = useContinue({
    onFailed: () => setFailures((count) => count + 1),
    onSaved,
  });

  // Only once the reason is on the screen, and the panel awake again, can the keyboard go there.
  const told = useRef(0);
  useEffect(() => {
    if (isSaving || failures === told.current) return;
    told.current = failures;
    (errorBox.current ?? textField.current)?.focus();
  }, [failures, isSaving, textField, errorBox]);

  const judgement = useJudgement(useMemo(() => gatherText(draft), [draft]));
  const problem = useMemo(() => findMaterialProblem(draft, { plan, rules }), [draft, plan, rules]);
  const tooLong = problem?.isTooLong ? problem.message : undefined;
  // What is wrong with the text itself belongs to its field.
  const isAboutLength = flow.error !== undefined && flow.error === problem?.message;
  const characters = useMemo(() => countMaterial(draft), [draft]);
  /** Files that are still to come. */
  const reading = draft.mode === 'upload' ? draft.files.filter(isBusy).length : 0;
  /** Photos whose words wait for somebody to look at them. */
  const unchecked = draft.mode === 'upload' ? listToCheck(draft).length : 0;
  return {
    draft,
    store,
    plan,
    rules,
    judgement,
    characters,
    reading,
    unchecked,
    tooLong,
    lengthError: tooLong ?? (isAboutLength ? flow.error : undefined),
    error: isAboutLength ? undefined : (flow.error ?? findViolation(judgement)),
    canContinue: tooLong === undefined && characters > 0 && reading + unchecked === 0, // [INP-08] [INP-09]
    submit() {
      // The panel falls asleep while it is saved, and would drop the keyboard.
      if (document.activeElement === textField.current) continueButton.current?.focus();
      submit();
    },
    isSaving,
    cancel,
  };
}

export type InputStep = ReturnType<typeof useInputStep>;
