import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { ByPointer } from './desk/by-pointer.tsx';
import { KeyHints } from './desk/key.tsx';
import { MarkingDesk } from './desk/marking-desk.tsx';
import type { MarkedSource } from './keeping/mark-keeper.ts';
import { useMarkedSources } from './keeping/use-marked-sources.ts';
import { deskMessages, markStepMessages as messages } from './messages.ts';
import { type MakingMarked, useMakeMarked } from './use-make-marked.ts';

type MarkStepProps = MakingMarked & {
  /** Of the flow that this is a step of. */
  header: ReactNode;
  /** Where Back leads for somebody who came from nowhere. */
  backTo: string;
  /** Of one material, shown while it loads. */
  title: string;
};

/** The step of a flow in which somebody marks saved materials. */
export function MarkStep({ header, backTo, title, ...making }: MarkStepProps) {
  const { materialIds, sure = [] } = making;
  const loaded = useMarkedSources(materialIds);
  return (
    <>
      {header}
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-14">
        <div className="grid justify-items-start gap-1">
          <BackLink to={backTo} />
          <h1 className="type-h1 font-serif font-semibold tracking-[-0.02em] wrap-anywhere">
            {materialIds.length === 1 ? title : messages.title}
          </h1>
          {sure.length > 0 && (
            <p className="type-sm text-ink-2">{messages.comesAlong(sure.length)}</p>
          )}
          <KeyHints />
          <p className="type-xs text-ink-2 md:pointer-fine:hidden">
            <ByPointer {...deskMessages.how} />
          </p>
        </div>
        {loaded.state === 'loading' && <LoadingText />}
        {loaded.state === 'failed' && (
          <ErrorState
            title={messages.failed.title}
            text={messages.failed.text}
            action={<Button onClick={loaded.tryAgain}>{messages.failed.action}</Button>}
          />
        )}
        {loaded.state === 'loaded' && <Desk sources={loaded.sources} making={making} />}
      </div>
    </>
  );
}

type DeskProps = { sources: readonly MarkedSource[]; making: MakingMarked };

function Desk({ sources, making }: DeskProps) {
  return <MarkingDesk sources={sources} makersOf={useMakeMarked(making)} />;
}

function LoadingText() {
  return (
    <Card padding="normal" className="grid gap-4">
      <p role="status" className="type-sm text-ink-2">
        {messages.loading}
      </p>
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="h-40" />
      <Skeleton shape="block" className="h-24" />
    </Card>
  );
}

/** To where one came from: marking is reached from more than one step. */
function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !hasCome()) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      to={to}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold no-underline hover:underline"
    >
      <Icon icon={ArrowLeft} size="small" />
      {messages.back}
    </Link>
  );
}

/** Whether the page before this one in the tab is one of ours. */
function hasCome(): boolean {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  return typeof index === 'number' && index > 0;
}
