import type { ShareReport } from '@engram/core/sharing/share.ts';
import { Link } from 'react-router';
import { paths, pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { StatLineLoading } from '../../ui/stat-line.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { ScreenFailed } from '../screen-failed.tsx';
import { assignedMessages } from './assigned/messages.ts';
import { LinkButton } from './link-button.tsx';
import { reportMessages as messages } from './messages.ts';

export function ReportLoading() {
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <span className="sr-only">{messages.loading}</span>
      <StatLineLoading />
      <Skeleton shape="block" className="h-96" />
    </div>
  );
}

export function ReportEmpty({ report: { share, assignment } }: { report: ShareReport }) {
  if (assignment) {
    return (
      <Card as="section">
        <EmptyState
          drawing={<EmptyPageDrawing />}
          title={messages.emptyAssigned}
          text={messages.emptyAssignedText}
          action={
            <Link to={pathsOf.assignment(assignment.code)} className={buttonClass()}>
              {assignedMessages.watch}
            </Link>
          }
        />
      </Card>
    );
  }
  return (
    <Card as="section">
      <EmptyState
        drawing={<EmptyPageDrawing />}
        title={messages.empty}
        text={share.state === 'open' ? messages.emptyOpen : messages.emptyOver}
        action={<LinkButton share={share} />}
      />
    </Card>
  );
}

type ReportFailedProps = { error: Error; isBusy: boolean; onRetry: () => void };

export function ReportFailed(failed: ReportFailedProps) {
  return (
    <ScreenFailed
      words={messages}
      elsewhere={{ to: paths.tests, label: messages.backToTests }}
      {...failed}
    />
  );
}
