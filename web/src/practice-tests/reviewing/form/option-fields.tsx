import { partLimits } from '@engram/core/limits.ts';
import { textLimits } from '@engram/core/questions/question.ts';
import { X } from 'lucide-react';
import { useId } from 'react';
import { RichField } from '../../../editing/rich-field.tsx';
import { letterOf } from '../../../questions/option-letters.ts';
import { Button } from '../../../ui/button.tsx';
import { checkboxClass } from '../../../ui/forms/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LineFields } from './line-fields.tsx';
import { editorMessages as messages } from '../messages.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

export function OptionFields({ draft, change, problem }: AnswerFieldsProps) {
  const groupName = useId();
  const errorId = useId();
  const isSeveral = draft.type === 'multiple-answer';
  const { min, max } = partLimits[isSeveral ? 'multiple-answer' : 'multiple-choice'];
  const hasProblem = problem?.place === 'options' || problem?.place === 'correct';
  const described = hasProblem ? { 'aria-describedby': errorId } : {};
  return (
    <LineFields
      legend={isSeveral ? messages.severalOptions : messages.options}
      count={draft.options.length}
      max={max}
      add={{ words: messages.addOption, onPress: () => change({ change: 'add-option' }) }}
      error={{ id: errorId, message: hasProblem ? problem.message : undefined }}
    >
      {draft.options.map(({ key, text, isCorrect }, index) => {
        const letter = letterOf(draft.type, index);
        const isEmpty = hasProblem && text.trim() === '';
        return (
          <RichField
            key={key}
            look="line"
            label={messages.option(letter)}
            value={text}
            format={draft.format}
            maxLength={textLimits.option}
            onChange={({ value, ...kind }) =>
              change({ change: 'option', key, text: value, ...kind })
            }
            onRead={() => change({ change: 'read' })}
            attributes={{
              'data-line': true,
              'data-place': isEmpty || index === 0 ? 'options' : undefined,
              'aria-invalid': isEmpty || undefined,
              ...described,
            }}
            before={
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <input
                  type={isSeveral ? 'checkbox' : 'radio'}
                  name={groupName}
                  aria-label={messages.isCorrect(letter)}
                  data-place={index === 0 ? 'correct' : undefined}
                  checked={isCorrect}
                  onChange={() => change({ change: 'mark-option', key })}
                  className={isSeveral ? checkboxClass : radioClass}
                  {...described}
                />
              </label>
            }
            behind={
              <Button
                variant="ghost"
                isIconOnly
                aria-label={messages.removeOption(letter)}
                disabled={draft.options.length <= min}
                onClick={() => change({ change: 'remove-option', key })}
                className="max-md:w-10"
              >
                <Icon icon={X} />
              </Button>
            }
          />
        );
      })}
    </LineFields>
  );
}

const radioClass =
  'size-5.5 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-[6.5px] checked:border-petrol focus-visible:rounded-full focus-visible:shadow-focus forced-colors:appearance-auto';
