import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkboxClass } from '../forms/checkbox.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type CheckboxOptionsProps = {
  /** The id of the question's heading. */
  labelledBy: string;
  options: readonly CheckboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  isDisabled?: boolean;
};

export type CheckboxOption = {
  value: string;
  /** The key that chooses it. */
  letter: string;
  text: ReactNode;
  feedback?: 'correct' | 'wrong' | undefined;
  /** Says the feedback in words, such as "Correct answer". */
  tag?: string | undefined;
};

export function CheckboxOptions({
  labelledBy,
  options,
  values,
  onChange,
  isDisabled = false,
}: CheckboxOptionsProps) {
  const toggle = (value: string) => {
    const others = values.filter((other) => other !== value);
    onChange(others.length === values.length ? [...values, value] : others);
  };

  return (
    <div role="group" aria-labelledby={labelledBy} className="grid gap-2">
      {options.map(({ value, letter, text, feedback, tag }) => (
        <label key={value} className={classNames(card, cardLook(feedback, isDisabled))}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            disabled={isDisabled}
            onChange={() => toggle(value)}
            // The card around it draws the ring.
            className={classNames(checkboxClass, 'focus-visible:shadow-none!')}
          />
          <span className="min-w-3 font-sans text-[0.8125rem] font-[650] text-ink-2">{letter}</span>{' '}
          <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>{' '}
          {feedback && tag !== undefined && (
            <span className={classNames(words, feedbacks[feedback].words)}>
              <Icon icon={feedbacks[feedback].icon} size="small" />
              {tag}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

function cardLook(feedback: CheckboxOption['feedback'], isDisabled: boolean) {
  if (feedback) return feedbacks[feedback].card;
  return isDisabled ? 'cursor-not-allowed border-dashed border-line text-ink-3' : live;
}

const card =
  'flex min-h-12 items-center gap-x-3 gap-y-1 rounded-tile border px-3.5 py-3 font-serif leading-[1.4] transition-[border-color,background-color] duration-(--d1) has-focus-visible:shadow-focus max-md:flex-wrap';

const live =
  'cursor-pointer border-line bg-surface hover:border-line-strong has-checked:border-petrol has-checked:bg-petrol-soft has-checked:inset-ring has-checked:inset-ring-petrol';

const words =
  'flex items-center gap-1.25 font-sans text-[0.8125rem] leading-[1.2] font-semibold max-md:basis-full max-md:ps-8';

const feedbacks = {
  correct: {
    card: 'border-success bg-success-soft inset-ring inset-ring-success',
    words: 'text-success-ink',
    icon: Check,
  },
  wrong: {
    card: 'border-danger bg-danger-soft inset-ring inset-ring-danger',
    words: 'text-danger-ink',
    icon: X,
  },
} as const;
