import { askErasure, leaveDevice } from '@engram/core/classes/member-api.ts';
import type { MemberTest, Membership } from '@engram/core/classes/membership.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { writeLongDay } from '../../attempts/write-time.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { pathsOf } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { dropKeptClass, type KeptClass } from '../joining/kept-classes.ts';
import { KeptAboutYou } from '../joining/kept-about-you.tsx';
import { memberHeaders, membershipKey } from '../joining/member-queries.ts';
import { classMessages } from '../messages.ts';
import { memberMessages } from './membership-messages.ts';

const { about: messages, leave } = memberMessages;

type AboutYouProps = {
  kept: KeptClass;
  membership: Membership;
  tests: readonly MemberTest[];
  calendar: { timeZone: string };
};

/** What is kept of a member, and what they can do about it (D41). */
export function AboutYou({ kept, membership, tests, calendar }: AboutYouProps) {
  const { class: joined, name, joinedAt, erasureAskedAt } = membership;
  const write = (time: string) => writeLongDay(time, calendar.timeZone);
  const attempts = tests.reduce((sum, { ownTries }) => sum + ownTries.length, 0);
  const facts = [
    [messages.name, name],
    [messages.joined, write(joinedAt)],
    [messages.tests, messages.begun(attempts)],
    [messages.ends, write(joined.endsAt)],
  ];
  return (
    <Card as="section" padding="normal" isFlat className="grid gap-5">
      <h2 className="type-h3">{messages.title}</h2>
      <dl className="grid gap-x-6 gap-y-1.5 type-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <KeptAboutYou teacher={joined.teacher} aiGrading={joined.aiGrading} />
      {erasureAskedAt !== null && (
        <p className="type-sm text-ink-2">{messages.asked(write(erasureAskedAt))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <ErasureButton kept={kept} isAsked={erasureAskedAt !== null} />
        <LeaveButton kept={kept} />
      </div>
    </Card>
  );
}

function ErasureButton({ kept, isAsked }: { kept: KeptClass; isAsked: boolean }) {
  const client = useQueryClient();
  const { showError } = useToasts();
  const { classId } = kept;
  const asking = useMutation({
    mutationFn: () =>
      call(
        askErasure,
        { params: { classId }, body: { isWanted: !isAsked } },
        { headers: memberHeaders(kept) },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: membershipKey(kept) }),
    onError: (error) =>
      showError(messages.failed(readFailure(error, classMessages.unknownFailure))),
  });
  return (
    <Button isBusy={asking.isPending} onClick={() => asking.mutate()}>
      {isAsked ? messages.takeBack : messages.erase}
    </Button>
  );
}

function LeaveButton({ kept }: { kept: KeptClass }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { showError } = useToasts();
  const leaving = useMutation({
    mutationFn: () =>
      call(leaveDevice, { params: { classId: kept.classId } }, { headers: memberHeaders(kept) }),
    onSuccess: async () => {
      dropKeptClass(kept.classId);
      await navigate(pathsOf.joinClass(kept.code), { replace: true });
    },
    onError: (error) => {
      setAsked(false);
      showError(messages.failed(readFailure(error, classMessages.unknownFailure)));
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {leave.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={leave.title}
        body={leave.text}
        cancelLabel={leave.cancel}
        onCancel={() => setAsked(false)}
        actionLabel={leave.confirm}
        isBusy={leaving.isPending}
        onConfirm={() => leaving.mutate()}
      />
    </>
  );
}
