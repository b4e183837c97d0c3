import { flowProgress, testLimits } from '@engram/core/limits.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { makeMarkedTest } from '@engram/core/marks/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type MetaDescriptor, Navigate, useLocation, useNavigate } from 'react-router';
import { useUser } from '../../../accounts/session/session.tsx';
import { MarkStep } from '../../../marks/mark-step.tsx';
import { markStepMessages as messages } from '../../../marks/messages.ts';
import { suggestSetName } from '../../../materials/suggest-name.ts';
import { paths, pathsOf } from '../../../paths.ts';
import { useScreensAhead } from '../../../use-screens-ahead.ts';
import { keptAsSaved } from '../../keeping/kept-test.ts';
import { keepTest } from '../../keeping/test-store.ts';
import { testsKey } from '../../queries.ts';
import { FlowHeader } from '../flow-header.tsx';
import { useFlow } from '../use-flow.ts';
import { isStep } from './as-step.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Marking the material of a test; who lacks some goes back to where it is added (N04). */
export default function MarkScreen() {
  const user = useUser();
  const { flow } = useFlow();
  useScreensAhead(screensAhead);
  if (!user) return null;
  if (flow.parts.length === 0) return <Navigate to={paths.testInput} replace />;
  if (flow.generating) return <Navigate to={paths.testPreview} replace />;
  return <MarkedTestStep user={user} />;
}

/** Of the steps, where it is one: from elsewhere, such as the page of a material, there are none. */
const place = { step: 1, percent: flowProgress.configure };

const screensAhead = ['attempts/running/test-screen'] as const;

function MarkedTestStep({ user }: { user: User }) {
  const { flow, change, store } = useFlow();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  const sure = readSure(state);
  return (
    <MarkStep
      header={isStep(state) ? <FlowHeader {...place} /> : <div className="pt-5 md:pt-8" />}
      backTo={paths.testConfig}
      title={flow.parts[0]?.material.title ?? ''}
      materialIds={flow.parts.map(({ material }) => material.id)}
      sure={sure}
      testName={flow.testName.trim() || testLimits.defaultName}
      setName={suggestSetName(flow.parts) || messages.setName}
      onTest={(test) => {
        keepTest(user.uid, keptAsSaved(test));
        void queryClient.invalidateQueries({ queryKey: testsKey });
        change({ type: 'finish', questions: test.questions, reviewedTestId: null });
        // The material is in the library; the next test begins with nothing.
        store.change({ type: 'reset' });
        void navigate(pathsOf.begin(test.id), { replace: true });
      }}
      onSet={({ id }) => void navigate(pathsOf.flashcardSet(id))}
    />
  );
}

/** From a test that would have been too short; the server judges them again. */
function readSure(state: unknown): Question[] {
  const parsed = makeMarkedTest.body.pick({ sure: true }).safeParse(state);
  return parsed.success ? parsed.data.sure : [];
}
