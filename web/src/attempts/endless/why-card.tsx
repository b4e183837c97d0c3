import type { Why } from '@engram/core/attempts/endless/choose-turn.ts';
import { Card } from '../../ui/card.tsx';
import { endlessMessages } from './messages.ts';

const messages = endlessMessages.why;

/** How the question was chosen that is asked now; on a phone right below it. */
export function WhyCard({ why }: { why: Why }) {
  return (
    <Card padding="small" className="grid gap-2 max-md:order-first">
      <h2 className="type-sm font-semibold">{messages.title}</h2>
      <p className="type-sm wrap-anywhere">{describe(why)}</p>
      <p className="type-xs text-ink-2">{messages.aim}</p>
    </Card>
  );
}

function describe(why: Why): string {
  switch (why.kind) {
    case 'missed':
    case 'surely-known':
    case 'again':
      return messages[why.kind];
    case 'new':
      return messages.new(why.topic);
    case 'topic': {
      const { topic, percent, isWeakest } = why;
      return isWeakest ? messages.weakest(topic, percent) : messages.topic(topic, percent);
    }
  }
}
