import type { User } from '@engram/core/accounts/user.ts';
import { flowProgress } from '@engram/core/limits.ts';
import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, Navigate, type NavigateOptions, useNavigate } from 'react-router';
import { pathsOf } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useKeptTest } from '../../keeping/use-kept-test.ts';
import { MakingNotes } from '../../making-notes.tsx';
import { OpenForms, OpenFormsContext } from '../../reviewing/open-forms.ts';
import { QuestionReview } from '../../reviewing/question-review.tsx';
import { FlowFooter } from '../flow-footer.tsx';
import { FlowHeader } from '../flow-header.tsx';
import { LoadingStep } from '../loading-step.tsx';
import { previewMessages as messages } from '../messages.ts';
import { useFlow } from '../use-flow.ts';

/** The questions of the new test, before it begins (D26). */
export function ReviewStep({ user, testId }: { user: User; testId: string }) {
  const [openForms] = useState(() => new OpenForms());
  const kept = useKeptTest(user.uid, testId);
  if (kept?.refusal) return <Navigate to={pathsOf.begin(testId)} replace />;
  // Without a network it stays here, and the test can begin all the same.
  const isOnItsWay = kept !== undefined && kept.unsaved !== null;
  if (isOnItsWay) {
    return (
      <LoadingStep
        step={2}
        percent={flowProgress.preview}
        title={messages.title}
        lead={messages.saving}
      >
        <ReviewActions testId={testId} openForms={openForms} />
      </LoadingStep>
    );
  }
  return (
    <OpenFormsContext value={openForms}>
      <FlowHeader step={2} percent={flowProgress.preview} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 pb-[clamp(32px,4vw,56px)]">
        {kept && <MakingNotes making={kept.test.making} />}
        <QuestionReview testId={testId} level={1} />
      </div>
      <ReviewActions testId={testId} openForms={openForms} />
    </OpenFormsContext>
  );
}

type ReviewActionsProps = { testId: string; openForms: OpenForms };

function ReviewActions({ testId, openForms }: ReviewActionsProps) {
  const { change, home } = useFlow();
  const navigate = useNavigate();
  const endReview = () => change({ type: 'end-review' });

  /** What is being written belongs to the test, whichever way leads away from it. */
  async function leave(event: MouseEvent, to: string, options: NavigateOptions) {
    if (openForms.hasTouched()) {
      event.preventDefault();
      if (!(await openForms.saveAll())) return;
      void navigate(to, options);
    }
    endReview();
  }

  return (
    <FlowFooter>
      <Link
        to={home.config}
        onClick={(event) => void leave(event, home.config, {})}
        className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
      >
        <Icon icon={ArrowLeft} />
        {home.back}
      </Link>
      <Link
        to={pathsOf.begin(testId)}
        replace
        onClick={(event) => void leave(event, pathsOf.begin(testId), { replace: true })}
        className={buttonClass({ variant: 'primary', canWrap: true })}
      >
        {messages.start}
      </Link>
    </FlowFooter>
  );
}
