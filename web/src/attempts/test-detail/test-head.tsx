import type { User } from '@engram/core/accounts/user.ts';
import { presetNames } from '@engram/core/practice-tests/messages.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BackLink } from '../back-link.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ExportMenu } from '../exporting/export-menu.tsx';
import { sheetOfTest } from '../exporting/export-sheet.ts';
import { TestDialogs, useTestDialogs } from '../history/test-dialogs.tsx';
import { TestMenu } from '../history/test-menu.tsx';
import { nextTest } from '../next-test.ts';
import { openAttemptQuery } from '../queries.ts';
import { useOpenAttempts } from '../use-open-attempts.ts';
import { writeLongDay } from '../write-time.ts';
import { detailMessages as messages } from './messages.ts';

type TestHeadProps = { test: PracticeTest | undefined; user: User; onEditQuestions: () => void };

/** What a test is, and what can be done with it; while it loads it is there already. */
export function TestHead({ test, user, onEditQuestions }: TestHeadProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <BackLink to={paths.tests}>{messages.backToTests}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          {/* One element for both, so that the focus that came to it stays. */}
          <h1 className={test ? 'type-h1 font-serif font-semibold wrap-anywhere' : 'sr-only'}>
            {test?.name ?? messages.loading}
          </h1>
          {test ? (
            <p className="type-sm wrap-anywhere text-ink-2">{describe(test, user.timeZone)}</p>
          ) : (
            <>
              <Skeleton className="h-9 w-96 max-w-full" />
              <Skeleton className="w-120 max-w-full" />
            </>
          )}
        </div>
        {test && <TestActions test={test} uid={user.uid} onEditQuestions={onEditQuestions} />}
      </div>
    </div>
  );
}

type TestActionsProps = { test: PracticeTest; uid: string; onEditQuestions: () => void };

function TestActions({ test, uid, onEditQuestions }: TestActionsProps) {
  const navigate = useNavigate();
  const openAttemptId = useOpenAttempt(uid, test.id);
  const named = { id: test.id, name: test.name, openAttemptId };
  const dialogs = useTestDialogs({ uid, onDeleted: () => void navigate(paths.tests) });

  /** As from a result: the material goes along, and the choices of this test [CONF-59]. */
  function makeAnother() {
    const { to, state } = nextTest(test);
    void navigate(to, { state });
  }

  return (
    <div className="flex flex-wrap gap-2 max-md:w-full">
      <ExportMenu sheet={sheetOfTest(test)} />
      <Button onClick={onEditQuestions} className="max-md:px-3.5">
        <Icon icon={Pencil} className="max-md:hidden" />
        {messages.editQuestions}
      </Button>
      <div className="flex gap-2 max-md:-order-1 max-md:w-full">
        <BeginLink test={test} openAttemptId={openAttemptId} />
        <TestMenu
          test={named}
          size="normal"
          onSameMaterial={makeAnother}
          onAction={(action) => dialogs.open(action, named)}
        />
      </div>
      <TestDialogs {...dialogs} />
    </div>
  );
}

function useOpenAttempt(uid: string, testId: string): string | null | undefined {
  const { data } = useQuery(openAttemptQuery);
  const there = data?.attempt?.testId === testId ? data.attempt.id : null;
  return useOpenAttempts(uid, [{ id: testId, openAttemptId: there }])[0]?.openAttemptId;
}

type BeginLinkProps = { test: PracticeTest; openAttemptId: string | null | undefined };

/** Into the attempt that is open, or into a new one. */
function BeginLink({ test, openAttemptId }: BeginLinkProps) {
  const look = buttonClass({ variant: 'primary', className: 'max-md:flex-1' });
  if (typeof openAttemptId === 'string') {
    return (
      <Link to={pathsOf.goOn(openAttemptId)} className={look}>
        {messages.resume}
      </Link>
    );
  }
  return (
    <Link to={pathsOf.retake(test.id)} className={look}>
      {test.scores.attempts > 0 ? messages.retake : messages.take}
    </Link>
  );
}

function describe({ config, questions, createdAt, parts }: PracticeTest, timeZone: string) {
  const materials = parts.map(({ title }) => title);
  const day = writeLongDay(createdAt, timeZone);
  return messages.describe(presetNames[config.preset], questions.length, day, materials);
}
