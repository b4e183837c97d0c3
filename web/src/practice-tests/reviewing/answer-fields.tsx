import type { EditProblem } from '@engram/core/practice-tests/check-edit.ts';
import { textLimits, truths } from '@engram/core/questions/question.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { editorMessages as messages } from './messages.ts';
import { OptionFields } from './option-fields.tsx';
import { PairFields } from './pair-fields.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

/** What is right and what is wrong, as each type asks for it. */
export function AnswerFields(props: AnswerFieldsProps) {
  switch (props.draft.type) {
    case 'multiple-choice':
    case 'multiple-answer':
      return <OptionFields {...props} />;
    case 'true-false':
      return <TruthField {...props} />;
    case 'matching':
      return <PairFields {...props} />;
    case 'short-answer':
    case 'fill-in-blank':
      return <WrittenFields {...props} />;
  }
}

function TruthField({ draft: { truth }, change }: AnswerFieldsProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="type-sm font-semibold">
        {messages.correct}
      </span>
      <Segmented
        aria-label={messages.correct}
        value={truth}
        onValueChange={(next) => change({ change: 'truth', truth: next })}
        options={truths.map((one) => ({ value: one, label: one }))}
        className="max-w-72"
      />
    </div>
  );
}

function WrittenFields({ draft, change, problem }: AnswerFieldsProps) {
  const isBlank = draft.type === 'fill-in-blank';
  const errorAt = (place: EditProblem['place']) =>
    problem?.place === place ? problem.message : undefined;
  return (
    <>
      <Field label={messages.answer} error={errorAt('answer')} isErrorQuiet>
        <TextInput
          isMaterial
          data-place="answer"
          maxLength={isBlank ? textLimits.blankKey : textLimits.option}
          value={draft.answer}
          onChange={({ target: { value } }) => change({ change: 'field', field: 'answer', value })}
        />
      </Field>
      <Field
        label={messages.accepted}
        hint={messages.acceptedHint}
        error={errorAt('accepted')}
        isErrorQuiet
      >
        <TextArea
          isMaterial
          data-place="accepted"
          rows={2}
          value={draft.accepted}
          onChange={({ target: { value } }) =>
            change({ change: 'field', field: 'accepted', value })
          }
          className="min-h-19!"
        />
      </Field>
    </>
  );
}
