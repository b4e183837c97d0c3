import type { ListedClass } from '@engram/core/classes/gradebook.ts';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ClassSpark } from '../class-spark.tsx';
import { classMessages, listMessages as messages } from '../messages.ts';

/** All of it leads to the class; its name is what a screen reader says of the link. */
export function ClassCard({ taught }: { taught: ListedClass }) {
  const { id, name, school, term, memberCount, maxMembers, averages, lastTest } = taught;
  const last = averages.at(-1);
  const about = [school, term].filter(Boolean).join(' · ');
  return (
    <li className="grid">
      <Card className="relative grid content-between gap-6 p-5.5 hover:border-line-strong">
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-1">
            <h2 className="type-h2 wrap-anywhere">
              <Link
                to={pathsOf.taughtClass(id)}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:after:shadow-focus"
              >
                {name}
              </Link>
            </h2>
            <p className="type-sm text-ink-2">
              {maxMembers === null
                ? classMessages.students(memberCount)
                : classMessages.room(memberCount, maxMembers)}
            </p>
            {about !== '' && <p className="type-sm wrap-anywhere text-ink-2">{about}</p>}
          </div>
          {last !== undefined && (
            <div className="grid shrink-0 justify-items-end gap-1">
              <ClassSpark scores={averages} />
              <span className="type-xs text-ink-2">{messages.lastTest(last)}</span>
            </div>
          )}
        </div>
        <p className="flex items-center justify-between gap-3 border-t border-line pt-3.5">
          <span className={lastTest ? 'min-w-0 truncate font-serif' : 'type-sm text-ink-2'}>
            {lastTest?.title ?? messages.noTest}
          </span>
          {lastTest && <StateBadge lastTest={lastTest} />}
        </p>
      </Card>
    </li>
  );
}

function StateBadge({
  lastTest: { state, toJudge },
}: {
  lastTest: NonNullable<ListedClass['lastTest']>;
}) {
  if (toJudge > 0) return <Badge tone="red">{messages.toGrade(toJudge)}</Badge>;
  if (state === 'not-open') return <Badge>{messages.isLater}</Badge>;
  if (state === 'closed') return <Badge>{messages.allGraded}</Badge>;
  return <Badge tone="blue">{messages.isOpen}</Badge>;
}
