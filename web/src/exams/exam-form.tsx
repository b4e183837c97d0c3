import type { ExamTerms } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import { examLimits, reviewLimits } from '@engram/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useUser } from '../accounts/session/session.tsx';
import { dueQuery } from '../flashcards/queries.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialogs/dialog-frame.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Select } from '../ui/forms/select.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { ChooseThings } from './choose-things.tsx';
import { emptyDraft, type ExamDraft, findProblems, type Problems, termsOf } from './exam-draft.ts';
import { formMessages as messages } from './messages.ts';
import { RestDays } from './rest-days.tsx';

type ExamFormProps = {
  /** None: a new one. */
  exam: Exam | undefined;
  /** Whether it begins with what is in the exam. */
  isAtThings: boolean;
  today: string;
  isBusy: boolean;
  onSave: (terms: ExamTerms) => void;
  onCancel: () => void;
};

const minuteChoices = [5, 10, 15, 20, 30, 45, 60];
const goalChoices = [80, 85, 90, 95];

export function ExamForm({ exam, isAtThings, today, isBusy, onSave, onCancel }: ExamFormProps) {
  const [draft, setDraft] = useState<ExamDraft>(() =>
    exam ? { ...exam, heldAt: exam.heldAt ?? '' } : emptyDraft(),
  );
  const [problems, setProblems] = useState<Problems>({});
  const name = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);

  const msPerReview = usePace();

  function change(next: Partial<ExamDraft>) {
    setDraft((before) => ({ ...before, ...next }));
    setProblems({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findProblems(draft, { today, before: exam?.heldOn });
    setProblems(found);
    if (found.name !== undefined) name.current?.focus();
    else if (found.day !== undefined) day.current?.focus();
    else if (found.rest === undefined && !isBusy) onSave(termsOf(draft));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={messages.name} error={problems.name} isErrorQuiet>
        <TextInput
          ref={name}
          autoComplete="off"
          placeholder={messages.namePlaceholder}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={messages.day} error={problems.day} isErrorQuiet>
          <TextInput
            ref={day}
            type="date"
            min={today}
            value={draft.heldOn}
            onChange={({ target }) => change({ heldOn: target.value })}
          />
        </Field>
        <Field
          label={
            <>
              {messages.hour} <span className="font-normal text-ink-3">{messages.optional}</span>
            </>
          }
        >
          <TextInput
            type="time"
            value={draft.heldAt}
            onChange={({ target }) => change({ heldAt: target.value })}
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={messages.minutes}
          hint={messages.reviewsIn(
            draft.minutesPerDay,
            Math.floor((draft.minutesPerDay * 60_000) / msPerReview),
          )}
        >
          <Select
            value={draft.minutesPerDay}
            onChange={({ target }) => change({ minutesPerDay: Number(target.value) })}
          >
            {withOwn(minuteChoices, draft.minutesPerDay).map((minutes) => (
              <option key={minutes}>{minutes}</option>
            ))}
          </Select>
        </Field>
        <Field label={messages.goal} hint={messages.goalHint}>
          <Select
            value={draft.goal}
            onChange={({ target }) => change({ goal: Number(target.value) })}
          >
            {withOwn(goalChoices, draft.goal).map((goal) => (
              <option key={goal} value={goal}>
                {messages.percent(goal)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <RestDays
        days={draft.restDays}
        error={problems.rest}
        onChange={(restDays) => change({ restDays })}
      />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-2 type-sm font-semibold">{messages.things}</legend>
        <ChooseThings
          things={draft.things}
          isFirst={isAtThings}
          onChange={(things) => change({ things: things.slice(0, examLimits.maxThings) })}
        />
      </fieldset>
      <DialogActions>
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {exam ? messages.save : messages.add}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The learner's own, as everywhere; the usual one until it is known. */
function usePace(): number {
  const user = useUser();
  const { data } = useQuery({ ...dueQuery(user?.uid ?? ''), enabled: user !== undefined });
  return data?.msPerReview ?? reviewLimits.usualMs;
}

/** One that a program has set is kept. */
function withOwn(choices: readonly number[], own: number): number[] {
  return [...new Set([...choices, own])].toSorted((one, other) => one - other);
}
