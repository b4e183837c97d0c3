import { assignmentLimits } from './assignment-limits.ts';
import { writeDayAndTime } from '../time/write-day-and-time.ts';
import type { AssignmentRules } from './assignment.ts';

/** A piece of what is said; what somebody has chosen stands out. */
export type Said = string | { strong: string };

type Giving = {
  rules: AssignmentRules;
  /** Null for at once. */
  opensAt: number | null;
  closesAt: number;
};

type Calendar = { now: number; timeZone: string };

/** All settings of an assignment in words that are true, for whoever is about to give it. */
export function sayAssignment(giving: Giving, calendar: Calendar): Said[] {
  const { rules } = giving;
  return [
    ...sayWhoAndWhen(giving, calendar),
    ...sayAnswers(rules),
    ` ${sayOrder(rules)} ${sayEnd(rules)} ${rules.asksName ? words.name : words.noName}`,
  ];
}

function sayWhoAndWhen({ rules, opensAt, closesAt }: Giving, calendar: Calendar): Said[] {
  const { tries, timeLimitMinutes } = rules;
  const closes = { strong: writeDayAndTime(closesAt, calendar) };
  return [
    { strong: words.anyone },
    words.canTake,
    { strong: sayTries(tries) },
    ...(timeLimitMinutes === null
      ? [words.noLimit]
      : [words.in, { strong: words.minutes(timeLimitMinutes) }, tries === 1 ? '' : words.each]),
    ...(opensAt === null
      ? [words.until, closes]
      : [words.from, { strong: writeDayAndTime(opensAt, calendar) }, words.to, closes]),
    '.',
  ];
}

function sayTries(tries: number | null): string {
  if (tries === null) return words.always;
  return words.times[tries] ?? words.manyTimes(tries);
}

function sayAnswers({ answersShown, acceptsLate }: AssignmentRules): Said[] {
  switch (answersShown) {
    case 'at-once':
      return [words.see, { strong: words.atOnce }, '.'];
    case 'after-closing':
      return [words.see, { strong: acceptsLate ? words.afterThatAndIn : words.afterThat }, '.'];
    case 'never':
      return [words.they, { strong: words.never }, words.seeNever];
  }
}

function sayOrder({ shufflesQuestions, shufflesOptions }: AssignmentRules): string {
  if (shufflesQuestions && shufflesOptions) return words.bothShuffled;
  if (shufflesQuestions) return words.questionsShuffled;
  return shufflesOptions ? words.optionsShuffled : words.sameOrder;
}

function sayEnd({ acceptsLate }: AssignmentRules): string {
  return acceptsLate ? words.late(assignmentLimits.lateDays) : words.collected;
}

const words = {
  anyone: 'Anyone with the link',
  canTake: ' can take this test ',
  times: [undefined, 'once', 'twice'],
  manyTimes: (tries: number) => `${tries} times`,
  always: 'as often as they like',
  in: ', in ',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  each: ' each time',
  noLimit: ', without a time limit',
  until: ', until ',
  from: ', from ',
  to: ' to ',
  see: ' They see their score and the answers ',
  atOnce: 'as soon as they hand in',
  afterThat: 'after that',
  afterThatAndIn: 'after that, once they have handed in',
  they: ' They ',
  never: 'never',
  seeNever: ' see their score or the answers.',
  bothShuffled: 'Questions and options come in a different order for everyone.',
  questionsShuffled: 'Questions come in a different order for everyone.',
  optionsShuffled: 'Options come in a different order for everyone.',
  sameOrder: 'Everyone gets the same order.',
  collected: 'When it closes, unfinished tests are handed in as they are.',
  late: (days: number) => `Late answers are accepted for ${days} days more and marked as late.`,
  name: 'They type their name first.',
  noName: 'They are not asked for a name.',
} as const;
