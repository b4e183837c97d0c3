import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NextTestLink } from './actions/next-test-link.tsx';
import { actionMessages as messages } from './messages.ts';
import { type ResultView, stateOfView } from './result-view.ts';

type ResultsFooterProps = {
  view: ResultView;
  isDetailed: boolean;
  /** Undefined where it stands further up already. */
  nextTest: 'primary' | 'secondary' | undefined;
};

export function ResultsFooter({ view, isDetailed, nextTest }: ResultsFooterProps) {
  const user = useUser();
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
        {user && <DetailsLink view={view} isDetailed={isDetailed} uid={user.uid} />}
        {nextTest && <NextTestLink view={view} variant={nextTest} />}
      </div>
    </div>
  );
}

type DetailsLinkProps = Pick<ResultsFooterProps, 'view' | 'isDetailed'> & { uid: string };

/** On results of one's own, the way there is in the menu. */
function DetailsLink({ view, isDetailed, uid }: DetailsLinkProps) {
  if (view.isEndless || (!isDetailed && !view.isShared)) return null;
  return (
    <Link
      to={isDetailed ? paths.testResults : paths.detailedResults}
      state={stateOfView(view, uid)}
      className={buttonClass()}
    >
      {isDetailed ? messages.summary : messages.details}
    </Link>
  );
}
