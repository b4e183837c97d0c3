import { presetNames } from '@engram/core/practice-tests/messages.ts';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/navigation/menu.tsx';
import { ExportMenu } from '../exporting/export-menu.tsx';
import { ShareButton } from '../share-button.tsx';
import { writeLongDay } from '../write-time.ts';
import { actionMessages, resultsMessages } from './messages.ts';
import { nextTest } from '../next-test.ts';
import { isMissed, type ResultView } from './result-view.ts';
import { ReviewIncorrect } from './review/review-incorrect.tsx';
import { sheetOfView } from './sheet-of-view.ts';

/** What was taken, and what can be done with it. Somebody else's test is not ours to go on with (N40). */
export function ResultsHeader({ view }: { view: ResultView }) {
  const { isEndless, isShared, reviewed, testId } = view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <h1 className="type-h1">
          {isEndless ? resultsMessages.endlessTitle : resultsMessages.title}
        </h1>
        <TakenLine view={view} />
      </div>
      <div className="flex flex-wrap gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 max-[23.75rem]:grid-cols-1 max-md:*:w-full max-md:[&>:nth-child(odd):last-child]:col-span-full">
        {!isShared && <NewTestMenu view={view} />}
        <ExportMenu sheet={sheetOfView(view)} />
        {!isShared && testId !== undefined && <ShareButton testId={testId} />}
        {!isShared && reviewed.some(isMissed) && <ReviewIncorrect view={view} />}
      </div>
    </div>
  );
}

function TakenLine({ view: { testName, config, results, shared } }: { view: ResultView }) {
  const user = useUser();
  const { timeZone: ownZone } = Intl.DateTimeFormat().resolvedOptions();
  const facts = [
    testName,
    config && presetNames[config.preset],
    writeLongDay(results.completedAt, user?.timeZone ?? ownZone),
    shared?.answeredAs == null ? undefined : resultsMessages.answeredAs(shared.answeredAs),
  ].filter((fact) => fact !== undefined);
  return <p className="type-sm wrap-anywhere text-ink-2">{resultsMessages.takenOn(facts)}</p>;
}

function NewTestMenu({ view }: { view: ResultView }) {
  return (
    <Menu>
      <MenuTrigger>
        <Button>
          {actionMessages.newTest}
          <Icon icon={ChevronDown} size="small" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem asChild>
          <Link {...nextTest(view)}>{actionMessages.sameMaterial}</Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={paths.quizzes}>{actionMessages.newMaterial}</Link>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
