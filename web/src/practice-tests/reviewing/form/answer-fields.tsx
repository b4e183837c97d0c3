import { textLimits, truths } from '@engram/core/questions/question.ts';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { editorMessages as messages } from '../messages.ts';
import { DraftField } from './draft-field.tsx';
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

function WrittenFields(props: AnswerFieldsProps) {
  const isBlank = props.draft.type === 'fill-in-blank';
  return (
    <>
      <DraftField
        {...props}
        field="answer"
        label={messages.answer}
        look="small"
        maxLength={isBlank ? textLimits.blankKey : textLimits.option}
      />
      <DraftField
        {...props}
        field="accepted"
        label={messages.accepted}
        look="small"
        hint={messages.acceptedHint}
      />
    </>
  );
}
