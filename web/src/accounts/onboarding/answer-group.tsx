import { type Answer, otherAnswer } from '@engram/core/accounts/onboarding.ts';
import { accountLimits } from '@engram/core/limits.ts';
import { useId } from 'react';
import { FieldError } from '../../ui/forms/field.tsx';
import { RadioCard, RadioCardGroup } from '../../ui/forms/radio-card.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';

type AnswerGroupProps = {
  /** The field to find when this answer has to be mended. */
  field: string;
  words: { question: string; otherLabel: string; otherPlaceholder: string };
  options: readonly string[];
  answer: Answer;
  problem: string | undefined;
  onChange: (answer: Answer) => void;
};

/** One question with its options; "Other" brings a field of its own [ONB-21] [ONB-22]. */
export function AnswerGroup({
  field,
  words,
  options,
  answer,
  problem,
  onChange,
}: AnswerGroupProps) {
  const id = useId();
  const isOther = answer.choice === otherAnswer;
  const isWrong = problem !== undefined;
  const described = isWrong && { 'aria-describedby': `${id}-problem` };
  return (
    <div className="grid gap-3">
      <h2 id={`${id}-question`} className="type-h3">
        {words.question}
      </h2>
      <div className="grid gap-2.5 md:grid-cols-2 lg:grid-cols-3">
        <RadioCardGroup
          aria-labelledby={`${id}-question`}
          required
          aria-invalid={isWrong && !isOther}
          {...(!isOther && described)}
          value={answer.choice}
          onValueChange={(choice) => onChange({ ...answer, choice })}
          // Its cards and the field of "Other" share one grid.
          className="contents!"
        >
          {options.map((option, index) => (
            <RadioCard
              key={option}
              value={option}
              label={<span className="font-normal">{option}</span>}
              {...(!isOther && index === 0 && { 'data-field': field })}
            />
          ))}
        </RadioCardGroup>
        {isOther && (
          <TextInput
            {...described}
            data-field={field}
            aria-label={words.otherLabel}
            aria-required
            aria-invalid={isWrong}
            value={answer.other}
            maxLength={accountLimits.maxOtherAnswerLength}
            placeholder={words.otherPlaceholder}
            onChange={(event) => onChange({ ...answer, other: event.target.value })}
            className="min-h-12"
          />
        )}
      </div>
      {isWrong && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  );
}
