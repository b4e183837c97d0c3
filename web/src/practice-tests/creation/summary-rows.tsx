import { languageNames } from '@engram/core/generation/languages.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import {
  difficultyNames,
  focusNames,
  presetNames,
  privacyNames,
  questionTypeNames,
} from '@engram/core/practice-tests/messages.ts';
import { configMessages, summaryMessages as messages } from './messages.ts';
import type { Models } from './models.ts';

export type SummaryRow = { name: string; value: string };

export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="type-ui">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="flex justify-between gap-4 border-t border-line py-1.75 first:border-t-0"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** While it is still being chosen. */
export function listChoices(config: TestConfig): SummaryRow[] {
  return [
    { name: messages.mode, value: presetNames[config.preset] },
    ...listTypes(config),
    ...listManner(config),
  ];
}

/** As it is about to be made [PREV-02] to [PREV-07]. */
export function listPreview(config: TestConfig, model: Models[number] | undefined): SummaryRow[] {
  const { preset, isEndlessMode, numQuestions, language } = config;
  return [
    { name: messages.preset, value: presetNames[preset] },
    { name: messages.total, value: isEndlessMode ? presetNames.endless : String(numQuestions) },
    ...listTypes(config),
    ...listManner(config),
    {
      name: messages.language,
      value: languageNames[model?.id === 'built-in' ? 'material' : language],
    },
    ...(model === undefined ? [] : [{ name: messages.model, value: model.label }]),
  ];
}

/** Without counts in endless mode (N16). */
function listTypes({ questionTypes, typeCounts }: TestConfig): SummaryRow[] {
  return questionTypes.map((type) => ({
    name: questionTypeNames[type],
    value: String(typeCounts[type] ?? configMessages.on),
  }));
}

function listManner({ testFocus, difficulty, enableTimer, timerDuration, privacy }: TestConfig) {
  return [
    { name: messages.focus, value: focusNames[testFocus] },
    { name: messages.difficulty, value: difficultyNames[difficulty] },
    {
      name: messages.timer,
      value: enableTimer ? messages.minutes(timerDuration) : messages.timerOff,
    },
    { name: messages.privacy, value: privacyNames[privacy] },
  ];
}
