import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './states/spinner.tsx';

export type ButtonLook = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Square; the button then needs an aria-label. */
  isIconOnly?: boolean;
  isBlock?: boolean;
  /** For long words in a narrow place: they break instead of leaving it. */
  canWrap?: boolean;
  /** Draws the disabled look; Button sets it by itself. */
  isOff?: boolean;
  className?: string | undefined;
};

export type ButtonProps = ComponentProps<'button'> &
  Omit<ButtonLook, 'isOff'> & {
    isBusy?: boolean;
    /** Takes no press for now, as while something else is under way. */
    isPaused?: boolean;
  };

export function Button({
  variant,
  size,
  isIconOnly = false,
  isBlock = false,
  canWrap = false,
  isBusy = false,
  isPaused = false,
  disabled = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const isDeaf = isBusy || isPaused;
  return (
    <button
      type="button"
      {...props}
      disabled={disabled}
      // A busy button is not `disabled`: that would drop the keyboard's place on the page.
      aria-disabled={isDeaf || undefined}
      aria-busy={isBusy || undefined}
      onClick={isDeaf ? swallow : onClick}
      className={buttonClass({
        ...(variant && { variant }),
        ...(size && { size }),
        isIconOnly,
        isBlock,
        canWrap,
        isOff: isDeaf || disabled,
        className,
      })}
    >
      {isBusy && <Spinner />}
      {!(isBusy && isIconOnly) && children}
    </button>
  );
}

/** The look of a button for what is not one: a link. */
export function buttonClass({
  variant = 'secondary',
  size = 'normal',
  isIconOnly = false,
  isBlock = false,
  canWrap = false,
  isOff = false,
  className,
}: ButtonLook = {}) {
  return classNames(
    base,
    sizes[size],
    isIconOnly ? iconOnly[size] : padding[size],
    // A block has no room to grow into; its words break instead.
    isBlock && 'w-full',
    isBlock || canWrap ? 'py-2' : 'whitespace-nowrap',
    canWrap ? 'min-w-0 shrink' : 'shrink-0',
    isOff ? off : classNames('active:translate-y-px', variants[variant]),
    className,
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const base =
  'inline-flex items-center justify-center gap-2 border text-center leading-[1.2] font-semibold tracking-[-0.005em] no-underline transition-[background-color,border-color,color,translate] duration-(--d1) focus-visible:shadow-focus';

const off = 'cursor-not-allowed border-line bg-sunken text-ink-3';

const variants = {
  primary: 'border-transparent bg-petrol text-on-petrol shadow-e1 hover:bg-petrol-hi',
  secondary: 'border-line bg-surface text-ink shadow-e1 hover:border-line-strong',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-line bg-surface text-danger shadow-e1 hover:border-line-strong',
  'danger-solid': 'border-transparent bg-danger text-on-solid shadow-e1 hover:border-line-strong',
  /** On the deep fill, which no other ring of focus would be seen on. */
  'on-deep':
    'border-transparent bg-on-deep text-deep hover:bg-on-deep/92 focus-visible:shadow-[0_0_0_2px_var(--deep),0_0_0_4px_var(--on-deep)]',
  upgrade: 'border-transparent bg-mark text-on-mark shadow-e1 hover:border-line-strong',
};

const sizes = {
  large: 'min-h-13 rounded-tile text-[1.0625rem]',
  normal: 'min-h-11 rounded-control text-[0.9375rem]',
  small: 'min-h-9 rounded-small text-sm tall-target',
};

const padding = { large: 'px-6.5', normal: 'px-4.5', small: 'px-3' };

const iconOnly = { large: 'w-13', normal: 'w-11', small: 'w-9' };
