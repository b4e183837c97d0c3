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
import { Accordion } from '../ui/navigation/accordion.tsx';
import { ChooseThings } from './choose-things.tsx';
import { emptyDraft, type ExamDraft, findProblems, type Problems, termsOf } from './exam-draft.ts';
import { formMessages as messages } from './messages.ts';
import { RestDays } from './rest-days.tsx';
import { chooseAll, useChoices } from './use-choices.ts';

type ExamFormProps = {
  /** None: a new one. */
  exam: Exam | undefined;
  /** Whether it begins with what is in the exam. */
  isAtThings: boolean;
  /** Whether no other exam is to come. */
  isFirst: boolean;
  today: string;
  isBusy: boolean;
  onSave: (terms: ExamTerms) => void;
  onCancel: () => void;
};

const minuteChoices = [5, 10, 15, 20, 30, 45, 60];
const goalChoices = [80, 85, 90, 95];

export function ExamForm({
  exam,
  isAtThings,
  isFirst,
  today,
  isBusy,
  onSave,
  onCancel,
}: ExamFormProps) {
  const [draft, setDraft] = useState<ExamDraft>(() =>
    exam ? { ...exam, heldAt: exam.heldAt ?? '' } : emptyDraft({ hasAll: isFirst }),
  );
  const [isOpen, setOpen] = useState(exam !== undefined);
  const choices = useChoices();
  const things = draft.things ?? (choices ? chooseAll(choices) : undefined);
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
    else if (found.rest !== undefined) setOpen(true);
    else if (things && !isBusy) onSave(termsOf({ ...draft, things }));
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
      <Field label={messages.day} error={problems.day} isErrorQuiet>
        <TextInput
          ref={day}
          type="date"
          min={today}
          value={draft.heldOn}
          onChange={({ target }) => change({ heldOn: target.value })}
        />
      </Field>
      <Accordion
        isPlain
        isOpen={isOpen}
        onToggle={setOpen}
        title={<MoreTitle draft={draft} count={things?.length} />}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 text-ink">
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
              things={things ?? []}
              choices={choices}
              isFirst={isAtThings}
              onChange={(chosen) => change({ things: chosen.slice(0, examLimits.maxThings) })}
            />
          </fieldset>
        </div>
      </Accordion>
      <DialogActions>
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy || !things}>
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

/** What is set behind it, so that nobody has to look. */
function MoreTitle({ draft, count }: { draft: ExamDraft; count: number | undefined }) {
  return (
    <span className="grid">
      {messages.more}{' '}
      <span className="type-sm font-normal text-ink-2">
        {messages.moreSet(draft.minutesPerDay, draft.goal)}
        {count !== undefined && messages.moreThings(count)}
      </span>
    </span>
  );
}

/** One that a program has set is kept. */
function withOwn(choices: readonly number[], own: number): number[] {
  return [...new Set([...choices, own])].toSorted((one, other) => one - other);
}
