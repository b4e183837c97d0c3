import { doubtsKey, type KeyFlag } from '@engram/core/sharing/analysis/flag.ts';
import type { ReportedQuestion, ShareReport } from '@engram/core/sharing/share.ts';
import { Flag as FlagIcon } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FlagReason } from './flag-reason.tsx';
import { flagMessages as messages } from './messages.ts';

/** The keys that are in doubt, in the order of the test. */
export function FlagList({ report: { questions } }: { report: ShareReport }) {
  const doubtful = questions
    .toSorted((one, other) => one.number - other.number)
    .flatMap((reported) => listDoubts(reported).map((flag) => ({ reported, flag })));
  if (doubtful.length === 0) return null;
  return (
    <Card as="section" aria-label={messages.region}>
      <ul>
        {doubtful.map(({ reported: { number, question }, flag }) => (
          <li
            key={`${number} ${JSON.stringify(flag)}`}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-4 border-line px-4.5 py-4 not-first:border-t md:px-5.5"
          >
            <span className="grid size-10 place-items-center rounded-control bg-danger-soft text-danger-ink">
              <Icon icon={FlagIcon} />
            </span>
            <div className="grid grid-cols-[minmax(0,1fr)]">
              <span className="font-semibold">{messages.title[flag.kind](number)}</span>
              <span className="type-sm wrap-anywhere text-ink-2">
                <FlagReason question={question} flag={flag} />
              </span>
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
