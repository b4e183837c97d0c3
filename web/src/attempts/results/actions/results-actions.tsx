import { Link } from 'react-router';
import { pathsOf } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ExportMenu } from '../../exporting/export-menu.tsx';
import { ShareButton } from '../../share-button.tsx';
import { actionMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';
import { sheetOfView } from '../sheet-of-view.ts';
import { ResultsMenu } from './results-menu.tsx';

type ResultsActionsProps = { view: ResultView; isDetailed: boolean };

/** Two that are seen, and the rest in a menu. Somebody else's test is not ours to go on with (N40). */
export function ResultsActions({ view, isDetailed }: ResultsActionsProps) {
  const { isShared, testId } = view;
  if (isShared) return <ExportMenu sheet={sheetOfView(view)} />;
  return (
    <div className="flex flex-wrap gap-2">
      {testId !== undefined && (
        <>
          <Link to={pathsOf.begin(testId)} className={buttonClass()}>
            {messages.retake}
          </Link>
          <ShareButton testId={testId} />
        </>
      )}
      <ResultsMenu view={view} isDetailed={isDetailed} />
    </div>
  );
}
