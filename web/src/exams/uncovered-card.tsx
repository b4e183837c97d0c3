import { uncoveredReasons } from '@engram/core/exams/list-uncovered.ts';
import { useId } from 'react';
import { Card } from '../ui/card.tsx';
import { uncoveredMessages as messages } from './messages.ts';
import type { ExamPlan } from './queries.ts';

type Group = ExamPlan['uncovered'][number];

/** What is due or new and will not be asked before the exam, by why. */
export function UncoveredCard({ groups }: { groups: readonly Group[] }) {
  const titleId = useId();
  if (groups.length === 0) return null;
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="type-h3">
        {messages.title}
      </h2>
      {uncoveredReasons.map((reason) => {
        const own = groups.filter((group) => group.reason === reason);
        return own.length > 0 && <Reason key={reason} reason={reason} groups={own} />;
      })}
    </Card>
  );
}

function Reason({ reason, groups }: { reason: Group['reason']; groups: readonly Group[] }) {
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <h3 className="type-sm font-semibold">{messages.titleOf[reason]}</h3>
      <p className="type-sm text-ink-2">{messages.textOf[reason]}</p>
      <ul className="mt-1 grid gap-2">
        {groups.map(({ kind, groupId, name, items, fresh, names }) => (
          <li key={groupId} className="grid min-w-0 wrap-anywhere">
            <span className="type-ui">
              {messages.count(kind, items, fresh)}
              {messages.of}
              <span className="font-serif">{name}</span>
            </span>
            <span className="type-sm text-ink-2">
              {messages.names(names, items - names.length)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
