import type { OpenAssignment } from '@engram/core/dashboard/api.ts';
import { ArrowRight, Radio } from 'lucide-react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { textActionClass } from '../../ui/text-button.tsx';
import { assignmentMessages as messages } from '../messages.ts';

const shown = 3;

/** The tests that somebody has given, while classes take them. */
export function OpenAssignments({ assignments }: { assignments: readonly OpenAssignment[] }) {
  return (
    <Card as="section" aria-label={messages.region} className="px-5 py-1">
      <ul className="divide-y divide-line">
        {assignments.slice(0, shown).map(({ code, title, done, started }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <Icon icon={Radio} className="text-petrol" />
            <p className="min-w-40 flex-1 type-sm wrap-anywhere">
              {started === 0 ? messages.noneStarted(title) : messages.open(title, done, started)}
            </p>
            <Link
              to={pathsOf.assignment(code)}
              aria-label={messages.watchOf(title)}
              className={textActionClass}
            >
              {messages.watch}
              <Icon icon={ArrowRight} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
