import type { StudySession } from '@engram/core/attempts/study-session.ts';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { BlankedText } from '../../questions/blanked-text.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FigureList } from '../answering/figure-list.tsx';
import { studyMessages } from './messages.ts';

const messages = studyMessages.summary;

type StudySummaryProps = {
  session: StudySession;
  back: string;
  hasResults: boolean;
  onAgain: () => void;
};

/** What the session came to. */
export function StudySummary({ session, back, hasResults, onAgain }: StudySummaryProps) {
  const { questions, right, missed } = session;
  const open = questions.filter(({ id }) => !right.includes(id));
  const retried = right.filter((id) => missed.includes(id)).length;
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();

  // The question that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="wrap grid max-w-180 grid-cols-[minmax(0,1fr)] content-start gap-6 py-[clamp(28px,6vw,72px)]">
      <h2 ref={heading} tabIndex={-1} className="type-h1 focus-visible:shadow-none">
        {open.length === 0
          ? messages.all(questions.length)
          : messages.some(right.length, questions.length)}
      </h2>
      <Card padding="normal">
        <FigureList
          figures={[
            { label: messages.firstTry, value: right.length - retried },
            { label: messages.moreTries, value: retried },
            { label: messages.open, value: open.length },
          ]}
        />
      </Card>
      {open.length > 0 && (
        <section aria-labelledby={listId} className="grid gap-2">
          <h3 id={listId} className="type-h3">
            {messages.openList}
          </h3>
          <ul className="grid list-disc gap-1.5 ps-5 font-serif wrap-anywhere">
            {open.map(({ id, text, format }) => (
              <li key={id}>
                <BlankedText text={text} format={format} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={back} className={buttonClass({ variant: 'primary' })}>
          {hasResults ? messages.back : messages.backToTests}
        </Link>
        <Button onClick={onAgain}>{messages.again}</Button>
      </div>
    </div>
  );
}
