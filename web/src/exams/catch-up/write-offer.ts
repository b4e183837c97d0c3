import type { CatchUpOffer } from '@engram/core/exams/api.ts';
import type { ExamPlan } from '../queries.ts';
import { writeNear, writeWeekday } from '../write-days.ts';
import { offerMessages as messages } from './messages.ts';

type Told = { label: string; text: string; action: string };

/** What a way to catch up is called, what it comes to, and what its button says. */
export function writeOffer(offer: CatchUpOffer, plan: ExamPlan): Told {
  const waiting = plan.catchUp?.waiting ?? 0;
  switch (offer.way) {
    case 'spread':
      return {
        label: offer.days > 1 ? messages.spread(offer.days) : messages.keep,
        text: writeSpread(offer, plan),
        action: offer.days > 1 ? messages.chooseSpread(offer.days) : messages.keep,
      };
    case 'drop':
      return {
        label: messages.drop,
        text: messages.letGo(offer.letGo) + writeLeft(offer, waiting - offer.letGo),
        action: messages.chooseDrop(offer.letGo),
      };
    case 'all':
      return {
        label: messages.all(waiting),
        text:
          offer.minutes > plan.exam.minutesPerDay
            ? messages.beyond(plan.exam.minutesPerDay)
            : messages.tonight,
        action: messages.all(waiting),
      };
  }
}

function writeSpread({ today, days, until, notAsked }: CatchUpOffer, plan: ExamPlan): string {
  const other = (plan.catchUp?.waiting ?? 0) - notAsked - today;
  const now = plan.days[0]?.day ?? until;
  const later =
    days === 2
      ? messages.other(other, writeNear(until, now))
      : messages.more(Math.max(1, Math.round(other / (days - 1))));
  return [
    messages.today(today),
    days > 1 ? later : '',
    messages.end,
    writeFree(plan.days.filter(({ day, kind }) => kind === 'rest' && day <= until)),
    notAsked > 0 ? messages.notAsked(notAsked) : '',
  ].join('');
}

function writeFree(rest: readonly { day: string }[]): string {
  if (rest.length === 0) return '';
  const names = rest.map(({ day }) => writeWeekday(day));
  return names.length <= 2 ? messages.free(names) : messages.allFree;
}

function writeLeft({ today }: CatchUpOffer, left: number): string {
  return today === left ? messages.left(left) : messages.leftFrom(left, today);
}
