import { classNames } from '../ui/class-names.ts';
import { classMessages } from './messages.ts';

type ClassCodeProps = { code: string; className?: string };

/** Three and three, as nobody reads six signs at once. */
export function ClassCode({ code, className }: ClassCodeProps) {
  return (
    <p className={classNames('font-bold tracking-[0.04em] tabular-nums', className)}>
      <span className="sr-only">{classMessages.codeLabel(code)}</span>
      <span aria-hidden className="inline-flex gap-[0.3em]">
        <span>{code.slice(0, 3)}</span>
        <span>{code.slice(3)}</span>
      </span>
    </p>
  );
}
