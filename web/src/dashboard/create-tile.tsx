import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.create;

/** The one primary action of the dashboard. */
export function CreateTile() {
  return (
    <Link
      to={paths.testInput}
      className="relative grid min-h-37 content-between gap-6 overflow-hidden rounded-card bg-deep p-5 text-on-deep no-underline shadow-e1 transition-[translate] duration-(--d1) focus-visible:rounded-card focus-visible:shadow-focus active:translate-y-px forced-colors:border"
    >
      <Trace />
      <Icon icon={Plus} size="large" className="relative" />
      <span className="relative grid gap-1">
        <span className="type-h2">{messages.title}</span>
        <span className="type-sm">{messages.text}</span>
      </span>
    </Link>
  );
}

function Trace() {
  return (
    <svg
      viewBox="0 0 190 150"
      fill="none"
      strokeLinecap="round"
      strokeWidth="9"
      aria-hidden="true"
      className="absolute -end-4.5 -top-1.5 w-47.5"
    >
      <path d="M0 82H116" className="stroke-mark opacity-95" />
      <path d="M120 82a38 38 0 1 0-13 29" className="stroke-current opacity-22" />
    </svg>
  );
}
