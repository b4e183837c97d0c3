import { useReducer } from 'react';
import { type MetaDescriptor, Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from '../session/session.tsx';
import { AboutYouStep } from './about-you-step.tsx';
import { frameMessages } from './messages.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { PremiumStep } from './premium-step.tsx';
import { RegisterStep } from './register-step.tsx';
import { findStep, firstState, onboardingReducer } from './state.ts';
import { useStepEntry } from './step-entry.ts';

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
  const { entry, returnPath, push, replace, goBack } = useStepEntry();
  const step = findStep(state, entry);

  function goOn() {
    // After a reload step 1 stands in the entry of step 2, which is then the one to go on in.
    if (entry !== 2) push(2);
  }

  function finish() {
    dispatch({ type: 'account-created' });
    replace(3); // NS-29: nothing leads back to step 2.
  }

  if (session === 'checking') return null;
  // [ROUTE-03] NS-28: only the onboarding that made the account goes on with it.
  if (typeof session === 'object' && step !== 3) {
    return <Navigate to={returnPath ?? paths.dashboard} replace />;
  }
  return (
    <OnboardingFrame current={step - 1}>
      {step === 1 && (
        <RegisterStep state={state} dispatch={dispatch} returnPath={returnPath} onNext={goOn} />
      )}
      {step === 2 && (
        <AboutYouStep state={state} dispatch={dispatch} onBack={goBack} onCreated={finish} />
      )}
      {step === 3 && <PremiumStep returnPath={returnPath} />}
    </OnboardingFrame>
  );
}
