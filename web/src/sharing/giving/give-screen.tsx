import type { User } from '@engram/core/accounts/user.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { sayAssignment } from '@engram/core/sharing/say-assignment.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { FailedTest } from '../../attempts/history/failed-test.tsx';
import { pathsOf } from '../../paths.ts';
import { testQuery } from '../../practice-tests/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BackLink } from '../../attempts/back-link.tsx';
import { Note } from '../../ui/states/note.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import {
  areTimes,
  describeGiving,
  firstDraft,
  type GiveDraft,
  readTimes,
  type TimeProblems,
} from './give-draft.ts';
import { GiveForm } from './give-form.tsx';
import { giveMessages as messages } from './messages.ts';
import { SayBox } from './say-box.tsx';
import { useGive } from './use-give.ts';

export const handle = { hidesFooter: true };

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Makes an assignment of a test: who takes it until when, and how (D40). */
export default function GiveScreen() {
  const { testId = '' } = useParams();
  const user = useUser();
  const { data: test, error, isFetching, refetch } = useQuery(testQuery(testId));
  if (!user) return null;
  if (test) return <Giving key={test.id} test={test} user={user} />;
  if (!error) return <PageSkeleton label={messages.loading} />;
  return (
    <FailedTest
      title={messages.notLoaded}
      error={error}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Giving({ test, user: { timeZone } }: { test: PracticeTest; user: User }) {
  const [now, setNow] = useState(() => Date.now());
  const calendar = { now, timeZone };
  const [draft, setDraft] = useState(() => firstDraft(test, calendar));
  const [problems, setProblems] = useState<TimeProblems>({});
  const opensField = useRef<HTMLInputElement>(null);
  const closesField = useRef<HTMLInputElement>(null);
  const { give, isGiving, failure } = useGive();
  const formId = useId();
  const isNarrow = useIsNarrow();
  const read = readTimes(draft, calendar);
  const times = areTimes(read) ? read : undefined;

  function change(next: Partial<GiveDraft>) {
    setDraft((before) => ({ ...before, ...next }));
    setProblems({});
    setNow(Date.now());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isGiving) return;
    // The page may have stood open while a time passed.
    const found = readTimes(draft, { timeZone, now: Date.now() });
    if (areTimes(found)) return give(describeGiving(test.id, draft, found));
    setProblems(found);
    (found.opens === undefined ? closesField : opensField).current?.focus();
  }

  const button = (
    <Button type="submit" form={formId} variant="primary" size="large" isBlock isBusy={isGiving}>
      {messages.submit}
    </Button>
  );
  return (
    <>
      <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <BackLink to={pathsOf.test(test.id)}>{test.name}</BackLink>
          <h1 className="type-h1">{messages.title}</h1>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
          <Card className="px-[clamp(18px,2.2vw,28px)] py-1.5">
            <form id={formId} noValidate aria-label={messages.form} onSubmit={submit}>
              <GiveForm
                draft={draft}
                problems={problems}
                closesAt={times?.closesAt}
                calendar={calendar}
                opensField={opensField}
                closesField={closesField}
                onChange={change}
              />
            </form>
          </Card>
          <aside
            aria-label={messages.summary}
            className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-petrol-soft px-5.5 py-5 max-lg:-order-1 lg:sticky lg:top-23"
          >
            {times ? (
              <SayBox said={sayAssignment({ rules: draft.rules, ...times }, calendar)} />
            ) : (
              <p>{messages.chooseTimes}</p>
            )}
            {failure !== undefined && <Note tone="red">{messages.failed(failure)}</Note>}
            {!isNarrow && button}
            <p className="type-sm text-ink-2">{messages.changeLater}</p>
          </aside>
        </div>
      </div>
      {isNarrow && (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-15 mt-auto border-t border-line bg-paper/92 backdrop-blur-md [@media(height<30rem)]:static"
        >
          <div className="wrap py-3">{button}</div>
        </div>
      )}
    </>
  );
}
