import type { AttemptSummary } from '@engram/core/attempts/attempt.ts';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ScoreBadge } from '../score-badge.tsx';
import { type Calendar, writeDuration, writeShortDay } from '../write-time.ts';
import { attemptListMessages as messages } from './messages.ts';
import { ShowAll } from './show-all.tsx';
import { shownAtFirst, useWholeList } from './use-whole-list.ts';
import type { AttemptRecord } from './attempt-record.ts';

type AttemptListProps = { record: AttemptRecord; calendar: Calendar };

export function AttemptList({ record, calendar }: AttemptListProps) {
  const { attempts, total, best } = record;
  const { list, isWhole, showWhole } = useWholeList<HTMLUListElement>();
  const shown = isWhole ? attempts : attempts.slice(0, shownAtFirst);
  return (
    <Card
      as="section"
      aria-label={messages.region}
      header={
        <>
          <h2 className="type-h3">{messages.title(total)}</h2>
          {best !== null && <span className="type-xs text-ink-3">{messages.best(best)}</span>}
        </>
      }
    >
      <ul ref={list}>
        {shown.map((attempt) => (
          <AttemptRow
            key={attempt.id}
            attempt={attempt}
            day={writeShortDay(attempt.completedAt, calendar)}
          />
        ))}
      </ul>
      {shown.length < attempts.length && (
        <ShowAll onPress={showWhole}>
          {attempts.length < total ? messages.showLast(attempts.length) : messages.showAll(total)}
        </ShowAll>
      )}
    </Card>
  );
}

function AttemptRow({ attempt, day }: { attempt: AttemptSummary; day: string }) {
  const { id, score, timeTakenSeconds } = attempt;
  return (
    <li
      tabIndex={-1}
      className="flex min-h-13.5 items-center justify-between gap-3 border-t border-line py-2 ps-5 pe-3"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ScoreBadge score={score} />
        <span className="type-sm">
          {day}
          <span className="text-ink-3">{messages.took(writeDuration(timeTakenSeconds))}</span>
        </span>
      </span>
      <Link
        to={pathsOf.attempt(id)}
        aria-label={messages.viewOf(score, day)}
        className={buttonClass({ variant: 'ghost', size: 'small' })}
      >
        {messages.view}
      </Link>
    </li>
  );
}
