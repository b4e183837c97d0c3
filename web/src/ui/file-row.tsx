import { Check, CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { ProgressBar } from './progress-bar.tsx';

type FileRowProps = {
  /** The name's ending, such as "PDF". */
  kind: string;
  name: string;
  status: FileStatus;
};

export type FileStatus =
  | { state: 'busy'; words: string; percent: number; cancel: FileAction }
  | { state: 'processed'; words: string; detail: ReactNode; remove: FileAction }
  | { state: 'failed'; message: string; retry: FileAction & { words: string } };

/** The label names the file: a list has one such button in every row. */
type FileAction = { label: string; onPress: () => void };

/** An item of a list: the ul around it is the caller's. */
export function FileRow({ kind, name, status }: FileRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 border-line py-2.5 ps-4 pe-3.5 not-first:border-t">
      <span
        aria-hidden="true"
        className={classNames(
          'grid h-11 w-9.5 place-items-center rounded-[6px_12px_6px_6px] border bg-sunken text-[0.625rem] leading-none font-bold tracking-[0.02em]',
          status.state === 'failed' ? 'border-danger text-danger' : 'border-line text-ink-2',
        )}
      >
        {kind}
      </span>
      <div className={classNames('grid min-w-0', status.state === 'busy' ? 'gap-1.5' : 'gap-0.5')}>
        <span className="truncate font-semibold">{name}</span>
        <Detail name={name} status={status} />
      </div>
      <End status={status} />
    </li>
  );
}

function Detail({ name, status }: Pick<FileRowProps, 'name' | 'status'>) {
  if (status.state === 'processed') {
    return <span className="type-xs text-ink-3">{status.detail}</span>;
  }
  if (status.state === 'failed') {
    return (
      <span role="alert" className="flex items-start gap-1.5 type-xs font-medium text-danger">
        <Icon icon={CircleAlert} size="small" className="mt-px" />
        {status.message}
      </span>
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

function End({ status }: Pick<FileRowProps, 'status'>) {
  if (status.state === 'failed') {
    return (
      <Button size="small" aria-label={status.retry.label} onClick={status.retry.onPress}>
        {status.retry.words}
      </Button>
    );
  }
  const action = status.state === 'busy' ? status.cancel : status.remove;
  return (
    <div className="flex items-center gap-1">
      {status.state === 'busy' ? (
        <span className="type-xs text-ink-3 max-md:sr-only">{status.words}</span>
      ) : (
        <Badge tone="green">
          <Icon icon={Check} size="small" />
          <span className="max-md:sr-only">{status.words}</span>
        </Badge>
      )}
      <Button
        variant="ghost"
        isIconOnly
        aria-label={action.label}
        onClick={action.onPress}
        className="-me-2"
      >
        <Icon icon={X} />
      </Button>
    </div>
  );
}
