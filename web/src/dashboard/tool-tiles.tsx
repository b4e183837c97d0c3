import { CalendarDays, ClipboardCheck, Layers } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.tools;

/** Beside cards stands how many cards are due, and nothing else that is. */
export function ToolTiles({ dueCards }: { dueCards: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-3 md:gap-3">
      <Link to={paths.flashcards} className={linkTile}>
        <Icon icon={Layers} className="text-petrol" />
        <span className="flex-1">{messages.flashcards}</span>
        {dueCards > 0 && <Badge tone="blue">{messages.due(dueCards)}</Badge>}
      </Link>
      <Link to={paths.grading} className={linkTile}>
        <Icon icon={ClipboardCheck} className="text-petrol" />
        <span className="flex-1">{messages.grading}</span>
      </Link>
      <Link to={paths.plan} className={linkTile}>
        <Icon icon={CalendarDays} className="text-petrol" />
        <span className="flex-1">{messages.plan}</span>
      </Link>
    </div>
  );
}

const tile =
  'flex min-h-12.5 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border px-4 py-2 text-start type-ui font-semibold focus-visible:rounded-card focus-visible:shadow-focus';

const linkTile = classNames(tile, 'border-line bg-surface text-ink no-underline shadow-e1');
