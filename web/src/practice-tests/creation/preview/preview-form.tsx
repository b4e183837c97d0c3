import { testLimits } from '@engram/core/limits.ts';
import type { RefObject } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { previewMessages as messages } from '../messages.ts';
import { reviewFirst } from '../review-first.ts';
import { SwitchRow } from '../../../ui/forms/switch-row.tsx';
import { useFlow } from '../use-flow.ts';

type PreviewFormProps = {
  nameField: RefObject<HTMLInputElement | null>;
  nameError: string | undefined;
  onNameChange: () => void;
  onSubmit: () => void;
};

/** What can still be said before the test is made (N15, D26, D35). */
export function PreviewForm({ nameField, nameError, onNameChange, onSubmit }: PreviewFormProps) {
  const { flow, change } = useFlow();
  const [isReviewWanted, setReviewWanted] = reviewFirst.useSwitch();
  return (
    <Card padding="normal">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid gap-5"
      >
        <Field label={messages.name} error={nameError} isErrorQuiet>
          <TextInput
            ref={nameField}
            autoComplete="off"
            placeholder={testLimits.defaultName}
            maxLength={testLimits.maxNameLength}
            value={flow.testName}
            onChange={({ target: { value } }) => {
              change({ type: 'name', testName: value });
              onNameChange();
            }}
          />
        </Field>
        <SwitchRow
          label={messages.review}
          hint={messages.reviewHint}
          isOn={isReviewWanted}
          onChange={setReviewWanted}
        />
      </form>
    </Card>
  );
}
