import { difficulties } from '@engram/core/generation/api.ts';
import { materialLimits, testLimits } from '@engram/core/limits.ts';
import { difficultyNames } from '@engram/core/practice-tests/messages.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { suggestTestName } from '../materials/suggest-name.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/forms/field.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { Segmented } from '../ui/navigation/segmented.tsx';
import { ModelField } from '../practice-tests/creation/config/model-field.tsx';
import { SwitchRow } from '../ui/forms/switch-row.tsx';
import { Minutes } from '../practice-tests/creation/config/timer-section.tsx';
import { LanguageSelect } from '../practice-tests/creation/language-select.tsx';
import { findOwnName } from '../practice-tests/creation/flow.ts';
import { configMessages } from '../practice-tests/creation/messages.ts';
import { createMessages as messages } from './messages.ts';
import { reviewFirst } from '../practice-tests/creation/review-first.ts';
import { useFlow } from '../practice-tests/creation/use-flow.ts';
import { WeaknessRow } from '../practice-tests/creation/config/weakness-row.tsx';
import { TypeCounts } from './type-counts.tsx';
import type { SubjectChoice } from './use-subject.ts';

/** What most never need. */
export function CreateOptions({ subject }: { subject: SubjectChoice }) {
  const { flow, change, draft } = useFlow();
  const [isReviewWanted, setReviewWanted] = reviewFirst.useSwitch();
  const { difficulty, enableTimer, language } = flow.testConfig;
  return (
    <div className="grid gap-5">
      <TypeCounts />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="type-sm font-semibold">
          {configMessages.focus.difficulty}
        </span>
        <Segmented
          aria-label={configMessages.focus.difficulty}
          value={difficulty}
          onValueChange={(value) => change({ type: 'set', settings: { difficulty: value } })}
          options={difficulties.map((value) => ({ value, label: difficultyNames[value] }))}
        />
      </div>
      <WeaknessRow materials={draft.mode === 'existing' ? draft.selected : []} />
      <div className="grid gap-2">
        <SwitchRow
          label={messages.timer}
          hint={messages.timerHint}
          isOn={enableTimer}
          onChange={(isOn) => change({ type: 'set', settings: { enableTimer: isOn } })}
        />
        {enableTimer && <Minutes />}
      </div>
      <SwitchRow
        label={messages.review}
        hint={messages.reviewHint}
        isOn={isReviewWanted}
        onChange={setReviewWanted}
      />
      <Field label={configMessages.language.title}>
        <LanguageSelect
          value={language}
          onValueChange={(value) => change({ type: 'set', settings: { language: value } })}
        />
      </Field>
      <ModelField isShort />
      <NameField />
      <SubjectField subject={subject} />
      <Link to={paths.testInput} className="justify-self-start type-sm font-semibold">
        {messages.stepByStep}
      </Link>
    </div>
  );
}

/** Only what was written is in it: what the test would be called otherwise follows the material. */
function NameField() {
  const { flow, change, draft } = useFlow();
  // While somebody types nothing of it is taken for the name of a material.
  const [typed, setTyped] = useState<string>();
  const chosen = draft.mode === 'existing' ? draft.selected : [];
  const suggested = suggestTestName(chosen.map((material) => ({ material })));
  return (
    <Field label={messages.name}>
      <TextInput
        autoComplete="off"
        placeholder={suggested || messages.namePlaceholder}
        maxLength={testLimits.maxNameLength}
        value={typed ?? findOwnName(flow)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          change({ type: 'name', testName: value });
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}

/** Those in use are offered, and any other may be written. */
function SubjectField({ subject }: { subject: SubjectChoice }) {
  const listId = useId();
  return (
    <Field label={messages.subject}>
      <TextInput
        autoComplete="off"
        list={listId}
        placeholder={messages.subjectPlaceholder}
        maxLength={materialLimits.maxSubjectLength}
        value={subject.name}
        onChange={({ target }) => subject.setName(target.value)}
      />
      <datalist id={listId}>
        {subject.known.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
