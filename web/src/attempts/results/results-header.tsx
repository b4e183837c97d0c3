import { presetNames } from '@engram/core/practice-tests/messages.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { textActionClass } from '../../ui/text-button.tsx';
import { writeDuration, writeLongDay } from '../write-time.ts';
import { ResultsActions } from './actions/results-actions.tsx';
import { resultsMessages as messages } from './messages.ts';
import type { ResultView } from './result-view.ts';

type ResultsHeaderProps = { view: ResultView; isDetailed: boolean };

/** What was taken, and what can be done with it. */
export function ResultsHeader({ view, isDetailed }: ResultsHeaderProps) {
  const user = useUser();
  const title = titleOf(view);
  const isName = title === view.testName;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {user && !view.isShared && (
        <div className="-mb-3 w-full">
          <Link to={paths.tests} className={textActionClass}>
            <Icon icon={ArrowLeft} size="small" />
            {messages.backToTests}
          </Link>
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className={isName ? 'type-h1 font-serif font-semibold wrap-anywhere' : 'type-h1'}>
          {title}
        </h1>
        <TakenLine view={view} isAbove={isName} />
      </div>
      <ResultsActions view={view} isDetailed={isDetailed} />
    </div>
  );
}

/** [RES-01] [RES-02]. Somebody else's test is named by its results. */
function titleOf({ isEndless, isShared, testName }: ResultView): string {
  if (isEndless) return messages.endlessTitle;
  return isShared ? messages.title : (testName ?? messages.title);
}

/** Above a name, which alone would not say what is shown. */
function TakenLine({ view, isAbove }: { view: ResultView; isAbove: boolean }) {
  const user = useUser();
  const { timeZone: ownZone } = Intl.DateTimeFormat().resolvedOptions();
  const { testName, config, results, shared, timeTakenSeconds } = view;
  const facts = [
    isAbove ? messages.title : testName,
    config && presetNames[config.preset],
    writeLongDay(results.completedAt, user?.timeZone ?? ownZone),
    isAbove && timeTakenSeconds !== undefined ? writeDuration(timeTakenSeconds) : undefined,
    shared?.answeredAs == null ? undefined : messages.answeredAs(shared.answeredAs),
  ].filter((fact) => fact !== undefined);
  return (
    <p className={`type-sm wrap-anywhere text-ink-2 ${isAbove ? '-order-1' : ''}`}>
      {messages.takenOn(facts)}
    </p>
  );
}
