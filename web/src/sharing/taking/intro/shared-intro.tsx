import { difficultyNames, layoutNames } from '@engram/core/practice-tests/messages.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { Calendar, Clock, type LucideIcon, Users } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { writeLongDay } from '../../../attempts/write-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { takingMessages } from '../messages.ts';
import { ownZone } from './own-zone.ts';
import { SharedDrawing } from './shared-drawing.tsx';

const messages = takingMessages.intro;

type SharedIntroProps = {
  code: string;
  test: SharedTest;
  timeZone: string | undefined;
  /** What comes before all else, such as answers that were not taken. */
  urgent: ReactNode;
  /** After the runner: the page stays, so nobody else moves the focus. */
  takesFocus: boolean;
  isSignedIn: boolean;
  /** Unless there is something to go on with first. */
  canStart: boolean;
  /** What leads on. */
  children: ReactNode;
};

/** What the test is, before it is taken [SHPG-10] to [SHPG-19]. */
export function SharedIntro(props: SharedIntroProps) {
  const { code, test, timeZone = ownZone(), urgent, takesFocus, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,720px)] content-start justify-center gap-5">
      <Card className="overflow-hidden rounded-dialog! shadow-e2!">
        <SharedDrawing />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-[clamp(22px,4vw,36px)]">
          {urgent}
          <div className="grid gap-2">
            <p className="flex flex-wrap gap-2">
              {test.accessCount > 0 && (
                <Badge tone="blue">
                  <Icon icon={Users} size="small" />
                  {messages.taken(test.accessCount)}
                </Badge>
              )}
              <Badge>{code}</Badge>
            </p>
            <h1 ref={heading} tabIndex={-1} className="type-h1 wrap-anywhere">
              {test.title}
            </h1>
            {test.description !== '' && (
              <p className="type-lead wrap-anywhere whitespace-pre-line">{test.description}</p>
            )}
          </div>
          <Facts test={test} />
          <p className="flex flex-wrap gap-x-5 gap-y-1.5 type-sm text-ink-2">
            <Day icon={Calendar}>{messages.created(writeLongDay(test.createdAt, timeZone))}</Day>
            <Day icon={Clock}>{messages.expires(writeLongDay(test.expiresAt, timeZone))}</Day>
          </p>
          {children}
        </div>
      </Card>
      <p className="text-center type-xs text-ink-3">
        {props.isSignedIn ? messages.toHistory : messages.noAccount}
        {test.settings.enableTimer && props.canStart && ` ${messages.timer}`}
      </p>
    </div>
  );
}

function Facts({ test: { questions, settings } }: { test: SharedTest }) {
  const { enableTimer, timerDuration, difficulty, testLayout = 'horizontal' } = settings;
  const facts = [
    [messages.questions, String(questions.length)],
    [messages.timeLimit, enableTimer ? messages.minutes(timerDuration) : messages.noLimit],
    [messages.difficulty, difficulty ? difficultyNames[difficulty] : messages.mixed],
    [messages.layout, layoutNames[testLayout]],
  ] as const;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-option border border-line max-[17rem]:grid-cols-1 md:grid-cols-4">
      {facts.map(([name, value]) => (
        // Each with a line at its start and above, of which the outer ones are cut off.
        <div key={name} className="-ms-px -mt-px border-s border-t border-line px-4 py-3.5">
          <dt className="type-xs text-ink-3">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Day({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon icon={icon} size="small" />
      {children}
    </span>
  );
}
