import { FastForward, ListPlus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dueMessages as messages } from './messages.ts';

/** For whoever wants to go on; nothing here asks them to. */
export function MoreToDo({ canGoAhead }: { canGoAhead: boolean }) {
  const way = canGoAhead
    ? { icon: FastForward, title: messages.ahead, text: messages.aheadText, to: paths.reviewAhead }
    : {
        icon: ListPlus,
        title: messages.makeTest,
        text: messages.makeTestText,
        to: paths.create,
      };
  return (
    <Card
      as="section"
      padding="small"
      aria-label={messages.goOn}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-3"
    >
      <Icon icon={way.icon} size="large" className="text-petrol" />
      <div className="grid min-w-44 flex-1 gap-0.5">
        <p className="type-sm text-ink-2">{messages.goOn}</p>
        <p className="type-ui font-semibold">{way.text}</p>
      </div>
      <Link to={way.to} className={buttonClass({ className: 'max-md:w-full' })}>
        {way.title}
      </Link>
    </Card>
  );
}
