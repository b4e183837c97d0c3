import { doubtsKey, type KeyFlag } from '@engram/core/sharing/analysis/flag.ts';
import type { ReportedQuestion, ShareReport } from '@engram/core/sharing/share.ts';
import { Flag as FlagIcon } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RegradeButton } from '../regrading/regrade-button.tsx';
import { FlagReason } from './flag-reason.tsx';
import { flagMessages as messages } from './messages.ts';

type FlagListProps = { report: ShareReport; timeZone: string };

/** The keys that are in doubt, in the order of the test, each with the way to correct it. */
export function FlagList({ report: { share, questions }, timeZone }: FlagListProps) {
  const doubtful = questions
    .toSorted((one, other) => one.number - other.number)
    .flatMap((reported) => listDoubts(reported).map((flag) => ({ reported, flag })));
  if (doubtful.length === 0) return null;
  return (
    <Card as="section" aria-label={messages.region}>
      <ul>
        {doubtful.map(({ reported, flag }) => (
          <li
            key={`${reported.number} ${JSON.stringify(flag)}`}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line px-4.5 py-4 not-first:border-t md:grid-cols-[40px_minmax(0,1fr)_auto] md:px-5.5"
          >
            <span className="grid size-10 place-items-center rounded-control bg-danger-soft text-danger-ink">
              <Icon icon={FlagIcon} />
            </span>
            <div className="grid grid-cols-[minmax(0,1fr)]">
              <span className="font-semibold">{messages.title[flag.kind](reported.number)}</span>
              <span className="type-sm wrap-anywhere text-ink-2">
                <FlagReason question={reported.question} flag={flag} />
              </span>
            </div>
            <div className="max-md:col-start-2">
              <RegradeButton code={share.testId} reported={reported} timeZone={timeZone} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function listDoubts({ flags = [] }: ReportedQuestion): KeyFlag[] {
  return flags.filter(doubtsKey);
}
