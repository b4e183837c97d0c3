import { addDays } from '@engram/core/attempts/calendar-days.ts';
import type { CatchUpOffer } from '@engram/core/exams/api.ts';
import type { CatchUpWay } from '@engram/core/exams/catch-up.ts';
import { examLimits } from '@engram/core/limits.ts';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioCard, RadioCardGroup } from '../../ui/forms/radio-card.tsx';
import type { CatchUpState, ExamPlan } from '../queries.ts';
import { offerMessages as messages } from './messages.ts';
import { writeOffer } from './write-offer.ts';

type OffersProps = {
  ref: Ref<HTMLHeadingElement>;
  plan: ExamPlan;
  catchUp: CatchUpState;
  isBusy: boolean;
  onChoose: (way: CatchUpWay) => void;
};

/** What was missed, and the ways to catch up, each with what it comes to; the first is chosen. */
export function Offers({ ref, plan, catchUp, isBusy, onChoose }: OffersProps) {
  const titleId = useId();
  const { offers, waiting } = catchUp;
  const [way, setWay] = useState<string>();
  const chosen = offers.find((offer) => offer.way === way) ?? offers[0];
  if (!chosen) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen && !isBusy) onChoose(chosen.way);
  }

  return (
    <Card as="section" padding="small" aria-labelledby={titleId}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h2 ref={ref} id={titleId} tabIndex={-1} className="type-h2">
            {writeTitle(plan, waiting)}
          </h2>
          <p className="text-ink-2">{messages.text}</p>
        </div>
        <RadioCardGroup aria-labelledby={titleId} value={chosen.way} onValueChange={setWay}>
          {offers.map((offer) => (
            <Offer key={offer.way} offer={offer} plan={plan} />
          ))}
        </RadioCardGroup>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isBusy}
          className="justify-self-start max-md:w-full"
        >
          {writeOffer(chosen, plan).action}
        </Button>
      </form>
    </Card>
  );
}

function Offer({ offer, plan }: { offer: CatchUpOffer; plan: ExamPlan }) {
  const { label, text } = writeOffer(offer, plan);
  return (
    <RadioCard
      value={offer.way}
      label={<span className="text-[1.0625rem]">{label}</span>}
      description={<span className="type-sm">{text}</span>}
      className="px-4.5 py-4 max-md:flex-wrap"
      tag={
        <span className="type-sm whitespace-nowrap text-ink-2 max-md:basis-full max-md:ps-8 md:text-end">
          <b className="font-semibold text-ink md:block">{messages.minutes(offer.minutes)}</b>
          <span className="md:hidden">{messages.comma}</span>
          {messages.onTheDay(offer.recallThen)}
        </span>
      }
    />
  );
}

/** We look back only so far; what was missed before is not counted. */
function writeTitle({ missed, days }: ExamPlan, waiting: number): string {
  const [first] = missed;
  const today = days[0]?.day;
  const isLong = first && today && addDays(first.day, examLimits.daysBack) <= today;
  return isLong
    ? messages.titleOfWeeks(examLimits.daysBack / 7, waiting)
    : messages.title(missed.length, waiting);
}
