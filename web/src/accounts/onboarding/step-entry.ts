import { z } from '@engram/core/zod.ts';
import { useLocation, useNavigate } from 'react-router';
import { readSignInState } from '../session/sign-in-state.ts';

/** The number of a step, and nothing that was typed: history keeps what is in it. */
export type StepNumber = 1 | 2 | 3;

/** Each step the browser can go back to is an entry of its history. */
export function useStepEntry() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const here = { pathname, search, hash };
  const { returnPath } = readSignInState(state);
  const way = { ...(returnPath !== undefined && { returnPath }) };
  return {
    entry: readStep(state),
    /** Where whoever came here wants to be afterwards. */
    returnPath,
    push: (step: StepNumber) => void navigate(here, { state: { step, ...way } }),
    replace: (step: StepNumber) => void navigate(here, { state: { step, ...way }, replace: true }),
    goBack: () => void navigate(-1),
  };
}

/** Navigation state lives in the browser's history, where other code may have written. */
function readStep(state: unknown): StepNumber {
  return WrittenStep.parse(state).step;
}

const WrittenStep = z.object({ step: z.literal([1, 2, 3]) }).catch({ step: 1 });
