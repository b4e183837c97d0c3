import type { User } from '@engram/core/accounts/user.ts';
import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type { Progress } from '@engram/core/progress/api.ts';
import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import { dayOf } from '../plans/periods.ts';
import type { Platform } from '../platform/start.ts';
import { foreseeDays, type ForeseenDay } from '../reviews/forecast/foresee-days.ts';
import { readToday } from '../reviews/queue/read-today.ts';
import { shareOf } from '../reviews/progress/share-of.ts';
import { countDays, countTime } from './count-days.ts';
import { countSteps } from './count-steps.ts';
import { readScope, type Wish } from './read-scope.ts';
import { readTopics } from './read-topics.ts';
import { readWork } from './read-work.ts';
import { hasBegun } from './store.ts';

/** How learning has gone: of everything, of a subject, or of what an exam asks. */
export async function describeProgress(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
  wish: Wish,
): Promise<Progress> {
  const { db, clock } = platform;
  const today = await readToday(db, user, clock.now());
  const scope = await readScope(db, user.uid, wish);
  const work = await readWork(db, user, { day: today.day, scope });
  const step = user.isPremium ? 'week' : 'day';
  const { recall, activity } = countSteps(work, { today: today.day, step });
  const lately = addDays(today.day, -reviewLimits.retentionDays);
  const measured = shareOf(work.reviews.filter(({ day }) => day > lately));
  const foreseen = await foreseeDays(platform, user, {
    today,
    scope,
    count: progressLimits.forecastDays,
  });
  return {
    hasBegun: await hasBegun(db, user.uid),
    subjects: scope.subjects,
    exams: scope.exams.map(({ id, name }) => ({ id, name })),
    step,
    recall: {
      goal: scope.exam?.goal ?? today.settings.retention,
      reviews: measured.reviews,
      percent: measured.percent,
      steps: recall,
    },
    ...countDays(work, {
      today: today.day,
      exams: scope.exam ? [scope.exam] : scope.exams,
      dayOf: (moment) => dayOf(moment, user.timeZone),
    }),
    topics: await readTopics(db, { owner: user, today, scope }),
    forecast: sumUpDays(foreseen),
    activity,
    time: countTime(work, scope),
  };
}

function sumUpDays(days: readonly ForeseenDay[]): Progress['forecast'] {
  const counts = days.map(({ due }) => due);
  return {
    total: counts.reduce((sum, due) => sum + due, 0),
    most: Math.max(0, ...counts),
    days: days.map(({ day, due, isExam, isRest }) => ({ day, due, isExam, isRest })),
  };
}
