import { CalendarDays } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { emptyMessages as messages } from './messages.ts';

export function NoExam({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="wrap page-block">
      <Card>
        <EmptyState
          level={1}
          drawing={<Icon icon={CalendarDays} size="large" className="text-petrol" />}
          title={messages.title}
          text={messages.text}
          action={
            <Button variant="primary" size="large" onClick={onAdd}>
              {messages.add}
            </Button>
          }
        />
      </Card>
    </div>
  );
}
