import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export type AnswerOptionLook = {
  /** The key that chooses it; a tick or a cross takes its place in feedback. */
  letter: string;
  text: ReactNode;
  state?: keyof typeof states;
  /** Says the feedback in words, such as "Correct answer". */
  tag?: string | undefined;
  isCompact?: boolean | undefined;
};

type AnswerOptionProps = Omit<ComponentProps<'button'>, 'children'> & AnswerOptionLook;

export function AnswerOption({
  letter,
  text,
  state = 'idle',
  tag,
  isCompact = false,
  className,
  ...props
}: AnswerOptionProps) {
  const { look, chip, words, icon } = states[state];
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        base,
        isCompact ? compact : normal,
        props.disabled && state === 'idle' ? off.look : look,
        className,
      )}
    >
      <span className={classNames(chipBase, props.disabled && state === 'idle' ? off.chip : chip)}>
        {icon ? <Icon icon={icon} size="small" /> : letter}
      </span>{' '}
      <span className="min-w-0 wrap-anywhere">{text}</span>{' '}
      {tag !== undefined && <span className={classNames(tagBase, words)}>{tag}</span>}
    </button>
  );
}

// A phone has no room beside the text, so the words go under it.
const base =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 border text-start font-serif leading-[1.42] font-[450] transition-[border-color,background-color] duration-(--d1) focus-visible:shadow-focus disabled:cursor-default md:grid-cols-[auto_minmax(0,1fr)_auto]';

const normal = 'min-h-14 rounded-option py-3.25 ps-3.25 pe-4 text-[1.0625rem]';

const compact = 'min-h-12 rounded-tile py-2.25 ps-2.5 pe-3.5 text-[1rem]';

const chipBase =
  'grid size-7.5 place-items-center rounded-[9px] border font-sans text-[0.8125rem] leading-none font-[650]';

const tagBase =
  'font-sans text-[0.8125rem] leading-[1.2] font-semibold max-md:col-start-2 max-md:-mt-2 md:whitespace-nowrap';

const off = {
  look: 'cursor-not-allowed border-line bg-transparent text-ink-3',
  chip: 'border-line text-ink-3',
};

const states = {
  idle: {
    look: 'border-line bg-surface text-ink enabled:hover:border-line-strong',
    chip: 'border-line-strong text-ink-2',
    words: 'text-ink-2',
    icon: undefined,
  },
  selected: {
    look: 'border-petrol bg-petrol-soft text-ink inset-ring inset-ring-petrol forced-chosen-edge',
    chip: 'border-petrol bg-petrol text-on-petrol forced-chosen',
    words: 'text-petrol-ink',
    icon: undefined,
  },
  correct: {
    look: 'border-success bg-success-soft text-ink inset-ring inset-ring-success',
    chip: 'border-success bg-success text-on-solid',
    words: 'text-success-ink',
    icon: Check,
  },
  wrong: {
    look: 'border-danger bg-danger-soft text-ink inset-ring inset-ring-danger',
    chip: 'border-danger bg-danger text-on-solid',
    words: 'text-danger-ink',
    icon: X,
  },
} as const;
