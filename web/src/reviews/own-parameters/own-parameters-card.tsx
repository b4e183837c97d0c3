import type { OwnParameters } from '@engram/core/reviews/own-parameters/api.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SwitchRow } from '../../ui/forms/switch-row.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { describeStanding } from './describe-standing.ts';
import { ownMessages as messages } from './messages.ts';
import { ownParametersQuery, useSwitchOwn } from './queries.ts';

/** What a learner's reviews say about their memory, and whether it is used. */
export function OwnParametersCard() {
  const { data, isError, isFetching, refetch } = useQuery(ownParametersQuery);
  if (data) {
    return (
      <Frame>
        <Standing told={data} />
      </Frame>
    );
  }
  if (isError) {
    return (
      <Frame>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="type-sm text-ink-2">{messages.failed}</p>
          <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </div>
      </Frame>
    );
  }
  return (
    <Frame>
      <div role="status" className="grid gap-3.5">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton className="w-4/5" />
        <Skeleton shape="block" className="h-11" />
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 px-4.5 pt-4.5 pb-5 md:px-6 md:pt-5 md:pb-5.5"
    >
      <h2 id={titleId} className="type-sm font-semibold text-ink-2">
        {messages.title}
      </h2>
      {children}
    </Card>
  );
}

function Standing({ told }: { told: OwnParameters }) {
  const { mutate, isPending, variables, error } = useSwitchOwn();
  const { sentence, note } = describeStanding(told);
  return (
    <>
      <div className="grid gap-1">
        <p className="text-[1.0625rem] leading-[1.4] font-[560] text-pretty" aria-live="polite">
          {sentence}
        </p>
        {note !== undefined && <p className="type-sm text-ink-2">{note}</p>}
      </div>
      <hr className="border-line" />
      <SwitchRow
        label={messages.use}
        hint={messages.useHint}
        isOn={isPending ? variables : told.isOn}
        disabled={isPending}
        onChange={(isOn) => mutate(isOn)}
      />
      {error && <Note tone="red">{readFailure(error, messages.notSaved)}</Note>}
    </>
  );
}
