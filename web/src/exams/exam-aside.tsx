import { useId, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { asideMessages as messages, weekdays } from './messages.ts';
import type { ExamPlan } from './queries.ts';
import { RecallCard } from './recall-card.tsx';

type ExamAsideProps = {
  plan: ExamPlan;
  onEdit: () => void;
  onChoose: () => void;
  onDelete: () => void;
};

/** What the plan leads to, what it is for, and how it is to go. */
export function ExamAside({ plan, onEdit, onChoose, onDelete }: ExamAsideProps) {
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RecallCard plan={plan} />
      <InExam plan={plan} onChoose={onChoose} />
      <Settings plan={plan} onEdit={onEdit} onDelete={onDelete} />
    </aside>
  );
}

type InExamProps = Pick<ExamAsideProps, 'plan' | 'onChoose'>;

function InExam({ plan: { things }, onChoose }: InExamProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="type-h3">
          {messages.inExam}
        </h2>
        <TextButton onClick={onChoose}>{messages.change}</TextButton>
      </div>
      {things.some(({ recall }) => recall !== null) && (
        <p className="type-sm text-ink-2">{messages.recallHint}</p>
      )}
      {things.length === 0 ? (
        <p className="type-sm text-ink-2">{messages.empty}</p>
      ) : (
        <ul className="-mb-2">
          {things.map(({ id, name, recall }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-3 border-t border-line py-2.5"
            >
              <span className="min-w-0 font-serif wrap-anywhere">{name}</span>
              <span className="type-sm whitespace-nowrap">
                {recall === null ? (
                  <span className="text-ink-3">{messages.nothingMade}</span>
                ) : (
                  <b className="font-semibold">{messages.percent(recall)}</b>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type SettingsProps = Omit<ExamAsideProps, 'onChoose'>;

function Settings({ plan: { exam }, onEdit, onDelete }: SettingsProps) {
  const rest = exam.restDays.map((day) => weekdays[day - 1]?.[1]).join(', ');
  return (
    <Card as="section" padding="small" aria-label={messages.settings} className="grid gap-3">
      <dl>
        <Line name={messages.goal}>{messages.goalValue(exam.goal)}</Line>
        <Line name={messages.time}>{messages.timeValue(exam.minutesPerDay)}</Line>
        <Line name={messages.restDays(exam.restDays.length)}>{rest || messages.noRest}</Line>
      </dl>
      <Button onClick={onEdit}>{messages.edit}</Button>
      <TextButton onClick={onDelete} className="justify-self-center">
        {messages.delete}
      </TextButton>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <dt className="type-sm text-ink-2">{name}</dt>
      <dd className="text-end type-sm font-semibold">{children}</dd>
    </div>
  );
}
