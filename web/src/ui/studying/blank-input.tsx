import { classNames } from '../class-names.ts';
import { controlClass } from '../forms/control-class.ts';

type BlankInputProps = {
  label: string;
  /** The id of the sentence. */
  describedBy?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  isDisabled?: boolean;
  feedback?: 'correct' | 'wrong' | undefined;
};

/** A gap in a sentence. Feedback in words stands below the sentence, not inside it. */
export function BlankInput({
  label,
  describedBy,
  value,
  onChange,
  maxLength = 200,
  isDisabled = false,
  feedback,
}: BlankInputProps) {
  return (
    <input
      type="text"
      aria-label={label}
      aria-describedby={describedBy}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={maxLength}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(
        controlClass({ isMaterial: true }),
        // Important, because the shared look fills its row.
        'inline-block w-[9em]! max-w-full py-1! px-2.5! min-h-10! max-md:min-h-11! text-[1.125rem] font-[480] tracking-normal align-baseline',
        feedback && feedbacks[feedback],
      )}
    />
  );
}

const feedbacks = {
  correct: 'border-success! bg-success-soft! text-ink!',
  wrong: 'border-danger! bg-danger-soft! text-ink! line-through decoration-danger',
} as const;
