import { pointLimits } from '@engram/core/limits.ts';
import { textLimits } from '@engram/core/questions/question.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NumberStepper } from '../../../ui/forms/number-stepper.tsx';
import { editorMessages as messages } from '../messages.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';
import { DraftField } from './draft-field.tsx';
import { asksTheSame, type EditDraft } from './edit-draft.ts';
import { enrichDraft } from './enrich-draft.ts';

type BesideFieldsProps = AnswerFieldsProps & { opened: EditDraft };

/** What a question has beside what is asked. */
export function BesideFields({ opened, ...fields }: BesideFieldsProps) {
  const { draft, change } = fields;
  // The first formula escapes signs of the other texts, which say what they said.
  const before = [opened, enrichDraft(opened)];
  const hasChanged = !before.some((one) => asksTheSame(draft, one));
  // What explained the question before may not be true of what it says now.
  const isOld = (field: 'explanation' | 'hint') =>
    hasChanged && draft[field] !== '' && before.some((one) => one[field] === draft[field]);
  return (
    <>
      <DraftField
        {...fields}
        field="explanation"
        label={messages.explanation}
        look="small"
        maxLength={textLimits.explanation}
        hint={isOld('explanation') ? messages.besideStays : undefined}
      />
      <DraftField
        {...fields}
        field="hint"
        label={messages.hint}
        look="small"
        maxLength={textLimits.hint}
        hint={isOld('hint') ? messages.besideStays : messages.hintHint}
      />
      <Field label={messages.points} className="justify-items-start">
        <NumberStepper
          decreaseLabel={messages.fewerPoints(undefined)}
          increaseLabel={messages.morePoints(undefined)}
          min={1}
          max={pointLimits.max}
          value={draft.points}
          onValueChange={(points) => change({ change: 'points', points })}
        />
      </Field>
    </>
  );
}
