import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { presetNames } from '@engram/core/practice-tests/messages.ts';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { writeLimit } from '../../../plan-words.ts';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { configMessages } from '../messages.ts';
import { listChoices, SummaryRows } from '../summary-rows.tsx';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.summary;

/** What has been chosen so far, and of which material. */
export function ConfigAside() {
  const { flow, plan } = useFlow();
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-23">
      <Card as="section" padding="small" aria-label={messages.title} className="grid gap-2.5">
        <h2 className="type-h3">{messages.title}</h2>
        <Total />
        <SummaryRows rows={listChoices(flow.testConfig)} />
        {!plan.isPremium && (
          <Note tone="yellow" icon={Lock}>
            {messages.premium(plans.student.limits.questionsPerTest)}{' '}
            <Link to={paths.pricing} className="font-semibold underline underline-offset-2">
              {messages.plans}
            </Link>
          </Note>
        )}
      </Card>
      <MaterialSummary />
    </aside>
  );
}

function Total() {
  const { flow, plan } = useFlow();
  const { isEndlessMode, numQuestions } = flow.testConfig;
  const max = plan.limits.questionsPerTest;
  if (isEndlessMode) {
    return <p className="text-[2rem] leading-none font-bold">{presetNames.endless}</p>;
  }
  return (
    <>
      <p aria-live="polite" className="text-[3rem] leading-none font-bold tabular-nums">
        {numQuestions} <span className="type-sm font-medium text-ink-3">{messages.ofMax(max)}</span>
      </p>
      <ProgressBar
        aria-label={messages.progress}
        value={(100 * numQuestions) / max}
        valueText={messages.total(numQuestions, max)}
        tone={numQuestions > max ? 'danger' : 'petrol'}
        isThin
        className="my-1"
      />
    </>
  );
}

function MaterialSummary() {
  const { flow } = useFlow();
  return (
    <Card
      as="section"
      padding="small"
      aria-label={configMessages.material}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      <h2 className="type-h3">{configMessages.material}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 type-sm">
        {flow.parts.map(({ material: { id, title, characters } }) => (
          <li key={id} className="grid gap-0.5">
            <span className="truncate font-semibold" title={title}>
              {title}
            </span>
            <span className="type-xs text-ink-3">{configMessages.characters(characters)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-2.5 type-sm">
        <span className="text-ink-2">{configMessages.allCharacters}</span>
        <span className="font-semibold">{writeLimit(countCharacters(flow.studyMaterial))}</span>
      </p>
    </Card>
  );
}
