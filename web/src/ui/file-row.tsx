import { Check, CircleAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { KindTile } from './kind-tile.tsx';
import { ProgressBar } from './states/progress-bar.tsx';

type FileRowProps = {
  /** The name's ending, such as "PDF". */
  kind: string;
  name: string;
  status: FileStatus;
};

export type FileStatus =
  // Without a percentage nobody knows how far it is.
  | { state: 'busy'; words: string; percent?: number | undefined; cancel: FileAction }
  | {
      state: 'processed';
      words: string;
      detail: ReactNode;
      warnings?: readonly string[];
      remove: FileAction;
    }
  /** It was read, and waits for somebody who looks it over. */
  | {
      state: 'to-check';
      detail: ReactNode;
      check: FileAction & { words: string };
      remove: FileAction;
    }
  | {
      state: 'failed';
      message: string;
      /** What to do about it. */
      hint?: string | undefined;
      retry: FileAction & { words: string };
      remove: FileAction;
    };

/** The label names the file: a list has one such button in every row. */
type FileAction = { label: string; onPress: () => void };

/** An item of a list: the ul around it is the caller's. */
export function FileRow({ kind, name, status }: FileRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border-line py-2.5 ps-4 pe-3.5 not-first:border-t max-md:gap-x-3 max-md:ps-3">
      <KindTile kind={kind} isFailed={status.state === 'failed'} className="bg-sunken" />
      <div className={classNames('grid min-w-0', status.state === 'busy' ? 'gap-1.5' : 'gap-0.5')}>
        <span className="truncate font-semibold" title={name}>
          {name}
        </span>
        <Detail name={name} status={status} />
      </div>
      <End status={status} />
    </li>
  );
}

function Detail({ name, status }: Pick<FileRowProps, 'name' | 'status'>) {
  if (status.state === 'processed') {
    return (
      <>
        <span className="type-xs text-ink-3">{status.detail}</span>
        {status.warnings?.map((warning) => (
          <span key={warning} className="flex items-start gap-1.5 type-xs text-mark-ink">
            <Icon icon={TriangleAlert} size="small" className="mt-px" />
            {warning}
          </span>
        ))}
      </>
    );
  }
  if (status.state === 'to-check') {
    return <span className="type-xs text-ink-2">{status.detail}</span>;
  }
  if (status.state === 'failed') {
    return (
      <>
        <span role="alert" className="flex items-start gap-1.5 type-xs font-medium text-danger">
          <Icon icon={CircleAlert} size="small" className="mt-px" />
          {status.message}
        </span>
        {status.hint !== undefined && (
          <span className="ps-5.5 type-xs text-ink-2">{status.hint}</span>
        )}
      </>
    );
  }
  return (
    <ProgressBar
      aria-label={`${status.words}, ${name}`}
      value={status.percent}
      isThin
      className="max-w-75"
    />
  );
}

/** One shape for all states, so that the last button keeps the keyboard's place. */
function End({ status }: Pick<FileRowProps, 'status'>) {
  const action = status.state === 'busy' ? status.cancel : status.remove;
  const isFailed = status.state === 'failed';
  const press = isFailed ? status.retry : status.state === 'to-check' ? status.check : undefined;
  return (
    // In a narrow window the name needs the width: what stands before the last button goes below it.
    <div
      className={classNames(
        'flex items-center gap-1',
        status.state !== 'processed' && 'max-md:contents',
      )}
    >
      {status.state === 'busy' && (
        <span className="type-xs text-ink-3 max-md:col-start-2 max-md:row-start-2 max-md:-mt-1">
          {status.words}
        </span>
      )}
      {status.state === 'processed' && (
        <Badge tone="green">
          <Icon icon={Check} size="small" />
          <span className="max-md:sr-only">{status.words}</span>
        </Badge>
      )}
      {press && (
        <Button
          size="small"
          aria-label={press.label}
          onClick={press.onPress}
          className="me-1 max-md:col-start-2 max-md:row-start-2 max-md:justify-self-start"
        >
          {press.words}
        </Button>
      )}
      <Button
        variant="ghost"
        isIconOnly
        aria-label={action.label}
        onClick={action.onPress}
        className="-me-2 max-md:col-start-3 max-md:row-start-1"
      >
        <Icon icon={X} />
      </Button>
    </div>
  );
}
