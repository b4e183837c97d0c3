import { classNames } from './class-names.ts';

type LogoProps = {
  name: string;
  className?: string;
};

/**
 * Tile and wordmark. The link around it belongs to the caller. Where there is no room for both, the
 * word wraps out of sight: a fixed width would not know the reader's font size and spacing.
 */
export function Logo({ name, className }: LogoProps) {
  return (
    <span
      className={classNames(
        'flex h-11 flex-wrap gap-x-2.5 overflow-hidden text-xl font-[720] tracking-[-0.035em] text-ink',
        className,
      )}
    >
      <span className="grid h-11 place-items-center">
        <LogoTile />
      </span>
      <span className="flex h-11 items-center">{name}</span>
    </span>
  );
}

/** Works from 16 to 64 px. The colours are the same in both themes, as in the favicon. */
export function LogoTile({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="9" fill="#00566b" />
      <path d="M0 17H22" stroke="#fae05e" strokeWidth="3.6" />
      <path
        d="M22.6 17a7 7 0 1 0-2.4 5.3"
        fill="none"
        stroke="#fcfcf9"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The mark without its tile: the yellow line comes in, the ink loop stays. */
export function LogoTrace({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 48"
      width="150"
      height="60"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path d="M2 26H62" className="stroke-mark" />
      <path d="M64 26a14 14 0 1 0-5 11" strokeLinecap="round" />
    </svg>
  );
}
