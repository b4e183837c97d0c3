import type { AssignmentHead, AssignmentRules } from '@engram/core/sharing/assignment.ts';
import { writeDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import {
  CalendarClock,
  Eye,
  EyeOff,
  ListChecks,
  type LucideIcon,
  Repeat,
  Timer,
} from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tryMessages } from './messages.ts';

const messages = tryMessages.facts;

type RuleFactsProps = { head: AssignmentHead; calendar: { now: number; timeZone: string } };

type Fact = { icon: LucideIcon; text: string; more?: string };

/** The rules of an assignment in short sentences, before it begins. */
export function RuleFacts({ head, calendar }: RuleFactsProps) {
  return (
    <Card as="ul" aria-label={messages.label} className="px-5 py-1.5">
      {listFacts(head, calendar).map(({ icon, text, more }) => (
        <li
          key={text}
          className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-3.5 border-t border-line py-3.25 text-[1.0625rem] leading-[1.35] first:border-t-0"
        >
          <Icon icon={icon} className="text-petrol" />
          <span>
            {text}
            {more !== undefined && <span className="block type-sm text-ink-2">{more}</span>}
          </span>
        </li>
      ))}
    </Card>
  );
}

function listFacts(
  { rules, questionCount, closesAt }: AssignmentHead,
  calendar: RuleFactsProps['calendar'],
): Fact[] {
  const closes = writeDayAndTime(closesAt, calendar);
  return [
    { icon: ListChecks, text: messages.questions(questionCount) },
    rules.timeLimitMinutes === null
      ? { icon: Timer, text: messages.noLimit }
      : {
          icon: Timer,
          text: messages.minutes(rules.timeLimitMinutes),
          more: messages.clockStarts,
        },
    { icon: CalendarClock, text: messages.until(closes) },
    {
      icon: Repeat,
      text: rules.tries === null ? messages.manyTries : messages.tries(rules.tries),
      more: messages.comeBack,
    },
    answersFact(rules, closes),
  ];
}

function answersFact({ answersShown }: AssignmentRules, closes: string): Fact {
  switch (answersShown) {
    case 'at-once':
      return { icon: Eye, text: messages.answersAtOnce };
    case 'after-closing':
      return { icon: Eye, text: messages.answersAfter(closes) };
    case 'never':
      return { icon: EyeOff, text: messages.answersNever };
  }
}
