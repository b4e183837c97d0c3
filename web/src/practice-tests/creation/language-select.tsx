import {
  LanguageChoice,
  languageChoices,
  languageNames,
} from '@engram/core/generation/languages.ts';
import type { ComponentProps } from 'react';
import { Select } from '../../ui/forms/select.tsx';

type LanguageSelectProps = Pick<ComponentProps<'select'>, 'aria-label' | 'aria-describedby'> & {
  value: LanguageChoice;
  onValueChange: (language: LanguageChoice) => void;
};

/** What a model writes in; every choice there is [CONF-49]. */
export function LanguageSelect({ value, onValueChange, ...labels }: LanguageSelectProps) {
  return (
    <Select
      {...labels}
      value={value}
      onChange={({ target }) => onValueChange(LanguageChoice.parse(target.value))}
    >
      {languageChoices.map((id) => (
        <option key={id} value={id}>
          {languageNames[id]}
        </option>
      ))}
    </Select>
  );
}
