import type { Separators } from '@engram/core/flashcards/read-rows.ts';
import { useState } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { separatorMessages as messages } from './messages.ts';

type SeparatorChoiceProps = {
  separators: Separators;
  isOpenAtFirst: boolean;
  onChange: (separators: Separators) => void;
};

/** For files that are not as most are; what was guessed is usually right. */
export function SeparatorChoice({ separators, isOpenAtFirst, onChange }: SeparatorChoiceProps) {
  // Only who reads it closes it: what is typed here may be right at its first letter.
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group"
    >
      <summary className="w-fit cursor-pointer rounded-tag py-1 text-sm font-semibold text-petrol focus-visible:shadow-focus">
        {messages.title}
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3 *:min-w-0">
        <OneSeparator
          label={messages.cell}
          ownLabel={messages.ownCell}
          known={['\t', ',', ';']}
          value={separators.cell}
          onChange={(cell) => onChange({ ...separators, cell })}
        />
        <OneSeparator
          label={messages.row}
          ownLabel={messages.ownRow}
          known={['\n', ';']}
          value={separators.row}
          onChange={(row) => onChange({ ...separators, row })}
        />
      </div>
    </details>
  );
}

type OneSeparatorProps = {
  label: string;
  ownLabel: string;
  known: readonly (keyof typeof messages.names)[];
  value: string;
  onChange: (value: string) => void;
};

const other = 'other';

function OneSeparator({ label, ownLabel, known, value, onChange }: OneSeparatorProps) {
  const [own, setOwn] = useState<string>();
  return (
    <div className="grid content-start gap-2">
      <Field label={label}>
        <Select
          value={own === undefined ? value : other}
          onChange={({ target }) => {
            setOwn(target.value === other ? '' : undefined);
            if (target.value !== other) onChange(target.value);
          }}
        >
          {known.map((one) => (
            <option key={one} value={one}>
              {messages.names[one]}
            </option>
          ))}
          <option value={other}>{messages.other}</option>
        </Select>
      </Field>
      {own !== undefined && (
        <TextInput
          aria-label={ownLabel}
          autoComplete="off"
          maxLength={20}
          value={own}
          onChange={({ target }) => {
            setOwn(target.value);
            if (target.value !== '') onChange(readEscapes(target.value));
          }}
        />
      )}
    </div>
  );
}

/** Quizlet's own form lets one write them like this. */
function readEscapes(text: string): string {
  return text.replaceAll(String.raw`\t`, '\t').replaceAll(String.raw`\n`, '\n');
}
