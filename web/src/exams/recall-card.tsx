import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { coverageOf } from '../materials/library/queries.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { recallMessages as messages } from './messages.ts';
import type { ExamPlan } from './queries.ts';
import { RecallBar } from './recall-bar.tsx';
import { writeNear } from './write-days.ts';
import { useChangeExam } from './use-save-exam.ts';

/** What would be recalled on the day, and what stands in the way of the goal. */
export function RecallCard({ plan }: { plan: ExamPlan }) {
  const titleId = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="type-h3">
        {messages.title}
      </h2>
      {plan.daysLeft < 0 ? <Afterwards plan={plan} /> : <Forecast plan={plan} />}
    </Card>
  );
}

function Forecast({ plan }: { plan: ExamPlan }) {
  const { recallNow, recallThen, withoutRoom, exam, cost } = plan;
  if (recallNow === null || recallThen === null) return <p>{messages.nothing}</p>;
  const isReached = recallNow >= exam.goal;
  return (
    <>
      {cost ? (
        <Cost plan={plan} cost={cost} />
      ) : (
        <Prospect recallNow={recallNow} recallThen={recallThen} isReached={isReached} />
      )}
      <RecallBar now={recallNow} goal={exam.goal} />
      {recallThen < exam.goal && (
        <p className="type-sm text-ink-2">{messages.short(exam.minutesPerDay, exam.goal)}</p>
      )}
      <NotAsked plan={plan} />
      {withoutRoom > 0 && <p className="type-sm text-ink-2">{messages.withoutRoom(withoutRoom)}</p>}
    </>
  );
}

type ProspectProps = { recallNow: number; recallThen: number; isReached: boolean };

function Prospect({ recallNow, recallThen, isReached }: ProspectProps) {
  return (
    <p>
      {messages.now}
      <b className="font-semibold">{messages.percent(recallNow)}</b>
      {isReached ? (
        messages.holds
      ) : (
        <>
          {messages.withPlan}
          <b className="font-semibold">{messages.percent(recallThen)}</b>
          {messages.end}
        </>
      )}
    </p>
  );
}

/** A plan knows nothing of what has no question yet. */
function NotAsked({ plan: { things } }: { plan: ExamPlan }) {
  const ids = things.flatMap(({ kind, id }) => (kind === 'material' ? [id] : []));
  const { data = [] } = useQuery(coverageOf(ids.slice(0, mostMaterials)));
  const sentences = data.reduce((sum, one) => sum + one.sentenceCount, 0);
  const open = sentences - data.reduce((sum, one) => sum + one.askedCount, 0);
  return open > 0 && <p className="type-sm text-ink-2">{messages.notAsked(open, sentences)}</p>;
}

/** As many as can be asked for at once. */
const mostMaterials = 50;

/** What missed days cost; only where the plan makes up for them, by when. */
function Cost({ plan, cost }: { plan: ExamPlan; cost: NonNullable<ExamPlan['cost']> }) {
  const today = plan.days[0]?.day ?? plan.exam.heldOn;
  return (
    <p>
      {messages.cost(plan.missed.length, cost.points)}
      {cost.backOn !== null && messages.winBack(writeNear(cost.backOn, today))}
    </p>
  );
}

function Afterwards({ plan: { exam } }: { plan: ExamPlan }) {
  const change = useChangeExam();
  return (
    <>
      <p>{exam.goesOn ? messages.goesOn : messages.over}</p>
      <Button
        isBusy={change.isPending}
        onClick={() => change.mutate({ ...exam, goesOn: !exam.goesOn })}
      >
        {exam.goesOn ? messages.letRest : messages.goOn}
      </Button>
    </>
  );
}
