import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { ExamPlan } from '../queries.ts';
import { emptyExamMessages as messages } from './messages.ts';

/** Whether no day has anything to ask, not even a practice test: then a list of days would say that all is done. */
export function isEmptyExam({ items, days }: ExamPlan): boolean {
  return items === 0 && days.every(({ test }) => test === null);
}

type EmptyExamProps = { plan: ExamPlan; onChoose: () => void };

/** Stands where the days would be. */
export function EmptyExam({ plan: { things }, onChoose }: EmptyExamProps) {
  const words = things.length === 0 ? messages.nothingIn : messages.nothingMade;
  return (
    <Card>
      <EmptyState
        drawing={<Icon icon={CalendarDays} size="large" className="text-petrol" />}
        title={words.title}
        text={words.text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" onClick={onChoose}>
              {messages.choose}
            </Button>
            <Link to={paths.create} className={buttonClass({})}>
              {messages.addNotes}
            </Link>
          </div>
        }
      />
    </Card>
  );
}
