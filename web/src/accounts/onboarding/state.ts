import {
  type Answer,
  findAnswerProblem,
  reasonMessages,
  sourceMessages,
} from '@engram/core/accounts/onboarding.ts';
import {
  emptyRegistration,
  findRegistrationProblems,
  type Registration,
  type RegistrationProblems,
} from './registration.ts';
import type { StepNumber } from './step-entry.ts';

export type Answers = { reason: Answer; source: Answer };
export type AnswerProblems = { [Question in keyof Answers]?: string | undefined };

/** Lives in this screen only: a password never goes to storage. */
export type OnboardingState = {
  progress: 'registering' | 'registered' | 'created';
  registration: Registration;
  registrationProblems: RegistrationProblems;
  answers: Answers;
  answerProblems: AnswerProblems;
};

export type OnboardingAction =
  | { type: 'registration-changed'; change: Partial<Registration> }
  | { type: 'registration-submitted' }
  | { type: 'answer-changed'; question: keyof Answers; answer: Answer }
  | { type: 'answers-submitted' }
  | { type: 'registration-refused'; field: keyof Registration; message: string }
  | { type: 'account-created' };

const emptyAnswer: Answer = { choice: '', other: '' };

export const firstState: OnboardingState = {
  progress: 'registering',
  registration: emptyRegistration,
  registrationProblems: {},
  answers: { reason: emptyAnswer, source: emptyAnswer },
  answerProblems: {},
};

export function onboardingReducer(
  state: OnboardingState,
  action: OnboardingAction,
): OnboardingState {
  switch (action.type) {
    case 'registration-changed':
      return changeRegistration(state, action.change);
    case 'registration-submitted':
      return submitRegistration(state);
    case 'answer-changed':
      return {
        ...state,
        answers: { ...state.answers, [action.question]: action.answer },
        answerProblems: { ...state.answerProblems, [action.question]: undefined },
      };
    case 'answers-submitted':
      return { ...state, answerProblems: findAnswerProblems(state.answers) };
    case 'registration-refused':
      return { ...state, registrationProblems: { [action.field]: action.message } };
    case 'account-created':
      return { ...firstState, progress: 'created' };
  }
}

/** What the browser's history asks for, as far as the user has come. */
export function findStep({ progress }: OnboardingState, entry: StepNumber): StepNumber {
  if (progress === 'created' && entry !== 1) return 3;
  return progress === 'registered' && entry === 2 ? 2 : 1;
}

export function findAnswerProblems({ reason, source }: Answers): AnswerProblems {
  return {
    reason: findAnswerProblem(reason, reasonMessages),
    source: findAnswerProblem(source, sourceMessages),
  };
}

/** The first field, in the order of the form, that has to be mended. */
export function firstProblem(problems: RegistrationProblems | AnswerProblems): string | undefined {
  return Object.entries(problems).find(([, problem]) => problem !== undefined)?.[0];
}

function changeRegistration(state: OnboardingState, change: Partial<Registration>) {
  const touched = Object.keys(change).map((field) => [field, undefined]);
  return {
    ...state,
    // To be checked again before the browser's Forward leads on.
    progress: 'registering' as const,
    registration: { ...state.registration, ...change },
    registrationProblems: {
      ...state.registrationProblems,
      ...Object.fromEntries(touched),
      // A new password makes the word on its confirmation untrue as well.
      ...('password' in change && { confirmation: undefined }),
    },
  };
}

function submitRegistration(state: OnboardingState): OnboardingState {
  const registrationProblems = findRegistrationProblems(state.registration);
  const isGood = firstProblem(registrationProblems) === undefined;
  return {
    ...state,
    registrationProblems,
    answerProblems: {},
    progress: isGood ? 'registered' : 'registering',
  };
}
