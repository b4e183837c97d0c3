import { classNames } from './class-names.ts';

type KindTileProps = {
  /** A file name's ending, such as "PDF". */
  kind: string;
  isFailed?: boolean;
  /** Such as the colour of its page. */
  className?: string;
};

/** A page with its ending on it, as a picture: what stands beside it has the name. */
export function KindTile({ kind, isFailed = false, className }: KindTileProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid h-11 w-9.5 shrink-0 place-items-center rounded-[6px_12px_6px_6px] border text-[0.625rem] leading-none font-bold tracking-[0.02em]',
        isFailed ? 'border-danger text-danger' : 'border-line text-ink-2',
        className,
      )}
    >
      {kind}
    </span>
  );
}
