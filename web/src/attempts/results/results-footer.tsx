import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { paths, pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { actionMessages as messages } from './messages.ts';
import { nextTest } from '../next-test.ts';
import { type ResultView, stateOfView } from './result-view.ts';

type ResultsFooterProps = { view: ResultView; isDetailed: boolean };

export function ResultsFooter({ view, isDetailed }: ResultsFooterProps) {
  const user = useUser();
  const { isEndless, isShared, testId } = view;
  const state = stateOfView(view, user?.uid);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {user && (
        <Link
          to={paths.dashboard}
          className={buttonClass({ variant: 'ghost', className: '-ms-4.5' })}
        >
          <Icon icon={ArrowLeft} />
          {messages.dashboard}
        </Link>
      )}
      <div className="ms-auto flex flex-wrap gap-2.5 max-md:ms-0 max-md:grid max-md:w-full">
        {/* Only those who are signed in may open the other one. */}
        {user && !isEndless && (
          <Link
            to={isDetailed ? paths.testResults : paths.detailedResults}
            state={state}
            className={buttonClass()}
          >
            {isDetailed ? messages.summary : messages.details}
          </Link>
        )}
        {!isShared && testId !== undefined && (
          <Link to={pathsOf.begin(testId)} className={buttonClass()}>
            {messages.retake}
          </Link>
        )}
        <Link {...nextTest(view)} className={buttonClass({ variant: 'primary' })}>
          {isEndless ? messages.practiceAgain : messages.createNewTest}
        </Link>
      </div>
    </div>
  );
}
