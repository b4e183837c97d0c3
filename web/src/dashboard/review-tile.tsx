import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useDueCount } from '../reviews/use-due-count.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.review;

/** The way to what is due today; nothing where nothing is. */
export function ReviewTile() {
  const parts = useDueCount();
  const due = parts ? parts.cards + parts.questions : 0;
  if (due === 0) return null;
  return (
    <Card
      as="section"
      padding="small"
      aria-labelledby="due-reviews"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3.5 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-1">
        <h2 id="due-reviews" className="type-h3">
          {messages.title(due)}
        </h2>
        <p className="type-sm text-ink-2">{messages.text}</p>
      </div>
      <Link to={paths.review} aria-describedby="due-reviews" className={buttonClass()}>
        {messages.start}
      </Link>
    </Card>
  );
}
