import { useReducer } from 'react';
import { type MetaDescriptor, Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from '../session.tsx';
import { AboutYouStep } from './about-you-step.tsx';
import { frameMessages } from './messages.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { PremiumStep } from './premium-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { firstState, onboardingReducer } from './state.ts';

export function meta(): MetaDescriptor[] {
  return [
    { title: frameMessages.documentTitle },
    { name: 'description', content: frameMessages.description },
  ];
}

/** A plan in the address changes nothing here [ONB-02]. */
export default function RegisterScreen() {
  const { state: session } = useSession();
  const [state, dispatch] = useReducer(onboardingReducer, firstState);
  const { step } = state;

  if (session === 'checking') return null;
  // [ROUTE-03] NS-28: only the onboarding that made the account goes on with it.
  if (typeof session === 'object' && step !== 'premium') {
    return <Navigate to={paths.dashboard} replace />;
  }
  return (
    <OnboardingFrame current={stepOrder.indexOf(step)}>
      {step === 'register' && <RegisterStep state={state} dispatch={dispatch} />}
      {step === 'about-you' && <AboutYouStep state={state} dispatch={dispatch} />}
      {step === 'premium' && <PremiumStep />}
    </OnboardingFrame>
  );
}

const stepOrder = ['register', 'about-you', 'premium'] as const;
