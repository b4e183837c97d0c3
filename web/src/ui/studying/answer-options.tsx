import { RadioGroup } from 'radix-ui';
import { AnswerOption, type AnswerOptionLook } from './answer-option.tsx';
import { classNames } from '../class-names.ts';

type AnswerOptionsProps = {
  /** The id of the question's heading. */
  labelledBy: string;
  options: readonly AnswerOptionChoice[];
  value: string | undefined;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  isCompact?: boolean;
  /** Two short answers, such as true and false, stand side by side. */
  isPair?: boolean;
};

export type AnswerOptionChoice = Pick<AnswerOptionLook, 'letter' | 'text' | 'tag'> & {
  value: string;
  feedback?: 'correct' | 'wrong' | undefined;
  /** This one alone. */
  isDisabled?: boolean;
};

export function AnswerOptions({
  labelledBy,
  options,
  value,
  onChange,
  isDisabled = false,
  isCompact = false,
  isPair = false,
}: AnswerOptionsProps) {
  return (
    <RadioGroup.Root
      aria-labelledby={labelledBy}
      // Radix takes undefined for "uncontrolled"; an empty text keeps it controlled.
      value={value ?? ''}
      onValueChange={onChange}
      disabled={isDisabled}
      className={classNames('grid gap-2.5', isPair && 'grid-cols-2')}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled ?? false}
          asChild
        >
          <AnswerOption
            letter={option.letter}
            text={option.text}
            tag={option.tag}
            state={option.feedback ?? (option.value === value ? 'selected' : 'idle')}
            isCompact={isCompact}
          />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
