import { Highlighter } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { markStepMessages } from './messages.ts';

const messages = markStepMessages.offer;

/** Another way to questions, beside the one that a step is about. */
export function MarkOffer({ to, state }: { to: string; state?: unknown }) {
  return (
    <Card
      as="section"
      isFlat
      aria-label={messages.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 px-[clamp(18px,2.2vw,28px)] py-3"
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-mark-soft text-mark-ink"
      >
        <Icon icon={Highlighter} />
      </span>
      <div className="min-w-48 flex-1">
        <p className="type-ui font-semibold">{messages.title}</p>
        <p className="type-sm text-ink-2">{messages.text}</p>
      </div>
      <Link to={to} state={state} className={buttonClass({ variant: 'ghost' })}>
        {messages.action}
      </Link>
    </Card>
  );
}
