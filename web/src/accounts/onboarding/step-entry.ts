import { z } from '@engram/core/zod.ts';
import { useLocation, useNavigate } from 'react-router';

/** The number of a step, and nothing else: history keeps what is in it. */
export type StepNumber = 1 | 2 | 3;

/** Each step the browser can go back to is an entry of its history. */
export function useStepEntry() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const here = { pathname, search, hash };
  return {
    entry: readStep(state),
    push: (step: StepNumber) => void navigate(here, { state: { step } }),
    replace: (step: StepNumber) => void navigate(here, { state: { step }, replace: true }),
    goBack: () => void navigate(-1),
  };
}

/** Navigation state lives in the browser's history, where other code may have written. */
function readStep(state: unknown): StepNumber {
  return WrittenStep.parse(state).step;
}

const WrittenStep = z.object({ step: z.literal([1, 2, 3]) }).catch({ step: 1 });
