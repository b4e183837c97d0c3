import { paths } from '../../paths.ts';
import { ScreenFailed } from '../screen-failed.tsx';
import { liveMessages as messages } from './messages.ts';

type AssignmentFailedProps = { title: string; error: Error; isBusy: boolean; onRetry: () => void };

/** The whole screen of an assignment that did not come. */
export function AssignmentFailed({ title, ...failed }: AssignmentFailedProps) {
  return (
    <ScreenFailed
      words={{ ...messages, notLoaded: title }}
      elsewhere={{ to: paths.tests, label: messages.backToTests }}
      {...failed}
    />
  );
}
